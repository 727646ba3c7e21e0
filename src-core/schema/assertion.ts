// What the words of a description assert of its own geometry, to be proved on the figure as it is drawn, and again after a correction.
import { z } from 'zod';
import { PageSpan } from '#core/schema/finding.ts';

export const AssertionKind = z.enum([
  /** The course heads about `value`; or exactly. */
  'heading',
  'due',
  /** It turns to `side` from the course before, by `value` degrees where they are told. */
  'turn',
  /** It makes an angle of `value` degrees with `other`, or with the course before; `side` says "interior", or "any"; without a call, some corner has it. */
  'angle',
  'parallel',
  'square',
  'prolonged',
  /** As long as `other`, or `value` times as long. */
  'equal',
  'tangent',
  'non_tangent',
  'radial',
  /** Azimuth of the line to the center; `side` says "center" where it runs that way. */
  'radial_bearing',
  'tangent_bearing',
  'reverse',
  'compound',
  /** Azimuth toward which the curve is hollow. */
  'concave',
  /** To the inside or the outside of the figure. */
  'bulge',
  /** The curve turns through `value` degrees. */
  'arc',
  /** The end of the course, or the point of beginning, is the corner toward `value`; `side` says "most" for the outermost. */
  'corner',
  /** The course is the side of the figure toward `value`. */
  'side',
  /** The figure is an `other`: triangle, rectangle, square, … */
  'shape',
  /** It cuts the figure that it bounds. */
  'bisects',
  'winding',
  /** Its end is placed by the figure's own lines. */
  'placed',
  /** Two corners, by their places (`call`, or `side` by name, and `other`), lie `value` feet apart; or the second bears so from the first. */
  'apart',
  'bears',
  /** The course, or the side `other`, is the longest of the figure or the shortest, as `side` says. */
  'most',
  /** It is told to be the course of number `value`. */
  'order',
]);
export type AssertionKind = z.infer<typeof AssertionKind>;

export const Assertion = z.object({
  kind: AssertionKind,
  /** Index into the tract's calls; absent for the whole figure and for the point of beginning. */
  call: z.int().min(0).optional(),
  /** The line it is held against: the index of a call, or a side of the figure by name. */
  other: z.union([z.int().min(0), z.string()]).optional(),
  side: z.string().optional(),
  /** Degrees, azimuths among them; feet for lengths. */
  value: z.number().optional(),
  quote: z.string(),
  spans: z.array(PageSpan),
});
export type Assertion = z.infer<typeof Assertion>;
