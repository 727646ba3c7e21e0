// A figure laid elsewhere: turned about its point of beginning and shifted.
import { boundsOf } from '#core/drawing/figure-geometry.ts';
import type { Figure, FigureBounds, FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';

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
  const { anchor, misclosure: miss, strip } = figure;
  return {
    ...figure,
    courses: figure.courses.map((course) => movedCourse(course, stand, move)),
    point_of_beginning: move(figure.point_of_beginning),
    ties: figure.ties.map((tie) => ({ ...tie, start: move(tie.start), end: move(tie.end) })),
    anchor: anchor === null ? null : { ...anchor, at: move(anchor.at) },
    misclosure:
      miss === null ? null : { ...miss, from: move(miss.from), to: move(miss.to), drawn_from: move(miss.drawn_from) },
    strip: strip === null ? null : { ...strip, left: strip.left.map(move), right: strip.right.map(move) },
    extent: movedBounds(figure.extent, move),
  };
}

function movedCourse(course: FigureCourse, { turn_deg }: Stand, move: Move): FigureCourse {
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
