// How well surveys of a kind close. The kind is known by the pen: poles and quarter degrees were run with a needle and
// a chain, feet and seconds with a transit and a tape. The single survey's own error is not known, so all are weighed.
import type { DistanceUnit } from '#core/schema/distance-unit.ts';

export interface Quality {
  /** One standard deviation of the miss each way, as a part of the perimeter, squared. */
  variance: number;
  weight: number;
}

/** Closures from 1:50 to 1:100,000, each twice as good as the one before. */
const DENOMINATORS = Array.from({ length: 12 }, (_, at) => 50 * 2 ** at);

/** A factor of three either way, and a good part of surveys that are like no others of their kind. */
const SPREAD = 1.1;
const ODD_ONES = 0.35;

const NEEDLE_UNITS: readonly DistanceUnit[] = [
  'rods',
  'poles',
  'perches',
  'chains',
  'links',
  'varas',
  'arpents',
  'yards',
  'miles',
];

export function qualitiesOf(angle_step: number, unit: DistanceUnit): Quality[] {
  const middle = Math.log(typicalDenominator(angle_step, NEEDLE_UNITS.includes(unit)));
  const bells = DENOMINATORS.map((denominator) => Math.exp(-0.5 * ((Math.log(denominator) - middle) / SPREAD) ** 2));
  const total = bells.reduce((sum, bell) => sum + bell, 0);
  return DENOMINATORS.map((denominator, at) => ({
    variance: 1 / (2 * denominator * denominator),
    weight: ((1 - ODD_ONES) * (bells[at] ?? 0)) / total + ODD_ONES / DENOMINATORS.length,
  }));
}

/** What half of such surveys do better than. */
function typicalDenominator(angle_step: number, isNeedle: boolean): number {
  if (angle_step >= 1800) return 300;
  if (angle_step >= 600) return 500;
  if (angle_step >= 300) return 900;
  if (angle_step >= 60) return isNeedle ? 1000 : 2500;
  return isNeedle ? 4000 : 30_000;
}

/** What a document is likely to write angles to when all its courses run due, by its lengths; seconds of arc. */
export function likelyAngleStep(length_step: number, unit: DistanceUnit): number {
  if (NEEDLE_UNITS.includes(unit)) return 900;
  return length_step <= 0.011 ? 1 : length_step <= 0.11 ? 60 : 300;
}

/** "poles and quarter degrees"; the step is null where all courses run due. */
export function kindOfSurvey(angle_step: number | null, unit: DistanceUnit): string {
  if (angle_step === null) return `${unit} and due courses`;
  const angle = ANGLE_WORDS.find(([step]) => angle_step >= step)?.[1] ?? 'seconds';
  return `${unit} and ${angle}`;
}

const ANGLE_WORDS: readonly (readonly [number, string])[] = [
  [3600, 'whole degrees'],
  [1800, 'half degrees'],
  [900, 'quarter degrees'],
  [600, 'bearings to ten minutes'],
  [300, 'bearings to five minutes'],
  [60, 'minutes'],
];
