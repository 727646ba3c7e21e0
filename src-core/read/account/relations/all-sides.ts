// Where words that stand in a course turn to what bounds the land all around.

import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { directionAt, mayPoint } from '#core/read/account/relations/named-direction.ts';

const FEWEST_SIDES = 3;
const isBounded = oncePerToken((word) => /^(?:bounded|butting|butted|abutting)$/.test(word));

/** Token of "bounded" in "to the beginning, bounded on the northeast by Fontenot, southeast and southwest by Vendor"; else -1. */
export function allSidesAt(tokens: readonly Token[], from: number, to: number): number {
  const [at] = placesWithin(tokens, from, to, isBounded);
  if (at === undefined) return -1;
  // What stands behind a later one stands behind the first too.
  const sides = new Set(placesWithin(tokens, at, to, mayPoint).map((place) => directionAt(tokens, place)?.deg));
  sides.delete(undefined);
  return sides.size >= FEWEST_SIDES ? at : -1;
}
