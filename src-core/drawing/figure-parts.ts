// The parts of a drawn figure. Everything is in feet in the tract's own plane: point of beginning at the origin,
// x east, y north, so that a DXF takes it as it stands and paper or screen only has to turn y over.
import type { VerdictStatus } from '#core/schema/verdict.ts';

/** [east_ft, north_ft]. */
export type FigurePoint = readonly [number, number];

/** A true circular arc. */
export interface FigureArc {
  center: FigurePoint;
  radius_ft: number;
  turn: 'left' | 'right';
  /** Central angle in degrees, above 0 and below 360. */
  delta_deg: number;
  /** Mathematical angles in degrees, counter-clockwise from east, of the course's start and end seen from the center. */
  start_deg: number;
  end_deg: number;
  /** Tangent of a quarter of the central angle, negative when the arc turns right: the bulge of a DXF polyline. */
  bulge: number;
}

/** Text centered on `at`, set along a direction: counter-clockwise from east, and always readable from left to right. */
export interface FigureLabel {
  text: string;
  at: FigurePoint;
  angle_deg: number;
  height_ft: number;
}

export interface FigureCourse {
  /** Counted from 1; the index of the call plus one. */
  number: number;
  kind: 'line' | 'arc';
  start: FigurePoint;
  end: FigurePoint;
  /** Null for a line, and for a curve of which only the chord is known. */
  arc: FigureArc | null;
  /** The way from start to end as drawn: two points for a line, enough for a smooth arc. */
  path: readonly FigurePoint[];
  /** Inferred from the closing line, not recorded. */
  inferred: boolean;
  /** The rank of this course among the suspects, from 1; null when it is not one. */
  suspect_rank: number | null;
  /** What is lettered: bearing and distance of a line, curve data in one to three rows. */
  rows: readonly string[];
  /** Bearing and distance or curve data as words, for a table or a tooltip. */
  description: string;
  monument: string | null;
}

export interface FigureTie {
  start: FigurePoint;
  end: FigurePoint;
  rows: readonly string[];
}

/** The miss, shown many times its size because at true size it would be a dot. */
export interface FigureMisclosure {
  /** True end of the last course, and the point of beginning that it misses. */
  from: FigurePoint;
  to: FigurePoint;
  miss_ft: number;
  /** How many times larger than true the drawn vector is; 1 when it is large enough to see. */
  exaggeration: number;
  /** The exaggerated vector, ending at the point of beginning. */
  drawn_from: FigurePoint;
  text: string;
}

export interface FigureScaleBar {
  /** Left end of the bar. */
  at: FigurePoint;
  length_ft: number;
  height_ft: number;
  divisions: number;
  label: FigureLabel;
}

export interface FigureNorthArrow {
  /** Foot of the arrow; it points up. */
  at: FigurePoint;
  length_ft: number;
  label: FigureLabel;
}

export interface FigureBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The two sides of a strip of stated width. */
export interface FigureStrip {
  width_ft: number;
  left: readonly FigurePoint[];
  right: readonly FigurePoint[];
}

/** Where a tract runs. How it is lettered depends on the size of the paper: see `lettering.ts`. */
export interface Figure {
  name: string;
  status: VerdictStatus;
  /** An open centerline rather than a closed boundary. */
  open: boolean;
  /** 1 when the inside lies to the left of travel, -1 when to the right. */
  inside: 1 | -1;
  courses: readonly FigureCourse[];
  point_of_beginning: FigurePoint;
  /** From the point of commencement to the point of beginning, in the order walked; empty when not all can be drawn. */
  ties: readonly FigureTie[];
  /** The commencement monument. */
  anchor: { at: FigurePoint; text: string } | null;
  misclosure: FigureMisclosure | null;
  strip: FigureStrip | null;
  /** Area, closure and status in a few words each, to stand under the drawing. */
  caption: readonly string[];
  /** The figure with its ties where they are near, and the drawn miss. */
  extent: FigureBounds;
  /** The height of lettering that suits a drawing of no given size. */
  text_height_ft: number;
}
