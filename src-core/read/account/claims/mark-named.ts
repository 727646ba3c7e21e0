// A corner by what stands at it: "the iron pin found", "said white oak", "the 12 inch hickory above called for".
import { entryOf } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { beginningAt, CORNER, LINES, PLACES, placeAt } from '#core/read/account/claims/named-parts.ts';
import type { Term } from '#core/read/account/claims/term.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { WAYS } from '#core/read/account/relations/ways.ts';

/** In tokens, of the mark's own words and of those behind it. */
const LONGEST = 7;

/** A noun that what stands at a corner goes by; and "the stone wall corner". */
function isMark(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (CORNER.test(text)) return /^(?:wall|fence|hedge)$/.test(textAt(tokens, at - 1));
  // "marks the southeast corner".
  const isVerb = text === 'marks' && /^(?:the|its|a)$/.test(textAt(tokens, at + 1));
  return entryOf(text)?.noun === 'monument' && !isVerb && !/^(?:point|line)s?$/.test(text);
}

/** "the planted stone at the end of the third line" is the corner that stands there. */
export function markAt(tokens: readonly Token[], at: number, from: number): Term | null {
  if (!/^(?:the|said)$/.test(textAt(tokens, at))) return null;
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

const POINTED = /^(?:above|aforesaid|before|herein\w*|called|mentioned|named|described|referred|for|to|so)$/;

/** Behind "above called for", "hereinbefore mentioned". */
function pointedEnd(tokens: readonly Token[], at: number): number {
  let to = at;
  while (to < at + LONGEST && POINTED.test(textAt(tokens, to))) to += 1;
  const words = tokens.slice(at, to).map(({ text }) => text);
  return words.some((word) => /^(?:above|aforesaid|herein\w*|called|mentioned|named|described|referred)$/.test(word))
    ? to
    : at;
}

/** What tells one mark from another: "planted", "two", "white", "12 inch". */
function isOfMark(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (tokens[at]?.kind === 'number') return /^(?:inch|in|"|\/|-)$/.test(textAt(tokens, at + 1));
  if (/^["/]$/.test(text)) return true;
  if (tokens[at]?.kind !== 'word' || directionAt(tokens, at) !== null) return false;
  if (LINES.has(text) || CORNER.test(text) || PLACES.includes(text)) return false;
  return !/^(?:preposition|joint|be|pointer)$/.test(entryOf(text)?.small ?? '');
}
