// Lengths and directions that the text gives only roughly: between two figures, up to one, on the average, along a tie.

import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Clause, Gap } from '#core/read/clauses/description.ts';
import type { DistanceElement } from '#core/read/clauses/element.ts';

const AT_MOST = wordSet('exceeding over under within ca circa averaging');
const ROUGH = wordSet('average general mean tie direct');
const OF_COURSE = wordSet('course courses direction line distance bearing length of');

export function roughAt(tokens: readonly Token[], { elements }: Clause): Gap | null {
  for (const element of elements) {
    const rough =
      element.kind === 'distance'
        ? element.use === 'course' && element.read.unit !== null && isRoughLength(tokens, element)
        : element.kind === 'bearing' &&
          element.runs &&
          (isMeant(tokens, element.at) || isBesideBearing(tokens, element.at));
    if (rough) return { at: Math.max(0, element.at - 5), to: element.next + 2 };
  }
  return null;
}

function isRoughLength(tokens: readonly Token[], { at, next }: DistanceElement): boolean {
  const before = textAt(tokens, at - 1) === '.' ? at - 2 : at - 1;
  const word = textAt(tokens, before);
  if (AT_MOST.has(word)) return true;
  if (word === 'to' && textAt(tokens, before - 1) === 'up') return true;
  if ((word === 'to' || word === 'and') && isRange(tokens, before)) return true;
  if (word === 'than' && /^(?:less|more)$/.test(textAt(tokens, before - 1))) return true;
  if (word === 'of' && /^(?:maximum|minimum)$/.test(textAt(tokens, before - 1))) return true;
  if (word === 'or' && tokens[before - 1]?.kind === 'number') return true;
  if (isLooseBehind(tokens, next)) return true;
  for (let i = at + 1; i < next; i += 1) if (textAt(tokens, i) === '+') return true;
  return isMeant(tokens, at);
}

const LOOSE = wordSet('upwards upward odd scant minimum maximum est estimated');

/** "264 feet and a few inches", "264 feet and upwards", "264 feet scant", "264 feet (est.)". */
function isLooseBehind(tokens: readonly Token[], next: number): boolean {
  if (textAt(tokens, next) !== 'and')
    return LOOSE.has(textAt(tokens, /^[,(]$/.test(textAt(tokens, next)) ? next + 1 : next));
  if (textAt(tokens, next + 1) !== 'a') return LOOSE.has(textAt(tokens, next + 1));
  return /^(?:few|fraction)$/.test(textAt(tokens, next + 2));
}

/** "between 290 and", "from 290 feet to". */
function isRange(tokens: readonly Token[], joint: number): boolean {
  const number = tokens[joint - 1]?.kind === 'number' ? joint - 1 : joint - 2;
  if (tokens[number]?.kind !== 'number') return false;
  const lead = tokens[number - 1]?.text;
  return lead === 'between' || lead === 'from';
}

const FARTHEST_NAME = 4;

/** "an average of", "the general course being", "a tie line being", "the direct distance being". */
function isMeant(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= at - FARTHEST_NAME; i -= 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') return false;
    if (ROUGH.has(token.text) && !token.capital) return OF_COURSE.has(textAt(tokens, i + 1));
  }
  return false;
}

/** "a little south of S 80° E". */
function isBesideBearing(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at - 1) !== 'of') return false;
  return /^(?:little|slightly|somewhat|bit)$/.test(textAt(tokens, at - 3));
}
