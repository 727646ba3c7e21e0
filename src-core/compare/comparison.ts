// What a comparison of two documents says: values side by side, and for each whether they agree. It never says that two
// descriptions are of the same land: courses that agree may lie anywhere.
import type { Difference } from '#core/compare/course-differences.ts';
import type { Tolerance } from '#core/compare/tolerance.ts';
import type { VerdictStatus } from '#core/schema/verdict.ts';

/** `unknown`: one of them, or both, does not say. */
export type Agreement = 'agrees' | 'differs' | 'first_only' | 'second_only' | 'unknown';

/** A fact of the document or of a tract; empty where it is not stated. */
export interface ComparedFact {
  readonly fact: string;
  readonly first: string;
  readonly second: string;
  readonly agreement: Agreement;
  /** How far they lie apart, where that can be told in a few words. */
  readonly by: string;
}

/** A course as it stands in one of the two. */
export interface ComparedCourse {
  /** Index into the calls, or the ties, of its tract. */
  readonly call: number;
  readonly verbatim: string;
  /** As the document writes them; null where its form was not found again in the sentence. */
  readonly recorded_bearing: string | null;
  readonly recorded_distance: string | null;
  /** Worked out: the bearing to the second and the length in feet, of a curve those of its chord. */
  readonly bearing: string | null;
  readonly length_ft: number | null;
  /** Radius, arc and central angle in words; empty for a line. */
  readonly curve: string;
  readonly monument: string;
  readonly adjoiner: string;
  /** It was not read surely, or an operator entered it. */
  readonly doubted: boolean;
}

export interface ComparedPair {
  readonly kind: 'boundary' | 'tie';
  readonly first: ComparedCourse | null;
  readonly second: ComparedCourse | null;
  readonly agreement: Agreement;
  readonly differences: readonly Difference[];
  /** Monument and adjoiner that are told in both, and otherwise. */
  readonly words: readonly ('monument' | 'adjoiner')[];
  /** In plain words: `bearing by 0°10′00″, length by 9.00 ft`. */
  readonly told: string;
}

export interface ComparedTract {
  readonly first: ComparedTractName | null;
  readonly second: ComparedTractName | null;
  readonly facts: readonly ComparedFact[];
  readonly pairs: readonly ComparedPair[];
  readonly counts: Readonly<Record<Agreement, number>>;
  /** The second is walked the other way round. */
  readonly reversed: boolean;
  /** The course of the first at whose start the second begins; null where it begins at none of the first's corners. */
  readonly begins_at: number | null;
  /** Degrees clockwise by which all bearings of the second are turned; null where they are not. */
  readonly turned_deg: number | null;
  /** By which all lengths of the second are longer; null where they are not. */
  readonly scaled: number | null;
  /** What is put to the second's corners, in feet, so that it lies on the first; null where nothing shows how. */
  readonly offset_ft: readonly [number, number] | null;
  /** What is to be said of the whole, in sentences. */
  readonly notes: readonly string[];
}

export interface ComparedTractName {
  /** Its place among the document's tracts. */
  readonly tract: number;
  readonly name: string;
  readonly is_exception: boolean;
  readonly status: VerdictStatus | null;
}

export interface Comparison {
  readonly first: string;
  readonly second: string;
  readonly tolerance: Tolerance;
  readonly within: string;
  readonly facts: readonly ComparedFact[];
  readonly tracts: readonly ComparedTract[];
  readonly notes: readonly string[];
}
