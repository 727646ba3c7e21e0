// The courses of a figure: where they run, their arcs, and the lettering along them.

import { gap, leftward, middle, moved, readableAngle, textWidth } from '#core/drawing/figure-geometry.ts';
import type { FigureArc, FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';
import { type Paper, setFirst, setGroup } from '#core/drawing/free-paper.ts';
import { courseSentence, courseWords } from '#core/drawing/recorded-text.ts';
import type { Call } from '#core/schema/call.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { arcBetween, type CircularArc, pointOnArc } from '#core/survey/arc.ts';
import type { LegArc } from '#core/survey/leg.ts';

/** From a course to the middle of its lettering, in heights of it. */
const OFF = 0.98;

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

/** The course without its lettering, which is set when every course is on the paper. */
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
    labels: [],
    number_label: numberSettings(course, path, false)[0] ?? bareNumber(course, start),
    description: course.inferred ? 'inferred from the closing line' : courseSentence(call, course.unit),
    monument: call.monument,
  };
}

/** The same course lettered: bearing and distance where there is room, its number in any case. */
export function letterCourse(course: CourseToDraw, drawn: FigureCourse, paper: Paper): FigureCourse {
  const settings = course.inferred
    ? []
    : course.call.call_type === 'line'
      ? lineSettings(course)
      : curveSettings(course, drawn.path);
  const labels = settings.find((group) => group.length > 0 && setGroup(paper, group)) ?? [];
  const number = drawn.number_label;
  const places = numberSettings(course, drawn.path, labels.length > 0);
  const all = labels.length > 0 ? places : [...places, ...places.map(smaller)];
  // Clear of its circle; where there is no room for that, at least clear of its letters.
  const found = all.find((place) => setFirst(paper, [circled(place)]) !== null);
  const placed = found ?? setFirst(paper, all.map(withLetter)) ?? number;
  return { ...drawn, labels, number_label: { ...placed, text: number.text } };
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

/** Bearing on the outer side and distance on the inner, at the middle or off it, where the course can carry them. */
function lineSettings({ call, unit, start, end, inside, text_height_ft: height }: CourseToDraw): FigureLabel[][] {
  const { bearing, distance } = courseWords(call, unit);
  const length = gap(start, end);
  const angle_deg = readableAngle(start, end);
  const longest = Math.max(textWidth(bearing ?? '', height), textWidth(distance ?? '', height));
  if (longest > length * 1.02) return [];
  return [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((share) => {
    if (longest / 2 > length * Math.min(share, 1 - share) * 1.05) return [];
    const at: FigurePoint = [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])];
    const set = (text: string | null, side: number): FigureLabel[] =>
      text === null
        ? []
        : [{ text, at: moved(at, leftward(start, end, side * height * OFF)), angle_deg, height_ft: height }];
    return [[...set(bearing, -inside), ...set(distance, inside)]];
  });
}

/** Rows of curve data outside the arc, or inside it, the first nearest to it. */
function curveSettings(course: CourseToDraw, path: readonly FigurePoint[]): FigureLabel[][] {
  const { call, unit, start, end, inside, text_height_ft: height } = course;
  const { curve: rows } = courseWords(call, unit);
  const longest = Math.max(...rows.map((row) => textWidth(row, height)), 0);
  if (longest > gap(start, end) * 1.3) return [];
  const crown = path[Math.floor(path.length / 2)] ?? start;
  const chord = middle(start, end);
  return [-inside, inside].map((side) => {
    const outward = leftward(start, end, side);
    // Whichever of the arc and its chord lies further out is what the rows must clear.
    const rise = (crown[0] - chord[0]) * outward[0] + (crown[1] - chord[1]) * outward[1];
    const base = rise > 0 ? crown : chord;
    return rows.map((text, row) => ({
      text,
      at: moved(base, leftward(start, end, side * height * (OFF + 0.1 + 1.3 * row))),
      angle_deg: readableAngle(start, end),
      height_ft: height,
    }));
  });
}

/** Close to a bare course, beyond the lettering of a lettered one; inside first. */
function numberSettings(course: CourseToDraw, path: readonly FigurePoint[], isLettered: boolean): FigureLabel[] {
  const { start, end, inside, text_height_ft: height } = course;
  const crown = path.length > 2 ? (path[Math.floor(path.length / 2)] ?? start) : middle(start, end);
  const reaches = isLettered ? [2.7, 3.4, -3.4, 4.2, -4.2] : [1.5, -1.5, 2.2, -2.2, 3, -3, 4, -4];
  return reaches.map((reach) => bareNumber(course, moved(crown, leftward(start, end, inside * height * reach))));
}

/** What the circle round a number takes up. */
const circled = (label: FigureLabel): FigureLabel => ({ ...label, text: '00', height_ft: label.height_ft * 1.8 });

/** A course that carries no lettering may be named C12 rather than 12: room is kept for that. */
const withLetter = (label: FigureLabel): FigureLabel => ({ ...label, text: `C${label.text}` });

const smaller = (label: FigureLabel): FigureLabel => ({ ...label, height_ft: label.height_ft * 0.7 });

/** A little wider than its digits, for the circle around it. */
const bareNumber = ({ index, text_height_ft }: CourseToDraw, at: FigurePoint): FigureLabel => ({
  text: String(index + 1),
  at,
  angle_deg: 0,
  height_ft: text_height_ft * 0.9,
});
