// Where words that stand in a course turn to what bounds the land all around.

import type { Token } from '#core/language/tokens.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';

const FEWEST_SIDES = 3;

/** Token of "bounded" in "to the beginning, bounded on the northeast by Fontenot, southeast and southwest by Vendor"; else -1. */
export function allSidesAt(tokens: readonly Token[], from: number, to: number): number {
  const at = tokens.findIndex(
    ({ text }, i) => i >= from && i < to && /^(?:bounded|butting|butted|abutting)$/.test(text),
  );
  if (at < 0) return -1;
  // What stands behind a later one stands behind the first too.
  const sides = new Set(tokens.slice(at, to).map((_, i) => directionAt(tokens, at + i)?.deg));
  sides.delete(undefined);
  return sides.size >= FEWEST_SIDES ? at : -1;
}
