// Walking the courses from the point of beginning.
import type { Leg } from '#core/survey/leg.ts';

export interface Point {
  east_ft: number;
  north_ft: number;
}

/** The corners in order: the point of beginning at the origin, then the end of every leg. */
export function walk(legs: readonly Leg[]): Point[] {
  let east_ft = 0;
  let north_ft = 0;
  const points: Point[] = [{ east_ft, north_ft }];
  for (const leg of legs) {
    east_ft += leg.east_ft;
    north_ft += leg.north_ft;
    points.push({ east_ft, north_ft });
  }
  return points;
}
