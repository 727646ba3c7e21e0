// The courses of a figure: where they run, their arcs, and the words to be lettered along them.
import { gap } from '#core/drawing/figure-geometry.ts';
import type { FigureArc, FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import { type CourseStyle, type CourseWords, courseWords, OWN_STYLE, sentenceOf } from '#core/drawing/recorded-text.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { arcBetween, type CircularArc, pointOnArc } from '#core/survey/arc.ts';
import type { LegArc } from '#core/survey/leg.ts';

export interface CourseToDraw {
  index: number;
  call: Call;
  unit: DistanceUnit;
  start: FigurePoint;
  end: FigurePoint;
  arc: LegArc | null;
  inferred: boolean;
  suspect_rank: number | null;
}

/** `stood` is the same call of the same place in the same unit, drawn before: its words are the same. */
export function drawCourse(course: CourseToDraw, stood?: FigureCourse): FigureCourse {
  const { call, start, end, index } = course;
  if (stood !== undefined && isSameLine(stood, course)) return stood;
  const circle =
    course.arc === null || gap(start, end) === 0 ? null : arcBetween(pointOf(start), pointOf(end), course.arc);
  const path = circle === null ? [start, end] : pathOf(circle, start, end);
  const { rows, description } = stood?.inferred === course.inferred ? stood : wordsOf(course);
  return {
    number: index + 1,
    kind: call.call_type === 'curve' ? 'arc' : 'line',
    start,
    end,
    arc: circle === null || course.arc === null ? null : figureArc(circle, course.arc),
    path,
    inferred: course.inferred,
    suspect_rank: course.suspect_rank,
    rows,
    description,
    monument: call.monument,
  };
}

/** An arc may be another with the same ends: the size of a curve is solved from its neighbours. */
const isSameLine = (stood: FigureCourse, { start, end, arc, inferred, suspect_rank }: CourseToDraw): boolean =>
  arc === null &&
  stood.arc === null &&
  stood.inferred === inferred &&
  stood.suspect_rank === suspect_rank &&
  isSamePoint(stood.start, start) &&
  isSamePoint(stood.end, end);

const isSamePoint = (one: FigurePoint, other: FigurePoint): boolean => one[0] === other[0] && one[1] === other[1];

type Words = Pick<FigureCourse, 'rows' | 'description'>;

function wordsOf({ call, unit, inferred }: CourseToDraw): Words {
  if (inferred) return { rows: ['closing line'], description: 'inferred from the closing line' };
  const words = courseWords(call, unit);
  return { rows: rowsIn(call, words), description: sentenceOf(call, words) };
}

export const rowsOf = (call: Call, unit: DistanceUnit, style: CourseStyle = OWN_STYLE): readonly string[] =>
  rowsIn(call, courseWords(call, unit, style));

function rowsIn(call: Call, { bearing, distance, curve }: CourseWords): readonly string[] {
  if (bearing !== null && distance !== null) return [bearing, distance];
  const rows = call.call_type === 'line' ? [bearing, distance].filter((row) => row !== null) : curve;
  return rows.length === 0 ? ['not recorded'] : rows;
}

const pointOf = ([east_ft, north_ft]: FigurePoint) => ({ east_ft, north_ft });

function figureArc(circle: CircularArc, arc: LegArc): FigureArc {
  const degrees = (angle: number): number => ((((angle * 180) / Math.PI) % 360) + 360) % 360;
  const bulge = Math.tan(arc.delta / 4);
  return {
    center: [circle.center.east_ft, circle.center.north_ft],
    radius_ft: circle.radius_ft,
    turn: arc.turn,
    delta_deg: (arc.delta * 180) / Math.PI,
    start_deg: degrees(circle.start_angle),
    end_deg: degrees(circle.start_angle + circle.sweep),
    bulge: arc.turn === 'left' ? bulge : -bulge,
  };
}

/** A point every three degrees or closer, the recorded ends kept as they are. */
function pathOf(circle: CircularArc, start: FigurePoint, end: FigurePoint): FigurePoint[] {
  const steps = Math.max(8, Math.ceil((Math.abs(circle.sweep) * 60) / Math.PI));
  const path: FigurePoint[] = [start];
  for (let step = 1; step < steps; step++) {
    const { east_ft, north_ft } = pointOnArc(circle, step / steps);
    path.push([east_ft, north_ft]);
  }
  return [...path, end];
}
