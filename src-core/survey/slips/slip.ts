// A slip is one thing that may have gone wrong in recording one course, and what the course would be without it.
import type { Bearing } from '#core/schema/bearing.ts';
import type { Leg } from '#core/survey/leg.ts';

export type SlipKind =
  | 'quadrant'
  | 'reversed'
  | 'bearing_misread'
  | 'bearing_transposed'
  | 'length_misread'
  | 'length_transposed'
  | 'length_dropped'
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
  /** How much likelier than others of its kind: 1 for an ordinary one. */
  weight: number;
  words: string;
}

/** How often each kind is met; digits are misread and quadrants confused more than units are. */
export const KIND_SHARE: Readonly<Record<SlipKind, number>> = {
  quadrant: 0.16,
  reversed: 0.08,
  bearing_misread: 0.18,
  bearing_transposed: 0.11,
  length_misread: 0.18,
  length_transposed: 0.1,
  length_dropped: 0.05,
  point_moved: 0.04,
  unit: 0.02,
  turned: 0.03,
  repeated: 0.03,
  left_out: 0.02,
};

/** About how many slips of a kind one course offers, so that a kind with many is not believed more for it. */
export const KIND_CHOICES: Readonly<Record<SlipKind, number>> = {
  quadrant: 2,
  reversed: 1,
  bearing_misread: 40,
  bearing_transposed: 3,
  length_misread: 45,
  length_transposed: 5,
  length_dropped: 50,
  point_moved: 4,
  unit: 6,
  turned: 1,
  repeated: 0.1,
  left_out: 1,
};

/** What a generator is given: is a course that runs so worth a closer look? */
export type Closes = (east_ft: number, north_ft: number, swing: number) => boolean;

export interface BearingSlip {
  kind: 'quadrant' | 'reversed' | 'bearing_misread' | 'bearing_transposed';
  after: Bearing;
  weight: number;
  words: () => string;
}

export interface LengthSlip {
  kind: 'length_misread' | 'length_transposed' | 'length_dropped' | 'point_moved' | 'unit';
  after: number;
  weight: number;
  words: () => string;
}
