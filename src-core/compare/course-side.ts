// A course as one side of a comparison: where it runs, in feet and radians, whichever words and units it was written in.
import type { Call } from '#core/schema/call.ts';
import { EMPTY_CALL } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import type { Tract } from '#core/schema/tract.ts';
import { azimuth, degreesOf } from '#core/survey/angle.ts';
import { azimuthOf, isBearing } from '#core/survey/bearing.ts';
import { drawCourses } from '#core/survey/course.ts';
import { directionOf } from '#core/survey/leg.ts';
import { halfUnitOf } from '#core/survey/precision.ts';
import { readTie } from '#core/survey/tie.ts';

export interface CurveSide {
  readonly radius_ft: number | null;
  readonly delta_deg: number | null;
  readonly arc_ft: number | null;
  readonly turn: 'left' | 'right' | null;
}

export interface CourseSide {
  /** Its place among the tract's calls, or ties. */
  readonly index: number;
  readonly call: Call;
  readonly unit: DistanceUnit;
  readonly unit_ft: number;
  /** Seen against the way that the document runs it. */
  readonly against: boolean;
  /** North azimuth in radians of the line or of the chord; null where it is not known. */
  readonly azimuth: number | null;
  /** Of the line or of the chord. */
  readonly length_ft: number | null;
  /** Half a unit of the last digit of that length. */
  readonly half_ft: number;
  readonly curve: CurveSide | null;
}

export function sidesOfCalls(tract: Tract, unit_ft: number): CourseSide[] {
  const courses = drawCourses(tract.calls, unit_ft);
  return tract.calls.map((call, index) => {
    const { leg = null, curve = null } = courses[index] ?? {};
    const isCurve = call.call_type === 'curve';
    const bearing = isCurve ? call.chord_bearing : call.bearing;
    const length = isCurve ? call.chord_length : call.distance;
    const drawn = leg === null ? null : Math.hypot(leg.east_ft, leg.north_ft);
    const feet = (value: number | null): number | null => (value === null ? null : value * unit_ft);
    return {
      index,
      call,
      unit: call.distance_unit ?? tract.distance_unit,
      unit_ft,
      against: false,
      azimuth: leg !== null ? directionOf(leg) : bearing === null || !isBearing(bearing) ? null : azimuthOf(bearing),
      length_ft: drawn ?? feet(length),
      half_ft: length === null ? 0 : halfUnitOf(length, call.verbatim_text) * unit_ft,
      curve: isCurve
        ? {
            radius_ft: curve?.radius_ft ?? feet(call.radius),
            delta_deg: curve === null ? call.delta : degreesOf(curve.delta),
            arc_ft: curve?.arc_ft ?? feet(call.arc_length),
            turn: call.curve_direction ?? curve?.turn ?? null,
          }
        : null,
    };
  });
}

export function sidesOfTies(tract: Tract, unit_ft: number): CourseSide[] {
  return tract.tie_calls.map((wire, index) => {
    const { bearing, distance, verbatim } = readTie(wire);
    const sound = bearing !== null && isBearing(bearing) ? bearing : null;
    return {
      index,
      call: { ...EMPTY_CALL, verbatim_text: verbatim, bearing: sound, distance, confidence: 'high' },
      unit: tract.distance_unit,
      unit_ft,
      against: false,
      azimuth: sound === null ? null : azimuthOf(sound),
      length_ft: distance === null ? null : distance * unit_ft,
      half_ft: distance === null ? 0 : halfUnitOf(distance, verbatim) * unit_ft,
      curve: null,
    };
  });
}

/** The same courses walked the other way round. */
export const walkedBack = (sides: readonly CourseSide[]): CourseSide[] =>
  sides.toReversed().map((side) => ({
    ...side,
    against: !side.against,
    azimuth: side.azimuth === null ? null : azimuth(side.azimuth + Math.PI),
    curve: side.curve === null ? null : { ...side.curve, turn: otherTurn(side.curve.turn) },
  }));

const otherTurn = (turn: CurveSide['turn']): CurveSide['turn'] =>
  turn === null ? null : turn === 'left' ? 'right' : 'left';
