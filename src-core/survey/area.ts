// The area enclosed, by the coordinate method with the circular segments added.
import type { Leg } from '#core/survey/leg.ts';
import type { Point } from '#core/survey/traverse.ts';

/** Counter-clockwise positive. The unadjusted figure, closed by a straight line. */
export function signedAreaOf(legs: readonly Leg[]): number {
  let east = 0;
  let north = 0;
  let doubled = 0;
  let segments = 0;
  for (const leg of legs) {
    doubled += east * leg.north_ft - leg.east_ft * north;
    east += leg.east_ft;
    north += leg.north_ft;
    segments += leg.segment_sqft;
  }
  return doubled / 2 + segments;
}

export const areaOf = (legs: readonly Leg[]): number => Math.abs(signedAreaOf(legs));

/** The area inside corners joined by straight lines, such as a balanced figure's. */
export function areaOfCorners(corners: readonly Point[]): number {
  let doubled = 0;
  let before = corners.at(-1);
  for (const corner of corners) {
    if (before !== undefined) doubled += before.east_ft * corner.north_ft - corner.east_ft * before.north_ft;
    before = corner;
  }
  return Math.abs(doubled / 2);
}
