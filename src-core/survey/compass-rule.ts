// Compass (Bowditch) rule: spread the miss over the legs in proportion to their length.
import { closureOf } from '#core/survey/closure.ts';
import type { Leg } from '#core/survey/leg.ts';
import { type Point, walk } from '#core/survey/traverse.ts';

/** Balanced points. The first is unmoved and the last returns to it. */
export function compassRule(legs: readonly Leg[]): Point[] {
  const { east_ft, north_ft, perimeter_ft } = closureOf(legs);
  let travelled_ft = 0;
  return walk(legs).map((point, i) => {
    travelled_ft += legs[i - 1]?.length_ft ?? 0;
    const share = perimeter_ft === 0 ? 0 : travelled_ft / perimeter_ft;
    return { east_ft: point.east_ft - share * east_ft, north_ft: point.north_ft - share * north_ft };
  });
}
