// Specks between words that belong together: within a number in words, an angle in words, a length of two units.

import type { Mended } from '#core/language/mend/mend-figures.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';

const SPECKS = new Set(['.', ':', '~', '_', '|', "'", '"', '*', '=', '^', '`', '«', '»']);

interface Place {
  /** What goes on behind it, and what it goes on from. */
  readonly leads: boolean;
  readonly follows: boolean;
}

const placeOf = oncePerToken((word): Place | null => {
  if (isNumberWord(word)) return { leads: true, follows: true };
  if (/^(?:degrees?|minutes?|seconds?)$/.test(word)) return { leads: true, follows: true };
  if (word === 'and') return { leads: true, follows: true };
  if (word === 'north' || word === 'south') return { leads: true, follows: false };
  if (word.length > 3 && unitNamed(word) !== null) return { leads: false, follows: true };
  return word === 'east' || word === 'west' ? { leads: false, follows: true } : null;
});

/** "two. hundred", "seventy~five", "thirty minutes .east", "chains and . twelve": a mark that says nothing there. */
export function dropSpeck(tokens: readonly Token[], at: number, token: Token, before: readonly Token[]): Mended | null {
  const [last, after] = [before.at(-1), tokens[at + 1]];
  if (!SPECKS.has(token.text) || last?.kind !== 'word' || after?.kind !== 'word') return null;
  const [left, right] = [placeOf(last), placeOf(after)];
  if (left?.leads !== true || right?.follows !== true) return null;
  // "Lot one. Two chains": a stop before a capital may end something.
  if (token.text === '.' && after.capital && token.gap === 'none' && after.gap !== 'none') return null;
  if (/^(?:and|north|south)$/.test(last.text) && !isNumberWord(after.text)) return null;
  return {
    tokens: [{ ...after, gap: after.gap === 'none' || after.gap === 'paragraph' ? 'space' : after.gap }],
    next: at + 2,
  };
}
