// The lettering of a figure at one size: which words stand where.
import type { Figure, FigureBounds, FigureLabel, FigurePoint } from '#core/drawing/figure-parts.ts';

/** From a point of what is lettered to the edge of its lettering. */
export type Leader = readonly [FigurePoint, FigurePoint];

/** How one course or tie is told on the drawing. */
export interface CourseLettering {
  /** Counted from 1, as the course or tie is. */
  readonly number: number;
  /** Its own words along it or at a leader; a reference to the table; or out of sight, where there is nothing to letter. */
  readonly told: 'along' | 'leader' | 'reference' | 'unseen';
  /** Its own words; none for a reference, which stands among the references of the figure. */
  readonly labels: readonly FigureLabel[];
  readonly leader: Leader | null;
  /** Its number, to stand in a circle, where its own words leave room for it. */
  readonly number_label: FigureLabel | null;
}

/** A reference to the table: L4, C7, T1 for a tie, or a run of them where not even each reference finds room. */
export interface FigureReference {
  readonly kind: 'course' | 'tie';
  /** The numbers that it stands for, one after the other. */
  readonly numbers: readonly number[];
  readonly label: FigureLabel;
  readonly leader: Leader | null;
}

export interface PointLettering {
  readonly labels: readonly FigureLabel[];
  readonly leader: Leader | null;
}

export interface Lettering {
  readonly height_ft: number;
  readonly courses: readonly CourseLettering[];
  readonly ties: readonly CourseLettering[];
  readonly references: readonly FigureReference[];
  readonly point_of_beginning: PointLettering | null;
  readonly anchor: PointLettering | null;
  readonly misclosure: PointLettering | null;
  /** Figure and lettering together. */
  readonly bounds: FigureBounds;
}

export interface ToLetter {
  readonly figure: Figure;
  readonly height_ft: number;
  /** What stands before the references of a figure that shares its sheet with others. */
  readonly prefix?: string;
}

export interface LetteringSheet {
  /** Where lettering may stand, and what is in sight; null for as much room as it takes. */
  readonly within: FigureBounds | null;
  /** What something else already stands on. */
  readonly taken?: readonly FigureBounds[];
  /** Lines beside the figures that lettering keeps clear of. */
  readonly beside?: readonly (readonly FigurePoint[])[];
  readonly measure?: (text: string, height_ft: number) => number;
  /** Small circles with the number of each course, where there is room. */
  readonly numbered?: boolean;
}
