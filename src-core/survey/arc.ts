// The circle that an arc between two corners lies on.
import type { LegArc } from '#core/survey/leg.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface CircularArc {
  center: Point;
  radius_ft: number;
  /** Angle of the start seen from the center, counter-clockwise from east, in radians. */
  start_angle: number;
  /** Counter-clockwise positive. */
  sweep: number;
}

/** The arc keeps its central angle when its corners move, as they do when a figure is balanced. */
export function arcBetween(start: Point, end: Point, arc: LegArc): CircularArc {
  const east = end.east_ft - start.east_ft;
  const north = end.north_ft - start.north_ft;
  const side = arc.turn === 'left' ? 1 : -1;
  // From the middle of the chord to the center, as a share of the chord; negative beyond half a circle.
  const rise = side / (2 * Math.tan(arc.delta / 2));
  const center = {
    east_ft: start.east_ft + east / 2 - north * rise,
    north_ft: start.north_ft + north / 2 + east * rise,
  };
  return {
    center,
    radius_ft: Math.hypot(east, north) / (2 * Math.sin(arc.delta / 2)),
    start_angle: Math.atan2(start.north_ft - center.north_ft, start.east_ft - center.east_ft),
    sweep: side * arc.delta,
  };
}

/** The point so far along the arc, from 0 at its start to 1 at its end. */
export function pointOnArc(arc: CircularArc, share: number): Point {
  const angle = arc.start_angle + share * arc.sweep;
  return {
    east_ft: arc.center.east_ft + arc.radius_ft * Math.cos(angle),
    north_ft: arc.center.north_ft + arc.radius_ft * Math.sin(angle),
  };
}
