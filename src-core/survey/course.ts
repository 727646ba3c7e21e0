// Calls become courses that can be walked: what is recorded draws them, and what cannot be drawn says why.
import type { Call } from '#core/schema/call.ts';
import { type Radians, radians, radiansOf } from '#core/survey/angle.ts';
import { azimuthOf, isBearing } from '#core/survey/bearing.ts';
import { type Curve, type CurveGiven, type CurveSize, solveCurve, solveSize } from '#core/survey/curve.ts';
import { chordLeg, curveLeg, type Leg, lineLeg } from '#core/survey/leg.ts';

export type CourseFault =
  | 'no_bearing'
  | 'no_distance'
  | 'nothing'
  | 'bad_bearing'
  | 'bad_length'
  | 'curve_unsettled'
  | 'radius_too_small';

export interface Course {
  /** Null when the course cannot be drawn. */
  leg: Leg | null;
  fault: CourseFault | null;
  /** The solved curve; null for a line and for a curve that is not settled. */
  curve: Curve | null;
  /** Drawn with the tangent of the course before it, so that it swings when that course does. */
  follows_tangent: boolean;
  /** Drawn so although the document does not say that it is tangent. */
  tangent_assumed: boolean;
}

/** Further than round the earth, a length is not one. */
const LONGEST_FT = 1.4e8;

/** Courses in order, in feet. A tangent curve takes its direction from the course before it. */
export function drawCourses(calls: readonly Call[], unit_ft: number, before: Radians | null = null): Course[] {
  let back = before;
  return calls.map((call) => {
    const course: Course = call.call_type === 'line' ? drawLine(call, unit_ft) : drawCurve(call, unit_ft, back);
    back = course.leg?.forward_azimuth ?? null;
    return course;
  });
}

const faulty = (fault: CourseFault): Course => ({
  leg: null,
  fault,
  curve: null,
  follows_tangent: false,
  tangent_assumed: false,
});

const drawn = (leg: Leg): Course => ({
  leg,
  fault: null,
  curve: null,
  follows_tangent: false,
  tangent_assumed: false,
});

function drawLine(call: Call, unit_ft: number): Course {
  const { bearing, distance } = call;
  if (bearing === null) return faulty(distance === null ? 'nothing' : 'no_bearing');
  if (!isBearing(bearing)) return faulty('bad_bearing');
  if (distance === null) return faulty('no_distance');
  const length_ft = distance * unit_ft;
  return isLength(length_ft) ? drawn(lineLeg(azimuthOf(bearing), length_ft)) : faulty('bad_length');
}

function drawCurve(call: Call, unit_ft: number, before: Radians | null): Course {
  if (hasBadLength(call, unit_ft)) return faulty('bad_length');
  if (call.chord_bearing !== null && !isBearing(call.chord_bearing)) return faulty('bad_bearing');
  const given = settledGiven(call, unit_ft, before);
  const curve = solveCurve(given);
  const { chord_azimuth: chord, chord_ft } = given;
  if (curve !== null && curve.chord_ft < LONGEST_FT && curve.arc_ft < LONGEST_FT) {
    const recorded = chord !== null && chord !== undefined && chord_ft !== null && chord_ft !== undefined;
    const leg = curveLeg(curve, recorded ? chord_ft : curve.chord_ft);
    const follows = chord === null || chord === undefined;
    return { leg, fault: null, curve, follows_tangent: follows, tangent_assumed: follows && call.tangent === null };
  }
  const leg = chordOnly(given, solveSize(given));
  if (leg !== null) return drawn(leg);
  const { radius_ft } = given;
  const tight = isPositive(radius_ft) && isPositive(chord_ft) && chord_ft > 2.001 * radius_ft;
  return faulty(tight ? 'radius_too_small' : 'curve_unsettled');
}

/** The chord draws the course even where the arc over it is not settled. */
function chordOnly(given: CurveGiven, size: CurveSize | null): Leg | null {
  const chord_ft = given.chord_ft ?? size?.chord_ft;
  if (given.chord_azimuth === null || given.chord_azimuth === undefined || !isLength(chord_ft)) return null;
  const along = given.arc_ft ?? size?.arc_ft ?? chord_ft;
  return chordLeg(given.chord_azimuth, chord_ft, isLength(along) ? along : chord_ft);
}

/** The recorded elements, and derived ones only where the recorded do not settle the curve by themselves. */
function settledGiven(call: Call, unit_ft: number, before: Radians | null): CurveGiven {
  const given = curveGiven(call, unit_ft, before, call.computed);
  if (call.computed.length === 0 || solveCurve(given) !== null) return given;
  return curveGiven(call, unit_ft, before, []);
}

/** What a call says of its curve, in feet and radians; fields named in `without` are passed over. */
export function curveGiven(
  call: Call,
  unit_ft: number,
  before: Radians | null,
  without: readonly string[],
): CurveGiven {
  const length = (field: 'radius' | 'arc_length' | 'chord_length'): number | null => {
    const value = call[field];
    return value === null || without.includes(field) ? null : value * unit_ft;
  };
  const delta = call.delta === null || without.includes('delta') ? null : radiansOf(call.delta);
  const chord = call.chord_bearing === null || without.includes('chord_bearing') ? null : call.chord_bearing;
  const follows = call.tangent === true || (call.tangent === null && chord === null);
  return {
    radius_ft: length('radius'),
    delta: delta !== null && delta > 0 ? radians(delta) : null,
    arc_ft: length('arc_length'),
    chord_ft: length('chord_length'),
    turn: without.includes('curve_direction') ? null : call.curve_direction,
    chord_azimuth: chord === null || !isBearing(chord) ? null : azimuthOf(chord),
    back_azimuth: follows ? before : null,
  };
}

const hasBadLength = (call: Call, unit_ft: number): boolean =>
  [call.radius, call.arc_length, call.chord_length].some(
    (value) => value !== null && !(value > 0 && value * unit_ft < 1e12),
  ) ||
  (call.delta !== null && !(call.delta > 0 && call.delta < 360));

const isPositive = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && value > 0;

const isLength = (value: number | undefined): value is number =>
  value !== undefined && value > 0 && value <= LONGEST_FT;
