// What the land is told to lie beside, and on which side of it.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';

const LAND = wordSet(LANDS);
const LIES = /^(?:lies|lie|lying|situate|situated|located|being|is|lot|parcel|tract|property|land|premises)$/;

export interface Named {
  readonly deg: number;
  readonly at: number;
  readonly next: number;
}

/** The direction of "north of the", "on the easterly side of said", before a token. */
export function besideAt(tokens: readonly Token[], from: number, at: number): Named | null {
  let of = at - 1;
  while (of > from && /^(?:the|said|its|this)$/.test(textAt(tokens, of))) of -= 1;
  if (textAt(tokens, of) !== 'of') return null;
  const last = /^(?:side|sides)$/.test(textAt(tokens, of - 1)) ? of - 2 : of - 1;
  for (const start of [last - 2, last - 1, last]) {
    const direction = start < from ? null : directionAt(tokens, start);
    if (direction !== null && direction.next === last + 1) return { deg: direction.deg, at: start, next: of };
  }
  return null;
}

/** It is the land that lies there, and no building or stone. */
export function isOfLand(tokens: readonly Token[], from: number, at: number): boolean {
  // "the land in Milton, Norfolk County, situated on the northerly side of Elm Street".
  if ([2, 3].some((step) => /^(?:situated?|lying)$/.test(textAt(tokens, at - step)))) return true;
  for (let i = at - 1; i >= Math.max(from, at - 8); i -= 1) {
    if (/^(?:,|;)$/.test(textAt(tokens, i)) && tokens[i - 1]?.kind !== 'word') return false;
    if (LAND.has(textAt(tokens, i)) || (i < at - 1 && LIES.test(textAt(tokens, i)) && i === from)) return true;
  }
  return false;
}
