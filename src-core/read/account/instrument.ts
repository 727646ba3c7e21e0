// The instrument as the account sees it: all of its words, and the tracts that were read from them.
import type { Passage } from '#core/language/sentences.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Description } from '#core/read/clauses/description.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';

export interface ToldTract {
  readonly index: number;
  readonly description: Description;
  readonly courses: readonly Course[];
  readonly ties: readonly Course[];
  readonly around: Surroundings;
  /** What the words tell of its figure, to be proved on it. */
  readonly asserted: readonly Passage[];
  readonly isException: boolean;
  /** A centerline. */
  readonly isStrip: boolean;
  /** Its own stated area. */
  readonly stated_acres: number | null;
  readonly unit: DistanceUnit;
  /** Drawn, conveyed, with an area: only words can keep it from passing. */
  readonly mayPass: boolean;
}

export interface Instrument {
  readonly reading: Reading;
  readonly tracts: readonly ToldTract[];
}
