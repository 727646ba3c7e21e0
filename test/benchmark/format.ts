// The two formats of the benchmark, for programs in any language: what an instrument truly says, and what a program read.
// Both are JSON, one instrument a line.

/** Degrees, minutes and seconds in a quadrant: "N 45-30-15 E". */
export type BearingText = string;

/** A course. Lengths are in the tract's unit, as written; angles in decimal degrees. */
export interface BenchCall {
  readonly kind: 'line' | 'curve';
  readonly bearing: BearingText | null;
  readonly distance: number | null;
  /** Of a curve; its bearing and distance are the chord's. */
  readonly radius?: number | null;
  readonly delta?: number | null;
  readonly arc?: number | null;
  readonly turn?: 'left' | 'right' | null;
}

export interface BenchFacts {
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
  /** ISO. */
  readonly date: string;
  readonly county: string;
  /** Two letters. */
  readonly state: string;
  /** "book/page" as recorded. */
  readonly recorded: string;
}

export interface TrueTract {
  readonly exception: boolean;
  readonly unit: string;
  readonly calls: readonly BenchCall[];
  readonly ties: number;
  /** Null where none is stated. */
  readonly acres: number | null;
}

/** Whether the instrument may be passed: `sound` must be, `trap` must not be, `open` is scored by its values alone. */
export type Standing = 'sound' | 'trap' | 'open';

export interface Instrument {
  readonly id: string;
  readonly text: string;
  /** Pictures of its pages, in order; none for an instrument that is given as text. */
  readonly pages: readonly string[];
  readonly dialect: string;
  readonly standing: Standing;
  /** What makes a trap one, in a word. */
  readonly trap: string | null;
  readonly tracts: readonly TrueTract[];
  readonly facts: BenchFacts;
}

export interface ReadCall extends BenchCall {
  /** Whether the program says that a person need not look again. */
  readonly sure: boolean;
}

export interface ReadTract {
  readonly exception: boolean;
  readonly calls: readonly ReadCall[];
  readonly acres: number | null;
  /** Whether the program would let it go without a person's look. */
  readonly passed: boolean;
}

export interface Reading {
  readonly id: string;
  readonly tracts: readonly ReadTract[];
  readonly facts: BenchFacts;
  readonly seconds: number;
  /** Set where nothing could be read: the instrument counts as missed. */
  readonly refused?: string;
}

export const NO_FACTS: BenchFacts = { grantors: [], grantees: [], date: '', county: '', state: '', recorded: '' };
