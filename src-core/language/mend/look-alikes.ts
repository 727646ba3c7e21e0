// Letters that a recogniser puts in the place of a figure.
import { DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';

/** The figure that a letter stands for where a figure must stand, and how surely. */
export const FIGURE_OF_LETTER: ReadonlyMap<string, readonly [string, Doubt]> = new Map<
  string,
  readonly [string, Doubt]
>([
  ['o', ['0', REPAIRED]],
  ['l', ['1', REPAIRED]],
  ['i', ['1', REPAIRED]],
  ['b', ['8', DOUBTFUL]],
  ['d', ['0', DOUBTFUL]],
  ['z', ['2', DOUBTFUL]],
  ['s', ['5', DOUBTFUL]],
]);
