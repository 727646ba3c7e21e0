// A tract's courses measured as one figure: corners, closure and area, with one missing course inferred at most.
import type { Call } from '#core/schema/call.ts';
import { areaOf } from '#core/survey/area.ts';
import { type Closure, closureOf } from '#core/survey/closure.ts';
import { type Course, curveGiven, drawCourses } from '#core/survey/course.ts';
import { solveSize } from '#core/survey/curve.ts';
import { chordLeg, curveLeg, directionOf, type Leg, lineLeg } from '#core/survey/leg.ts';
import { type Point, walk } from '#core/survey/traverse.ts';

export interface MeasuredFigure {
  legs: readonly Leg[];
  /** One more than the legs, the point of beginning first. */
  corners: readonly Point[];
  closure: Closure;
  /** Inside the unadjusted courses and the straight line that closes them; meaningless for an open figure. */
  area_sqft: number;
}

export interface Measure {
  courses: readonly Course[];
  /** Indexes of the courses that cannot be drawn from what is recorded. */
  undrawn: readonly number[];
  /** The one of them that the closing line supplied. */
  inferred: number | null;
  /** Null when the traverse cannot be computed. */
  figure: MeasuredFigure | null;
}

/** An open figure returns to nothing, so nothing can be inferred for it. */
export function measure(calls: readonly Call[], unit_ft: number, isOpen: boolean): Measure {
  const { courses, undrawn, inferred, legs } = measureLegs(calls, unit_ft, isOpen);
  return { courses, undrawn, inferred, figure: legs === null ? null : figureOfLegs(legs) };
}

export interface MeasuredLegs extends Omit<Measure, 'figure'> {
  /** Null when the traverse cannot be computed. */
  readonly legs: readonly Leg[] | null;
}

/** The same without walking the courses. */
export function measureLegs(calls: readonly Call[], unit_ft: number, isOpen: boolean): MeasuredLegs {
  const courses = drawCourses(calls, unit_ft);
  const undrawn: number[] = [];
  const legs: Leg[] = [];
  courses.forEach(({ leg }, index) => {
    if (leg === null) undrawn.push(index);
    else legs.push(leg);
  });
  if (undrawn.length === 0) return { courses, undrawn, inferred: null, legs };
  const [missing] = undrawn;
  const call = missing === undefined ? undefined : calls[missing];
  if (missing === undefined || call === undefined || undrawn.length > 1 || isOpen || legs.length === 0) {
    return { courses, undrawn, inferred: null, legs: null };
  }
  legs.splice(missing, 0, closingLeg(legs, call, unit_ft));
  return { courses, undrawn, inferred: missing, legs };
}

function figureOfLegs(legs: readonly Leg[]): MeasuredFigure | null {
  if (legs.length === 0) return null;
  return { legs, corners: walk(legs), closure: closureOf(legs), area_sqft: areaOf(legs) };
}

/** The closing line; where the missing course is a curve of known radius and turn, with its arc over it. */
function closingLeg(drawn: readonly Leg[], call: Call, unit_ft: number): Leg {
  const miss = closureOf(drawn);
  const length_ft = miss.miss_ft;
  const line = { ...lineLeg(directionOf(opposite(miss)), length_ft), ...opposite(miss) };
  if (call.call_type === 'line' || length_ft === 0) return line;
  const given = curveGiven(call, unit_ft, null, call.computed);
  const size = solveSize({ ...given, chord_ft: length_ft });
  if (size === null || given.turn === null || given.turn === undefined) {
    return chordLeg(directionOf(line), length_ft, given.arc_ft ?? length_ft);
  }
  const chord = directionOf(line);
  return {
    ...curveLeg(
      { ...size, turn: given.turn, chord_azimuth: chord, back_azimuth: chord, forward_azimuth: chord },
      length_ft,
    ),
    forward_azimuth: null,
  };
}

const opposite = ({ east_ft, north_ft }: Point): Point => ({ east_ft: -east_ft, north_ft: -north_ft });
