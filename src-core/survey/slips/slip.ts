// A slip is one thing that may have gone wrong in recording one course, and what the course would be without it.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Leg } from '#core/survey/leg.ts';

export type SlipKind =
  | 'quadrant'
  | 'reversed'
  | 'bearing_misread'
  | 'bearing_transposed'
  | 'bearing_two'
  | 'length_misread'
  | 'length_transposed'
  | 'length_two'
  | 'length_dropped'
  | 'length_added'
  | 'point_moved'
  | 'unit'
  | 'turned'
  | 'repeated'
  | 'left_out';

export interface Slip {
  kind: SlipKind;
  call: number;
  field: string;
  before: unknown;
  after: unknown;
  /** The course as it would then run; null when it falls away. */
  leg: Leg | null;
  /** Natural logarithm of how often such a slip is made of such a course. */
  prior: number;
  /** The same with how well it closes the figure, at a first look. */
  score: number;
  /** Asked for only when the slip is told. */
  words: () => string;
}

/** Of documents that are asked about: so many have one slip, so many none, so many more than one or another fault. */
export const ONE_SLIP = 0.37;
export const NO_SLIP = 0.53;
export const MORE_SLIPS = 0.1;

/** Of all slips, how many are of each kind; figures are misread and quadrants confused more than units are. */
export const KIND_SHARE: Readonly<Record<SlipKind, number>> = {
  quadrant: 0.15,
  reversed: 0.04,
  bearing_misread: 0.22,
  bearing_transposed: 0.06,
  bearing_two: 0.015,
  length_misread: 0.22,
  length_transposed: 0.06,
  length_two: 0.015,
  length_dropped: 0.08,
  length_added: 0.03,
  point_moved: 0.02,
  unit: 0.01,
  turned: 0.12,
  repeated: 0.03,
  left_out: 0.06,
};

/**
 * What a generator is given: how a course that runs so would score, with the logarithm of how often its slip is made;
 * null when that is not worth a closer look. `wont` is what the writing has to say, asked for last.
 */
export type Lean = (
  share: number,
  east_ft: number,
  north_ft: number,
  swing: number,
  /** It may show in the area alone. */
  isSilent?: boolean,
) => number | null;

export interface BearingSlip {
  kind: Extract<SlipKind, 'quadrant' | 'reversed' | `bearing_${string}`>;
  after: Bearing;
  /** Its part of the slips of its kind. */
  weight: number;
  words: () => string;
}

export interface LengthSlip {
  kind: Extract<SlipKind, `length_${string}` | 'point_moved' | 'unit'>;
  after: number;
  weight: number;
  words: () => string;
}
