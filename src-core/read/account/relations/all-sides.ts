// Where words that stand in a course turn to what bounds the land all around.

import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';

const FEWEST_SIDES = 3;
const isBoundedWord = oncePerToken((word) => /^(?:bounded|butting|butted|abutting)$/.test(word));
const isBounded = (token: Token | undefined): boolean => token?.kind === 'word' && isBoundedWord(token);

/** Token of "bounded" in "to the beginning, bounded on the northeast by Fontenot, southeast and southwest by Vendor"; else -1. */
export function allSidesAt(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (at < to && !isBounded(tokens[at])) at += 1;
  if (at >= to) return -1;
  // What stands behind a later one stands behind the first too.
  const sides = new Set(tokens.slice(at, to).map((_, i) => directionAt(tokens, at + i)?.deg));
  sides.delete(undefined);
  return sides.size >= FEWEST_SIDES ? at : -1;
}
