// A corner by what stands at it: "the iron pin found", "said white oak", "the 12 inch hickory above called for".
import { entryOf } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { beginningAt, CORNER, LINES, PLACES, placeAt } from '#core/read/account/claims/named-parts.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { WAYS } from '#core/read/account/relations/ways.ts';

/** In tokens, of the mark's own words and of those behind it. */
const LONGEST = 7;

/** A noun that what stands at a corner goes by; and "the stone wall corner". */
function isMark(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const kind = token?.kind === 'word' ? kindOfWord(token) : null;
  if (kind === 'corner') return /^(?:wall|fence|hedge)$/.test(textAt(tokens, at - 1));
  // "marks the southeast corner".
  return kind === 'mark' && !(token?.text === 'marks' && /^(?:the|its|a)$/.test(textAt(tokens, at + 1)));
}

/** What a word may be of a corner's name; null where the name ends before it. */
const kindOfWord = oncePerToken((word): 'corner' | 'mark' | 'other' | null => {
  if (CORNER.test(word)) return 'corner';
  const { noun, small } = entryOf(word) ?? {};
  if (noun === 'monument' && !/^(?:point|line)s?$/.test(word)) return 'mark';
  const isEnd = LINES.has(word) || PLACES.includes(word) || /^(?:preposition|joint|be|pointer)$/.test(small ?? '');
  return isEnd ? null : 'other';
});

/** "the planted stone at the end of the third line" is the corner that stands there. */
export function markAt(tokens: readonly Token[], at: number, from: number): Term | null {
  const lead = textAt(tokens, at);
  if (lead !== 'the' && lead !== 'said') return null;
  let noun = at + 1;
  while (noun < at + LONGEST && !isMark(tokens, noun) && isOfMark(tokens, noun)) noun += 1;
  if (!isMark(tokens, noun)) return null;
  while (isMark(tokens, noun + 1) || (isMark(tokens, noun + 2) && CORNER.test(textAt(tokens, noun + 2)))) noun += 1;
  // "16 1/2 feet to the rod", "the Oak Street line".
  const isUnit = noun === at + 1 && /^(?:rod|pole|chain|link)s?$/.test(textAt(tokens, noun));
  if (isUnit || WAYS.has(textAt(tokens, noun + 1))) return null;
  const next = /^(?:found|set|planted)$/.test(textAt(tokens, noun + 1)) ? noun + 2 : noun + 1;
  for (let i = next + 1; textAt(tokens, next) === 'at' && i < next + LONGEST; i += 1) {
    const corner = placeAt(tokens, i, from) ?? beginningAt(tokens, i);
    if (corner?.kind === 'corner') return { ...corner, from: at };
  }
  const mark = tokens.slice(at + 1, next).map(({ text }) => text);
  return { kind: 'corner', mark, from: at, to: pointedEnd(tokens, next) };
}

const POINTED = /^(?:above|aforesaid|before|first|last|herein\w*|called|mentioned|named|described|referred|for|to|so)$/;

/** Behind "above called for", "hereinbefore mentioned", "first named". */
export function pointedEnd(tokens: readonly Token[], at: number): number {
  let to = at;
  while (to < at + LONGEST && POINTED.test(textAt(tokens, to))) to += 1;
  const words = tokens.slice(at, to).map(({ text }) => text);
  return words.some((word) => /^(?:above|aforesaid|herein\w*|called|mentioned|named|described|referred)$/.test(word))
    ? to
    : at;
}

/** What tells one mark from another: "planted", "two", "white", "12 inch". */
function isOfMark(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'number') return /^(?:inch|in|"|\/|-)$/.test(textAt(tokens, at + 1));
  if (token?.kind !== 'word') return token?.text === '"' || token?.text === '/';
  const kind = kindOfWord(token);
  return (kind === 'mark' || kind === 'other') && directionAt(tokens, at) === null;
}
