// A course as the traverse walks it: the straight way from its start to its end, and the arc that it follows.
import { azimuth, type Radians } from '#core/survey/angle.ts';
import { type Curve, segmentArea } from '#core/survey/curve.ts';

export interface Leg {
  /** Start to end. */
  east_ft: number;
  north_ft: number;
  /** Along the course: the arc of a curve. */
  length_ft: number;
  /** Direction of travel on leaving the course; null where only the chord of a curve is known. */
  forward_azimuth: Radians | null;
  /** What the arc adds to the area counted counter-clockwise. */
  segment_sqft: number;
  /** Null for a line, and for a curve of which only the chord is known. */
  arc: LegArc | null;
}

export interface LegArc {
  turn: 'left' | 'right';
  delta: Radians;
}

export function lineLeg(direction: Radians, length_ft: number): Leg {
  return {
    east_ft: length_ft * Math.sin(direction),
    north_ft: length_ft * Math.cos(direction),
    length_ft,
    forward_azimuth: direction,
    segment_sqft: 0,
    arc: null,
  };
}

/** A curve laid on its chord as recorded; its arc, angle and radius are the solved ones. */
export function curveLeg(curve: Curve, chord_ft: number): Leg {
  const segment = segmentArea(curve.radius_ft, curve.delta);
  return {
    east_ft: chord_ft * Math.sin(curve.chord_azimuth),
    north_ft: chord_ft * Math.cos(curve.chord_azimuth),
    length_ft: curve.arc_ft,
    forward_azimuth: curve.forward_azimuth,
    // An arc to the right bulges to the left of travel, which is inward when the figure runs counter-clockwise.
    segment_sqft: curve.turn === 'right' ? -segment : segment,
    arc: { turn: curve.turn, delta: curve.delta },
  };
}

/** A curve of which nothing but the chord is known. */
export const chordLeg = (direction: Radians, chord_ft: number, length_ft: number): Leg => ({
  ...lineLeg(direction, length_ft),
  east_ft: chord_ft * Math.sin(direction),
  north_ft: chord_ft * Math.cos(direction),
  forward_azimuth: null,
});

/** The same course swung about its start, as a tangent curve swings with the course before it. */
export function swung(leg: Leg, by: number): Leg {
  const sine = Math.sin(by);
  const cosine = Math.cos(by);
  return {
    ...leg,
    east_ft: leg.east_ft * cosine + leg.north_ft * sine,
    north_ft: leg.north_ft * cosine - leg.east_ft * sine,
    forward_azimuth: leg.forward_azimuth === null ? null : azimuth(leg.forward_azimuth + by),
  };
}

/** The way from a leg's start to its end. */
export const directionOf = (leg: { east_ft: number; north_ft: number }): Radians =>
  azimuth(Math.atan2(leg.east_ft, leg.north_ft));
