// A figure laid elsewhere: turned about its point of beginning and shifted, lettering and all.
import { boundsOf } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigureCourse, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';

export interface Stand {
  /** Where the point of beginning comes to stand. */
  readonly origin: FigurePoint;
  /** Clockwise, as placements count it. */
  readonly turn_deg: number;
}

type Move = (point: FigurePoint) => FigurePoint;

export function movedPoint({ origin, turn_deg }: Stand): Move {
  const turn = (turn_deg * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return ([x, y]) => [origin[0] + x * cosine + y * sine, origin[1] + y * cosine - x * sine];
}

/** The way back from where the figure stands to its own plane. */
export function ownPoint({ origin, turn_deg }: Stand): Move {
  const back = movedPoint({ origin: [0, 0], turn_deg: -turn_deg });
  return ([x, y]) => back([x - origin[0], y - origin[1]]);
}

export function movedFigure(figure: Figure, stand: Stand): Figure {
  const move = movedPoint(stand);
  const label = (one: FigureLabel): FigureLabel => ({
    ...one,
    at: move(one.at),
    angle_deg: upright(one.angle_deg - stand.turn_deg),
  });
  const { point_of_beginning: pob, anchor, misclosure: miss, strip, north_arrow, scale_bar } = figure;
  return {
    ...figure,
    courses: figure.courses.map((course) => movedCourse(course, stand, move, label)),
    point_of_beginning: { at: move(pob.at), label: label(pob.label) },
    ties: figure.ties.map((tie) => ({ start: move(tie.start), end: move(tie.end), label: label(tie.label) })),
    anchor: anchor === null ? null : { at: move(anchor.at), label: label(anchor.label) },
    misclosure:
      miss === null
        ? null
        : {
            ...miss,
            from: move(miss.from),
            to: move(miss.to),
            drawn_from: move(miss.drawn_from),
            label: label(miss.label),
          },
    strip: strip === null ? null : { ...strip, left: strip.left.map(move), right: strip.right.map(move) },
    north_arrow: { ...north_arrow, at: move(north_arrow.at), label: label(north_arrow.label) },
    scale_bar: { ...scale_bar, at: move(scale_bar.at), label: label(scale_bar.label) },
    extent: movedBounds(figure.extent, move),
    bounds: movedBounds(figure.bounds, move),
  };
}

function movedCourse(
  course: FigureCourse,
  { turn_deg }: Stand,
  move: Move,
  label: (one: FigureLabel) => FigureLabel,
): FigureCourse {
  const { arc } = course;
  return {
    ...course,
    start: move(course.start),
    end: move(course.end),
    path: course.path.map(move),
    arc:
      arc === null
        ? null
        : {
            ...arc,
            center: move(arc.center),
            start_deg: around(arc.start_deg - turn_deg),
            end_deg: around(arc.end_deg - turn_deg),
          },
    labels: course.labels.map(label),
    number_label: label(course.number_label),
  };
}

function movedBounds({ west, south, east, north }: FigureBounds, move: Move): FigureBounds {
  const corners: FigurePoint[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return boundsOf(corners.map(move));
}

const around = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Turned over where the text would stand on its head. */
function upright(degrees: number): number {
  const angle = around(degrees);
  if (angle > 90 + 1e-9 && angle <= 270 + 1e-9) return angle - 180;
  return angle > 270 ? angle - 360 : angle;
}
