// A circular curve solved from whatever the document gives: two elements fix its size, a direction fixes its lie.
import { azimuth, FULL_CIRCLE, type Radians, radians, radiansOf, turnBetween } from '#core/survey/angle.ts';

export type Turn = 'left' | 'right';

/** What a document may say of a curve. Lengths in feet, directions as north azimuths. */
export interface CurveGiven {
  radius_ft?: number | null;
  /** Central angle. */
  delta?: Radians | null;
  arc_ft?: number | null;
  chord_ft?: number | null;
  /** Length of the tangent, from the point of curvature to the point of intersection. */
  tangent_ft?: number | null;
  turn?: Turn | null;
  chord_azimuth?: Radians | null;
  /** Direction of travel where the curve begins, and where it ends. */
  back_azimuth?: Radians | null;
  forward_azimuth?: Radians | null;
  /** From the beginning of the curve to its center. */
  radial_azimuth?: Radians | null;
}

export interface CurveSize {
  radius_ft: number;
  delta: Radians;
  arc_ft: number;
  chord_ft: number;
  /** Infinite for half a circle, negative beyond it. */
  tangent_ft: number;
}

export interface Curve extends CurveSize {
  turn: Turn;
  chord_azimuth: Radians;
  back_azimuth: Radians;
  forward_azimuth: Radians;
}

/** Radius of a curve of so many degrees per 100 ft of arc, or per 100 ft of chord. */
export function radiusOfDegree(degree: number, definition: 'arc' | 'chord' = 'arc'): number {
  return definition === 'arc' ? 100 / radiansOf(degree) : 50 / Math.sin(radiansOf(degree) / 2);
}

/** Which way a curve turns that is entered on one azimuth and is concave toward another; null when dead ahead. */
export function turnOfConcave(travel: Radians, concave: Radians): Turn | null {
  const side = Math.sin(turnBetween(travel, concave));
  if (Math.abs(side) < 1e-9) return null;
  return side > 0 ? 'right' : 'left';
}

/** The whole curve, or null when what is given does not settle it. */
export function solveCurve(given: CurveGiven): Curve | null {
  const turn = given.turn ?? turnOf(given);
  if (turn === null) return null;
  const sign = turn === 'right' ? 1 : -1;
  const size = solveSize(given);
  if (size === null) return null;
  const half = (sign * size.delta) / 2;
  const back = backOf(given, sign);
  const chord =
    given.chord_azimuth ??
    (back !== null ? azimuth(back + half) : null) ??
    (isGiven(given.forward_azimuth) ? azimuth(given.forward_azimuth - half) : null);
  if (chord === null) return null;
  return {
    ...size,
    turn,
    chord_azimuth: chord,
    back_azimuth: azimuth(chord - half),
    forward_azimuth: azimuth(chord + half),
  };
}

/** Radius, central angle, arc, chord and tangent from any two of them. */
export function solveSize(given: CurveGiven): CurveSize | null {
  const radius = positive(given.radius_ft);
  const angular = angularDelta(given);
  const delta = positive(given.delta) ?? null;
  const arc = positive(given.arc_ft);
  const chord = positive(given.chord_ft);
  const tangent = positive(given.tangent_ft);
  const pair =
    (radius !== null && (fromRadius(radius, delta, arc) ?? fromRadiusAndChord(radius, chord, angular, tangent))) ||
    (delta !== null && fromDelta(delta, arc, chord, tangent)) ||
    fromLengths(arc, chord, tangent) ||
    (angular !== null && ((radius !== null && { radius, delta: angular }) || fromDelta(angular, arc, chord, tangent)));
  return pair ? sizeOf(pair.radius, pair.delta) : null;
}

interface Pair {
  radius: number;
  delta: number;
}

function sizeOf(radius: number, delta: number): CurveSize | null {
  // A circle walked right round comes back to where it began: such a course has no chord to draw.
  if (!(radius > 0 && radius < 1e12 && delta > 0 && delta < FULL_CIRCLE - 1e-9)) return null;
  const half = delta / 2;
  return {
    radius_ft: radius,
    delta: radians(delta),
    arc_ft: radius * delta,
    chord_ft: 2 * radius * Math.sin(half),
    tangent_ft: radius * Math.tan(half),
  };
}

function fromRadius(radius: number, delta: number | null, arc: number | null): Pair | null {
  if (delta !== null) return { radius, delta };
  return arc === null ? null : { radius, delta: arc / radius };
}

function fromRadiusAndChord(
  radius: number,
  chord: number | null,
  angular: number | null,
  tangent: number | null,
): Pair | null {
  if (chord !== null) {
    const sine = chord / (2 * radius);
    // A half circle's chord may be recorded a hair longer than its diameter.
    if (sine > 1.0005) return null;
    const delta = 2 * Math.asin(Math.min(1, sine));
    return { radius, delta: angular !== null && angular > Math.PI ? FULL_CIRCLE - delta : delta };
  }
  return tangent === null ? null : { radius, delta: 2 * Math.atan(tangent / radius) };
}

function fromDelta(delta: number, arc: number | null, chord: number | null, tangent: number | null): Pair | null {
  if (arc !== null) return { radius: arc / delta, delta };
  if (chord !== null) return { radius: chord / (2 * Math.sin(delta / 2)), delta };
  return tangent === null || delta >= Math.PI ? null : { radius: tangent / Math.tan(delta / 2), delta };
}

function fromLengths(arc: number | null, chord: number | null, tangent: number | null): Pair | null {
  if (arc !== null && chord !== null) {
    const half = chord < arc ? bisect((x) => Math.sin(x) / x - chord / arc, Math.PI) : null;
    return half === null ? null : { radius: arc / (2 * half), delta: 2 * half };
  }
  if (arc !== null && tangent !== null) {
    const half = 2 * tangent > arc ? bisect((x) => (2 * tangent) / arc - Math.tan(x) / x, Math.PI / 2) : null;
    return half === null ? null : { radius: arc / (2 * half), delta: 2 * half };
  }
  if (chord !== null && tangent !== null && chord < 2 * tangent) {
    const half = Math.acos(chord / (2 * tangent));
    return { radius: chord / (2 * Math.sin(half)), delta: 2 * half };
  }
  return null;
}

/** The root of a falling function between 0 and the top. */
function bisect(falling: (x: number) => number, top: number): number {
  let low = 0;
  let high = top;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The central angle that two recorded directions make: tangent and chord, or tangent and tangent. */
function angularDelta(given: CurveGiven): number | null {
  const turn = given.turn ?? turnOf(given);
  if (turn === null) return null;
  const sign = turn === 'right' ? 1 : -1;
  const back = backOf(given, sign);
  const { chord_azimuth: chord, forward_azimuth: forward } = given;
  if (back !== null && isGiven(chord)) return halfDoubled(sign * (chord - back));
  if (isGiven(forward) && isGiven(chord)) return halfDoubled(sign * (forward - chord));
  if (back !== null && isGiven(forward)) return azimuth(sign * (forward - back)) || null;
  return null;
}

function halfDoubled(half: number): number | null {
  const turned = azimuth(half);
  return turned > 0 && turned < Math.PI ? 2 * turned : null;
}

function turnOf(given: CurveGiven): Turn | null {
  const { chord_azimuth: chord, back_azimuth: back, forward_azimuth: forward, radial_azimuth: radial } = given;
  if (isGiven(chord) && isGiven(back)) return turnOfConcave(back, chord);
  if (isGiven(chord) && isGiven(forward)) return turnOfConcave(chord, forward);
  if (isGiven(radial) && isGiven(back)) return turnOfConcave(back, radial);
  return isGiven(radial) && isGiven(chord) ? turnOfConcave(chord, radial) : null;
}

function backOf(given: CurveGiven, sign: number): Radians | null {
  if (isGiven(given.back_azimuth)) return given.back_azimuth;
  return isGiven(given.radial_azimuth) ? azimuth(given.radial_azimuth - (sign * Math.PI) / 2) : null;
}

const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

const positive = (value: number | null | undefined): number | null =>
  isGiven(value) && value > 0 && value < 1e12 ? value : null;

/** Area between an arc and its chord; the series keeps a flat arc exact where the difference would cancel. */
export function segmentArea(radius_ft: number, delta: number): number {
  const excess = delta < 0.02 ? (delta ** 3 / 6) * (1 - delta ** 2 / 20 + delta ** 4 / 840) : delta - Math.sin(delta);
  return (radius_ft * radius_ft * excess) / 2;
}
