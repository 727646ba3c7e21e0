// "said Tract 73": what is spoken of again was named before; where only another of its kind was, one of the two is wrong.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { lengthAt, numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';

/** Of sections, lots and the like the places of the land themselves are held against each other. */
const PLACED = wordSet('tract parcel unit outlot');
const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);
const isPlaced = oncePerToken((word) => PLACED.has(singular(word)));
const isSaid = oncePerToken((word) => /^(?:said|aforesaid|aforementioned)$/.test(word));

export function saidPlaceRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const named = new Map<string, Set<number>>();
  const remarks: Remark[] = [];
  for (const at of placesWhere(tokens, isPlaced)) {
    const noun = singular(textAt(tokens, at));
    const places = numbersAt(tokens, at);
    const before = named.get(noun) ?? new Set<number>();
    const [number = 0] = places;
    const isAgain = at > 0 && isSaid(tokens[at - 1] as Token) && places.length === 1;
    if (isAgain && before.size > 0 && !before.has(number)) {
      const bound = boundAt(tracts, at).map(({ index }) => index);
      if (bound.length > 0) remarks.push({ code: 'place_otherwise', from: at - 1, to: at + 3, tracts: bound });
    }
    for (const place of places) before.add(place);
    named.set(noun, before);
  }
  return remarks;
}

/** In tokens, of "Lots 4, 5 and 6". */
const LONGEST_LIST = 12;

/** "Tract 37", "Lot No. 4", "Lots Seven (7) and Eight (8)", "Sections 4 to 9". */
function numbersAt(tokens: readonly Token[], at: number): number[] {
  const found: number[] = [];
  for (let i = at + 1; i < at + LONGEST_LIST; i += 1) {
    const number = lengthAt(tokens, i) === null ? numberNamedAt(tokens, i) : 0;
    if (number > 0) found.push(number);
    // "the south line of said Section, 930.00 feet".
    else if (found.length === 0 && textAt(tokens, i) === ',') break;
    else if (!/^(?:no|nos|number|numbered|numbers|[.,&()#-]|and|or|to|through)$/.test(textAt(tokens, i))) break;
    if (found.length > 0 && tokens[i]?.gap === 'paragraph' && i > at + 1) break;
  }
  const isRange = tokens.slice(at, at + LONGEST_LIST).some(({ text }) => /^(?:to|through|-)$/.test(text));
  const [first = 0, last = 0] = [found[0], found.at(-1)];
  if (!isRange || last <= first || last - first > 100) return found;
  return [...found, ...Array.from({ length: last - first }, (_, i) => first + i)];
}
