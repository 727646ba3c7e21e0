// One thing that a passage tells of a figure.
import type { Quantity } from '#core/read/account/quantities/quantity.ts';

export type Term = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'count'; readonly count: number; readonly noun: string }
  | { readonly kind: 'shape'; readonly shape: string }
  | { readonly kind: 'angle'; readonly deg: number }
  | { readonly kind: 'length'; readonly length: Quantity }
  | { readonly kind: 'area' }
  /** By the direction it looks to, in degrees, by its place among the courses, by the way it runs, or by its own figure; a rear line by none. */
  | {
      readonly kind: 'line';
      readonly deg?: number;
      readonly call?: number;
      readonly heading_deg?: number;
      readonly isByValue?: boolean;
    }
  | { readonly kind: 'corner'; readonly deg?: number; readonly call?: number; readonly isMost?: boolean }
  /** Azimuth in degrees. */
  | { readonly kind: 'bearing'; readonly deg: number }
  | { readonly kind: 'relation'; readonly relation: 'parallel' | 'square' | 'equal' | 'right-angled' | 'opposite' }
  | { readonly kind: 'around'; readonly side: 'left' | 'right' }
  /** "due east", in degrees. */
  | { readonly kind: 'due'; readonly deg: number }
  /** Which way a curve is told to turn. */
  | { readonly kind: 'bend'; readonly side: 'left' | 'right' }
  /** Lines one behind the other; a negative `first` is counted from the end. */
  | { readonly kind: 'lines'; readonly first: number; readonly count: number }
  /** The longest of all the lines. */
  | { readonly kind: 'most'; readonly most: 'longest' | 'shortest' }
  /** The way that a length is taken across the land, in degrees: 0 or 90. */
  | { readonly kind: 'extent'; readonly deg: number }
);

/** The place of the last course, whichever it is. */
export const LAST = -1;
