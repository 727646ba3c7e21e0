// A figure laid on paper: an engineer's scale that fits the frame, and points turned from feet into points of the page.
import type { Figure, FigureArc, FigureBounds, FigureCourse, FigurePoint } from '#core/drawing/figure-parts.ts';
import { type Box, boxOf } from '#main/export/geometry.ts';
import { type PaperScale, scaleFor } from '#main/export/paper-scale.ts';
import { grouped, METER_FT } from '#main/export/words.ts';

export type PaperPoint = readonly [number, number];

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Paper {
  readonly frame: Frame;
  readonly scale: PaperScale;
  /** Points of paper to the foot. */
  readonly per_foot: number;
  /** Whether the tie courses stand in the frame as a whole. */
  readonly ties_fit: boolean;
  readonly place: (point: FigurePoint) => PaperPoint;
  /** What of the plane the frame shows. */
  readonly shown: FigureBounds;
}

/** Kept clear round the figure for its lettering. */
const CLEAR = 38;
/** Ties that would shrink the figure further than this run out of the frame instead. */
const LARGEST_SHRINK = 1.8;

/** The figure in the middle of its frame, at the largest round scale that fits. */
export function layOnPaper(figure: Figure, frame: Frame, metric = false): Paper {
  const own = boxOf(figure.courses.flatMap((course) => [...course.path])) ?? NOTHING;
  const all = boxOf([...figure.courses.flatMap((course) => [...course.path]), ...tiePoints(figure)]) ?? own;
  const ties_fit = figure.ties.length > 0 && tightest(all, frame) <= LARGEST_SHRINK * tightest(own, frame);
  const box = ties_fit ? all : own;
  return { ...layAt(middleOf(box), scaleFor(tightest(box, frame), metric), frame), ties_fit };
}

/** Points of several figures in the middle of the frame. */
export function layPoints(points: readonly FigurePoint[], frame: Frame, metric = false): Paper {
  const box = boxOf(points) ?? NOTHING;
  return layAt(middleOf(box), scaleFor(tightest(box, frame), metric), frame);
}

export const middleOf = ({ west, east, south, north }: Box): FigurePoint => [(west + east) / 2, (south + north) / 2];

/** A point of the plane in the middle of the frame, at a scale. */
export function layAt([east, north]: FigurePoint, scale: PaperScale, frame: Frame): Paper {
  const per_foot = scale.points_per_foot;
  const middle: PaperPoint = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  return {
    frame,
    scale,
    per_foot,
    ties_fit: true,
    place: ([x, y]) => [middle[0] + (x - east) * per_foot, middle[1] - (y - north) * per_foot],
    shown: {
      west: east - frame.width / 2 / per_foot,
      east: east + frame.width / 2 / per_foot,
      south: north - frame.height / 2 / per_foot,
      north: north + frame.height / 2 / per_foot,
    },
  };
}

const NOTHING: Box = { west: 0, south: 0, east: 0, north: 0 };

const tiePoints = (figure: Figure): FigurePoint[] => figure.ties.flatMap(({ start, end }) => [start, end]);

/** Feet to the inch at which the box just fits. */
function tightest(box: Box, frame: Frame): number {
  const wide = (box.east - box.west) / (frame.width - 2 * CLEAR);
  const high = (box.north - box.south) / (frame.height - 2 * CLEAR);
  return Math.max(72 * Math.max(wide, high), 0.1);
}

/** Lays the course into the path that is being drawn; an arc as cubics of at most an eighth of a turn. */
export function traceCourse(doc: PDFKit.PDFDocument, course: FigureCourse, paper: Paper): void {
  if (course.arc === null) {
    doc.lineTo(...paper.place(course.end));
    return;
  }
  traceArc(doc, course.arc, course.end, paper);
}

function traceArc(doc: PDFKit.PDFDocument, arc: FigureArc, end: FigurePoint, paper: Paper): void {
  const sweep = ((arc.turn === 'left' ? 1 : -1) * arc.delta_deg * Math.PI) / 180;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 4)));
  const step = sweep / pieces;
  // The handle of a cubic that follows a circle: four thirds of the tangent of a quarter of its angle.
  const handle = (4 / 3) * Math.tan(step / 4) * arc.radius_ft;
  const at = (angle: number): FigurePoint => [
    arc.center[0] + arc.radius_ft * Math.cos(angle),
    arc.center[1] + arc.radius_ft * Math.sin(angle),
  ];
  const along = (angle: number, by: number): FigurePoint => {
    const [x, y] = at(angle);
    return [x - by * Math.sin(angle), y + by * Math.cos(angle)];
  };
  for (let piece = 0; piece < pieces; piece++) {
    const from = (arc.start_deg * Math.PI) / 180 + piece * step;
    const to = from + step;
    const target = piece === pieces - 1 ? end : at(to);
    const first = paper.place(along(from, handle));
    const second = paper.place(along(to, -handle));
    doc.bezierCurveTo(...first, ...second, ...paper.place(target));
  }
}

export const between = (a: PaperPoint, b: PaperPoint): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export interface ScaleBar {
  readonly length_ft: number;
  readonly divisions: number;
  readonly text: string;
}

/** A round length for a scale bar of at most so many points, in metres on a metric drawing. */
export function scaleBarOf({ per_foot, scale }: Paper, widest: number): ScaleBar {
  const unit_ft = scale.metric ? METER_FT : 1;
  const most = widest / per_foot / unit_ft;
  const decade = 10 ** Math.floor(Math.log10(most));
  const step = [5, 4, 2, 1].find((one) => one * decade <= most) ?? 1;
  const length = step * decade;
  const text = `${grouped(length, length < 1 ? 2 : 0)} ${scale.metric ? 'm' : 'ft'}`;
  return { length_ft: length * unit_ft, divisions: step === 5 ? 5 : 4, text };
}
