// The courses of a figure: where they run, their arcs, and the lettering along them.

import { gap, leftward, middle, moved, readableAngle, textWidth } from '#core/drawing/figure-geometry.ts';
import type { FigureArc, FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { courseSentence, courseWords } from '#core/drawing/recorded-text.ts';
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
  /** 1 when the inside of the figure lies to the left of travel, -1 when to the right. */
  inside: 1 | -1;
  text_height_ft: number;
}

export function drawCourse(course: CourseToDraw): FigureCourse {
  const { call, start, end, index } = course;
  const circle =
    course.arc === null || gap(start, end) === 0 ? null : arcBetween(pointOf(start), pointOf(end), course.arc);
  const path = circle === null ? [start, end] : pathOf(circle, start, end);
  return {
    number: index + 1,
    kind: call.call_type === 'curve' ? 'arc' : 'line',
    start,
    end,
    arc: circle === null || course.arc === null ? null : figureArc(circle, course.arc),
    path,
    inferred: course.inferred,
    suspect_rank: course.suspect_rank,
    labels: course.inferred ? [] : call.call_type === 'line' ? lineLabels(course) : curveLabels(course, path),
    number_label: numberLabel(course, path),
    description: course.inferred ? 'inferred from the closing line' : courseSentence(call, course.unit),
    monument: call.monument,
  };
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

/** Bearing on the outer side and distance on the inner, where the course is long enough to carry them. */
function lineLabels({ call, unit, start, end, inside, text_height_ft: height }: CourseToDraw): FigureLabel[] {
  const { bearing, distance } = courseWords(call, unit);
  const room = gap(start, end) * 1.05;
  const at = middle(start, end);
  const angle_deg = readableAngle(start, end);
  const set = (text: string | null, side: number): FigureLabel[] =>
    text === null || textWidth(text, height) > room
      ? []
      : [{ text, at: moved(at, leftward(start, end, side * height * 0.95)), angle_deg, height_ft: height }];
  return [...set(bearing, -inside), ...set(distance, inside)];
}

/** Rows of curve data outside the arc, the first nearest to it, where the chord is long enough to carry them. */
function curveLabels(course: CourseToDraw, path: readonly FigurePoint[]): FigureLabel[] {
  const { call, unit, start, end, inside, text_height_ft: height } = course;
  const { curve: rows } = courseWords(call, unit);
  const crown = path[Math.floor(path.length / 2)] ?? middle(start, end);
  const longest = Math.max(...rows.map((row) => textWidth(row, height)), 0);
  if (longest > gap(start, end) * 1.3) return [];
  return rows.map((text, row) => ({
    text,
    at: moved(crown, leftward(start, end, -inside * height * (1.05 + 1.3 * row))),
    angle_deg: readableAngle(start, end),
    height_ft: height,
  }));
}

function numberLabel(
  { index, start, end, inside, text_height_ft: height }: CourseToDraw,
  path: readonly FigurePoint[],
): FigureLabel {
  const crown = path.length > 2 ? (path[Math.floor(path.length / 2)] ?? start) : middle(start, end);
  return {
    text: String(index + 1),
    at: moved(crown, leftward(start, end, inside * height * 2.6)),
    angle_deg: 0,
    height_ft: height * 0.9,
  };
}
