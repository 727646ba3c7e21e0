// Closure: how far the last course ends from the point of beginning, against the length walked.
import type { Bearing } from '#core/schema/bearing.ts';
import { azimuth } from '#core/survey/angle.ts';
import { bearingOf } from '#core/survey/bearing.ts';
import type { Leg } from '#core/survey/leg.ts';
import { CLOSED_DENOMINATOR, CLOSED_MISS_FT, EXACT_FT } from '#core/survey/limits.ts';

export interface Closure {
  /** From the point of beginning to the end of the last course. */
  east_ft: number;
  north_ft: number;
  miss_ft: number;
  perimeter_ft: number;
  /** Perimeter over miss, rounded down; infinite when exact. */
  denominator: number;
  /** `1:12116` or `exact`. */
  ratio: string;
}

export function closureOf(legs: readonly Leg[]): Closure {
  let east_ft = 0;
  let north_ft = 0;
  let perimeter_ft = 0;
  for (const leg of legs) {
    east_ft += leg.east_ft;
    north_ft += leg.north_ft;
    perimeter_ft += leg.length_ft;
  }
  return closureOfMiss(east_ft, north_ft, perimeter_ft);
}

export function closureOfMiss(east_ft: number, north_ft: number, perimeter_ft: number): Closure {
  const miss_ft = Math.hypot(east_ft, north_ft);
  const denominator =
    miss_ft < EXACT_FT ? Number.POSITIVE_INFINITY : Math.floor((perimeter_ft / miss_ft) * (1 + 1e-12));
  return { east_ft, north_ft, miss_ft, perimeter_ft, denominator, ratio: ratioOf(denominator) };
}

const ratioOf = (denominator: number): string => (Number.isFinite(denominator) ? `1:${denominator}` : 'exact');

export function isClosedFigure({ denominator, miss_ft }: Closure): boolean {
  return denominator >= CLOSED_DENOMINATOR || miss_ft <= CLOSED_MISS_FT;
}

/** The course that would close the figure: from the end of the last course back to the point of beginning. */
export function closingCourse(closure: Closure): { bearing: Bearing; length_ft: number } {
  return {
    bearing: bearingOf(azimuth(Math.atan2(-closure.east_ft, -closure.north_ft)), 0),
    length_ft: closure.miss_ft,
  };
}
