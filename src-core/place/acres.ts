// Geodesic acres of rings on the earth, counted in an equal-distance plane at their own middle.
import { type LonLat, planeAt } from '#core/place/plane.ts';
import { ACRE_SQFT } from '#core/survey/distance.ts';
import type { Point } from '#core/survey/traverse.ts';

/** Counter-clockwise positive. */
export function signedSquareFeet(points: readonly Point[]): number {
  let doubled = 0;
  let before = points.at(-1);
  for (const point of points) {
    if (before !== undefined) doubled += before.east_ft * point.north_ft - point.east_ft * before.north_ft;
    before = point;
  }
  return doubled / 2;
}

export function middleOf(positions: readonly LonLat[]): LonLat {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of positions) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [(west + east) / 2, (south + north) / 2];
}

/** Outer rings counter-clockwise, holes clockwise: holes are taken off. */
export function acresOf(rings: readonly (readonly LonLat[])[]): number {
  const plane = planeAt(middleOf(rings.flat()));
  const sqft = rings.reduce((sum, ring) => sum + signedSquareFeet(ring.map(plane.toPlane)), 0);
  return Math.abs(sqft) / ACRE_SQFT;
}
