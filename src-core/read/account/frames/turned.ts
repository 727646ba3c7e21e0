// How far what a description names lies off the compass, and points as it would have them.
import type { Sighting } from '#core/read/account/frames/sightings.ts';
import type { Spot } from '#core/read/account/frames/spot.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { directionOf, type Leg } from '#core/survey/leg.ts';
import type { Point } from '#core/survey/traverse.ts';

/** By the compass, so that each of its lines runs one way. */
export const LAID_OUT = /^(?:section|quarter|quarter quarter)$/;

/** How far the lines lie off the compass, by the courses that run along them, or by the longest. */
export function turnOf(group: readonly Sighting[], legs: readonly Leg[], own: readonly Leg[]): number {
  const along = group.filter(({ isAlong }) => isAlong).map(({ points: [first = 0] }) => legs[first]);
  const longest = own.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const isLaidOut = LAID_OUT.test(group[0]?.parent.kind ?? '');
  const leg = along[0] ?? (isLaidOut ? undefined : longest[0]);
  if (leg === undefined) return 0;
  const off = degreesOf(directionOf(leg)) % 90;
  return off > 45 ? off - 90 : off < -45 ? off + 90 : off;
}

const lengthOf = ({ east_ft, north_ft }: Leg): number => Math.hypot(east_ft, north_ft);

export function turnedBy({ east_ft: east, north_ft: north }: Point, deg: number): Spot {
  const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return [east * cos - north * sin, east * sin + north * cos];
}
