// One thing that a passage tells of a figure.
import type { Quantity } from '#core/read/account/quantities/quantity.ts';

export type Term = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'count'; readonly count: number; readonly noun: string }
  | { readonly kind: 'shape'; readonly shape: string }
  | { readonly kind: 'angle'; readonly deg: number }
  | { readonly kind: 'length'; readonly length: Quantity }
  | { readonly kind: 'area' }
  /** "in the older deed": a paper that tells it. */
  | { readonly kind: 'source' }
  /** By the direction it looks to, in degrees, by its place among the courses, or by what else it is called; a rear line by none. */
  | {
      readonly kind: 'line';
      readonly deg?: number;
      readonly call?: number;
      readonly by?: LineName;
    }
  /** By the direction it lies in, by its place among the courses, or by the mark that stands there. */
  | {
      readonly kind: 'corner';
      readonly deg?: number;
      readonly call?: number;
      readonly isMost?: boolean;
      /** The words of what stands there. */
      readonly mark?: readonly string[];
    }
  /** Azimuth in degrees. */
  | { readonly kind: 'bearing'; readonly deg: number }
  | {
      readonly kind: 'relation';
      readonly relation: 'parallel' | 'square' | 'equal' | 'right-angled' | 'opposite';
      readonly times?: number;
    }
  | { readonly kind: 'around'; readonly side: 'left' | 'right' }
  /** A curve that is hollow toward an azimuth, in degrees; or has its center within the land, or without. */
  | { readonly kind: 'hollow'; readonly deg?: number; readonly side?: 'in' | 'out' }
  /** "due east", in degrees. */
  | { readonly kind: 'due'; readonly deg: number }
  /** Which way a curve or a line is told to turn. */
  | { readonly kind: 'bend'; readonly side: 'left' | 'right' }
  /** Lines one behind the other; a negative `first` is counted from the end. */
  | { readonly kind: 'lines'; readonly first: number; readonly count: number }
  /** The way that a length is taken across the land, in degrees: 0 or 90. */
  | { readonly kind: 'extent'; readonly deg: number }
  /** The land, or all of it, lies that way from its beginning. */
  | { readonly kind: 'lies'; readonly deg: number; readonly isAll: boolean }
  /** So many times as long as it is wide. */
  | { readonly kind: 'ratio'; readonly times: number }
  /** A line runs about toward `deg`, and on that side of it. */
  | { readonly kind: 'slant'; readonly deg: number; readonly toward: number }
);

/** What a line is called by besides its number and its side: the way it runs, its own figure, the street along it, that it is a curve or the longest, or its place beside the course that the words stand in. */
export type LineName =
  | { readonly kind: 'heading'; readonly deg: number }
  | { readonly kind: 'value' | 'along' | 'this' | 'former' | 'next' }
  | { readonly kind: 'most'; readonly most: 'longest' | 'shortest' }
  | { readonly kind: 'curve'; readonly place?: number };

/** The place of the last course, whichever it is. */
export const LAST = -1;

/** What a passage tells; `isWhole` where it tells of the figure and of nothing else. */
export interface Telling {
  readonly terms: readonly Term[];
  readonly isWhole: boolean;
}
