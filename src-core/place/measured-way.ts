// A way measured on the map from point to point: each leg, the whole length, and the ground that it encloses.
import { middleOf, signedSquareFeet } from '#core/place/acres.ts';
import { courseBetween, type LonLat, planeAt } from '#core/place/plane.ts';
import { isSimpleRing } from '#core/place/simple-ring.ts';

export interface MeasuredWay {
  readonly legs: readonly { readonly length_ft: number; readonly azimuth_deg: number }[];
  readonly length_ft: number;
  /** Closed by a straight line; null for fewer than three points, and for a way that crosses itself. */
  readonly area_sqft: number | null;
}

/** Lengths are geodesic; the area is that of the plane about the middle of the points. */
export function measureWay(points: readonly LonLat[]): MeasuredWay {
  const legs = points.slice(1).map((to, i) => courseBetween(points[i] ?? to, to));
  return { legs, length_ft: legs.reduce((sum, { length_ft }) => sum + length_ft, 0), area_sqft: enclosed(points) };
}

function enclosed(points: readonly LonLat[]): number | null {
  if (points.length < 3) return null;
  const plane = planeAt(middleOf(points));
  const corners = points.map(plane.toPlane);
  const isGround = isSimpleRing(corners.map(({ east_ft, north_ft }) => [east_ft, north_ft]));
  return isGround ? Math.abs(signedSquareFeet(corners)) : null;
}
