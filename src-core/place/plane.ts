// The plane that parcels are laid out in: azimuthal equidistant about one point, in US survey feet. Distances and
// directions from the center are geodesic (WGS 84), so a tie walked there ends where a total station would.
import geographiclib from 'geographiclib-geodesic';
import { FOOT_METERS } from '#core/survey/distance.ts';
import type { Point } from '#core/survey/traverse.ts';

/** [longitude, latitude] in degrees, WGS 84. */
export type LonLat = readonly [number, number];

export interface Plane {
  readonly center: LonLat;
  toPlane(position: LonLat): Point;
  toEarth(point: Point): LonLat;
}

const GEODESIC = geographiclib.Geodesic.WGS84;
const DEGREE = Math.PI / 180;

export function planeAt(center: LonLat): Plane {
  const [lon, lat] = center;
  return {
    center,
    toPlane(position) {
      const { s12 = 0, azi1 = 0 } = GEODESIC.Inverse(lat, lon, position[1], position[0]);
      const feet = s12 / FOOT_METERS;
      return { east_ft: feet * Math.sin(azi1 * DEGREE), north_ft: feet * Math.cos(azi1 * DEGREE) };
    },
    toEarth(point) {
      const feet = Math.hypot(point.east_ft, point.north_ft);
      const azimuth = Math.atan2(point.east_ft, point.north_ft) / DEGREE;
      const { lat2 = lat, lon2 = lon } = GEODESIC.Direct(lat, lon, azimuth, feet * FOOT_METERS);
      return [lon2, lat2];
    },
  };
}

/** Geodesic length in US survey feet and azimuth at the start, degrees clockwise from north. */
export function courseBetween(from: LonLat, to: LonLat): { length_ft: number; azimuth_deg: number } {
  const { s12 = 0, azi1 = 0 } = GEODESIC.Inverse(from[1], from[0], to[1], to[0]);
  return { length_ft: s12 / FOOT_METERS, azimuth_deg: (azi1 + 360) % 360 };
}

/** Clockwise, as placements count it. */
export function turned(point: Point, clockwise_deg: number): Point {
  const [sine, cosine] = [Math.sin(clockwise_deg * DEGREE), Math.cos(clockwise_deg * DEGREE)];
  return {
    east_ft: point.east_ft * cosine + point.north_ft * sine,
    north_ft: point.north_ft * cosine - point.east_ft * sine,
  };
}

/** Nine decimals: a tenth of a millimetre. */
export function rounded(position: LonLat): [number, number] {
  return [Math.round(position[0] * 1e9) / 1e9, Math.round(position[1] * 1e9) / 1e9];
}
