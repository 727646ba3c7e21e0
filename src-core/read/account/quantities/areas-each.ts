// What the land is told to be made of, or to be a share of: so many lots of one size each, a half of the forty acre lot.
import { partOf, wholeNumberOf } from '#core/language/numerals.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import type { AreaRead } from '#core/read/account/quantities/area-at.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { readNumber } from '#core/read/values/read-number.ts';

const PARTS = /^(?:lots|parts|pieces|parcels|fields|halves|shares)$/;
const MADE = /^(?:of|into|in|being|comprising|by)$/;
/** In tokens: "one and one-half lots"; and back from "each of said lots" to them. */
const LONGEST_COUNT = 6;
const FARTHEST = 300;

/** How many such parts make the land; null where the area is not that of each. */
export function eachOf(tokens: readonly Token[], area: AreaRead): number | null {
  if (/^(?:each|apiece)$/.test(textAt(tokens, area.to))) return countBefore(tokens, area.from);
  return /^(?:in|to|for) each (?:lot|of (?:the|said|these))\b/.test(textWithin(tokens, area.to, area.to + 4))
    ? lotsBefore(tokens, area.from)
    : null;
}

/** "The tract is made up of two lots of one acre each". */
function countBefore(tokens: readonly Token[], from: number): number | null {
  const noun = from - 2;
  if (textAt(tokens, from - 1) !== 'of' || !PARTS.test(textAt(tokens, noun))) return null;
  for (let at = noun - LONGEST_COUNT; at < noun; at += 1) {
    const count = MADE.test(textAt(tokens, at - 1)) ? readNumber(tokens, at) : null;
    if (count?.next === noun) return count.value;
  }
  return null;
}

/** "Lots 1, 2, 3 and 4". */
function lotsBefore(tokens: readonly Token[], from: number): number | null {
  for (let at = from; at > Math.max(0, from - FARTHEST); at -= 1) {
    const place = textAt(tokens, at) === 'lots' ? placeAt(tokens, at) : null;
    if (place?.kind === 'lot' && place.values.length > 1) return place.values.length;
  }
  return null;
}

/** In tokens: "the north half of a larger tract of". */
const LONGEST_SHARE = 12;

/** Of what the land is told to be: a half of "the north half of the forty acre lot", a fourth of "one fourth of the 113 acre farm"; null where it is told of no share. */
export function shareOf(tokens: readonly Token[], { from, to }: AreaRead): number | null {
  const isName = textAt(tokens, to - 1) === 'acre' || LANDS.test(textAt(tokens, from - 2));
  let of = from - 1;
  while (
    of > from - LONGEST_SHARE &&
    (/^(?:the|a|an|my|said|that|certain|larger)$/.test(textAt(tokens, of)) || isLandName(tokens, of))
  )
    of -= 1;
  if (!isName || textAt(tokens, of) !== 'of') return null;
  const last = /^(?:part|parts)$/.test(textAt(tokens, of - 1)) ? of - 2 : of - 1;
  const divisor = partOf(textAt(tokens, last));
  if (divisor === null) return null;
  let first = last - 1;
  if (textAt(tokens, first) === '-') first -= 1;
  const count = wholeNumberOf([textAt(tokens, first)]);
  if (count !== null || directionAt(tokens, first) !== null) first -= 1;
  while (/^(?:the|a|an|exactly|just)$/.test(textAt(tokens, first))) first -= 1;
  const isThis = /^(?:being|is|comprising|constituting|forming|comprises)$/.test(textAt(tokens, first));
  return isThis ? (count ?? 1) / divisor : null;
}

const LANDS = /^(?:tract|parcel|lot|survey|farm|piece|place|plantation)$/;

/** The "tract of" of "a larger tract of ninety acres". */
const isLandName = (tokens: readonly Token[], at: number): boolean =>
  LANDS.test(textAt(tokens, at)) || (textAt(tokens, at) === 'of' && LANDS.test(textAt(tokens, at - 1)));
