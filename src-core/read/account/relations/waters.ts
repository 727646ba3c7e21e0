// Rivers and other waters, which a description names once and then calls by what they are.
import { before } from '#core/language/before.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { placesWhere } from '#core/language/words-index.ts';

export const WATERS = wordSet('river creek brook bayou lake pond branch canal fork prong slough stream');
const isWater = oncePerToken((word) => WATERS.has(word));
/** What runs along the water is told by, besides its name. */
const SHORES = wordSet("water waters edge bank banks shore dock wharf low high mark meanders thread stream 's ' s");

/** The name in capitals of a water at a token. */
export function waterAt(tokens: readonly Token[], at: number): { readonly next: number; readonly noun: string } | null {
  if (tokens[at]?.kind !== 'word' || tokens[at]?.capital !== true || before(tokens, at)?.capital === true) return null;
  let next = at;
  while (tokens[next]?.kind === 'word' && tokens[next]?.capital === true && !WATERS.has(textAt(tokens, next)))
    next += 1;
  const noun = textAt(tokens, next);
  return next > at && WATERS.has(noun) ? { next: next + 1, noun } : null;
}

/** "along said river": by nothing but what it is. */
export const isWaterAlone = (names: readonly string[], noun: string): boolean =>
  names.includes(noun) && names.every((name) => name === noun || SHORES.has(name));

/** The papers name no other of the kind. */
export function isOnlyWater(tokens: readonly Token[], name: string, noun: string): boolean {
  return placesWhere(tokens, isWater).every(
    (at) =>
      textAt(tokens, at) !== noun ||
      tokens[at]?.capital !== true ||
      textAt(tokens, at - 1) === name ||
      before(tokens, at)?.capital !== true,
  );
}
