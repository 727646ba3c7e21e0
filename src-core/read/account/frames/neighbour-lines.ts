// A course along a neighbour's south line: it runs east or west, the neighbour lies north of it, and this land south.

import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { outwardsOf } from '#core/read/account/claims/drawn-sides.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

/** In degrees, from the way that the line looks: this land lies there, so that it looks out of it the other way. */
const TOWARD_DEG = 120;
const ALONG_OR_TO = wordSet('along with by following to');
const isAlongOrTo = oncePerToken((word) => ALONG_OR_TO.has(word));
/** In tokens, of an owner. */
const LONGEST_NAME = 4;
const NAMED = /^(?:tract|lands?|property|premises|farm|place|estate)$/;
const HELD = /^(?:lands?|property|premises|farm)$/;

export function neighbourLineRemarks(tokens: readonly Token[], tract: ToldTract): Remark[] {
  const { courses, around, description, index } = tract;
  const outwards = outwardsOf(courses);
  return courses.flatMap(({ from, to }, call): Remark[] => {
    const outward = outwards[call];
    if (outward === undefined) return [];
    for (const at of placesWithin(tokens, from, Math.min(to, around.closedAt), isAlongOrTo)) {
      if (textAt(tokens, at) === 'to') return [];
      const line = neighbourLineAt(tokens, at + 1);
      if (line === null || isNamedBefore(tokens, line.name, description.from)) continue;
      if (partedBy(outward, line.deg) < TOWARD_DEG)
        return [{ code: 'side_otherwise', from: at, to: line.to, call, tracts: [index] }];
    }
    return [];
  });
}

/** "the westerly line of lands now or formerly of Sweeney". */
function neighbourLineAt(tokens: readonly Token[], at: number): { deg: number; name: string; to: number } | null {
  const side = directionAt(tokens, /^(?:the|said)$/.test(textAt(tokens, at)) ? at + 1 : at);
  if (side === null || !/^(?:line|boundary)$/.test(textAt(tokens, side.next)) || textAt(tokens, side.next + 1) !== 'of')
    return null;
  let name = side.next + 2;
  let isHeld = false;
  for (; name < side.next + 10; name += 1) {
    const text = textAt(tokens, name);
    if (HELD.test(text)) isHeld = true;
    else if (!/^(?:the|said|now|or|formerly|of|other)$/.test(text)) break;
  }
  // "the north line of the Dunavant tract".
  let behind = name;
  while (behind < name + LONGEST_NAME && tokens[behind]?.capital === true) behind += 1;
  const isNamed = isHeld || (behind > name && NAMED.test(textAt(tokens, behind)));
  const isName = tokens[name]?.kind === 'word' && tokens[name]?.capital === true && isNamed;
  return isName ? { deg: side.deg, name: textAt(tokens, name), to: name + 1 } : null;
}

/** Land of a party, which this may be a part of. */
const isNamedBefore = (tokens: readonly Token[], name: string, to: number): boolean =>
  tokens.slice(0, to).some(({ text }) => text === name);
