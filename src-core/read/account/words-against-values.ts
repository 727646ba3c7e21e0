// Words that name a side or an area which the courses themselves do not have.

import { isNumeral } from '#core/language/mend/trade-words.ts';
import { sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { readFractionWords } from '#core/read/values/number-words.ts';
import { readDistance } from '#core/read/values/read-distance.ts';
import { readNumber } from '#core/read/values/read-number.ts';
import { unitFeet } from '#core/survey/distance.ts';

/** "fronting 200 feet on the road", "50 feet by 100 feet", before the courses: a side that no course has. */
export function isMeasuredOtherwise(
  tokens: readonly Token[],
  { leadFrom, leadTo, tailFrom, tailTo }: Surroundings,
  courses: readonly Course[],
): boolean {
  const sides_ft = courses.flatMap(({ distance }) =>
    distance === null ? [] : [distance.value * unitFeet(distance.unit ?? 'feet', '')],
  );
  if (sides_ft.length < courses.length) return false;
  const isOther = (at: number): boolean => {
    const read = readDistance(tokens, at, false);
    if (read === null || read.unit === null) return false;
    const told_ft = read.value * unitFeet(read.unit, '');
    return !sides_ft.some((side_ft) => Math.abs(side_ft - told_ft) <= Math.max(1, told_ft * 0.01));
  };
  for (let i = Math.max(leadFrom, leadTo - 60); i < leadTo; i += 1)
    if (tokens[i]?.kind === 'number' && isSide(tokens, i) && isOther(i)) return true;
  if (!tokens.slice(tailFrom, tailTo).some(isFront)) return false;
  return sentencesIn(tokens, tailFrom, tailTo)
    .filter(({ from, to }) => tokens.slice(from, to).some(isFront))
    .some(({ from, to }) =>
      tokens.slice(from, to).some((_, index) => isFigureStart(tokens, from + index) && isOther(from + index)),
    );
}

function isFront({ text }: Token): boolean {
  return text === 'front' || text === 'frontage';
}

/** A measure of the land: behind "fronting" or "by", or before "by", "front" and "deep". */
function isSide(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > at - 4; i -= 1)
    if (/^(?:fronting|frontage|fronts|measuring)$/.test(textAt(tokens, i))) return true;
  const read = readDistance(tokens, at, false);
  const behind = textAt(tokens, read?.next ?? at + 1);
  if (behind === 'by' || behind === 'x') return tokens[(read?.next ?? at) + 1]?.kind === 'number';
  return /^(?:front|deep|square)$/.test(behind) || (textAt(tokens, at - 1) === 'by' && tokens[at - 2]?.kind === 'word');
}

const AREA_WORD = /^(?:being|contain\w*|total|area|aggregate|conveyed|gross|computed|quantity)$/;
const OTHER_AREA = /^(?:called|original|out|from|of|part|portion|less|road|remaining|each|said|minus|within)$/;

/** "Total area conveyed 2.75 acres", "six acres and a half by the list", where the description contains 2. */
export function isOtherArea(tokens: readonly Token[], from: number, to: number, stated_acres: number): boolean {
  for (let i = from; i < to; i += 1) {
    if (!isWholeFigure(tokens, i)) continue;
    const number = readNumber(tokens, i);
    if (number === null || !/^acres?$/.test(textAt(tokens, number.next)) || !isStated(tokens, i, number.next)) continue;
    // Roods and perches are still to be added.
    if (
      [1, 2, 3, 4].some((step) => /^(?:roods?|perch|perches|poles|rods|r|p)$/.test(textAt(tokens, number.next + step)))
    )
      continue;
    const acres = number.value + (readFractionWords(tokens, number.next + 1)?.value ?? 0);
    if (Math.abs(acres - stated_acres) > Math.max(0.02 * stated_acres, 0.5 * 10 ** -number.decimals)) return true;
  }
  return false;
}

/** Behind a word that states an area, or at the head of a sentence. */
function isStated(tokens: readonly Token[], at: number, next: number): boolean {
  if (textAt(tokens, at - 1) === '.') return isWholeBehind(tokens, next + 1) || textAt(tokens, next + 1) === 'and';
  const before = [1, 2, 3, 4, 5].map((step) => textAt(tokens, at - step));
  const stated = before.findIndex((word) => AREA_WORD.test(word));
  if (stated < 0 || before.slice(0, stated).some((word) => OTHER_AREA.test(word) && word !== 'of')) return false;
  return before[stated] !== 'being' || (stated === 0 && isWholeBehind(tokens, next + 1));
}

/** "being 6 acres by survey"; but "being 6 acres of the homestead". */
function isWholeBehind(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind !== 'word' || /^(?:by|according|as|in|per|more|strict|neat|upon|on)$/.test(textAt(tokens, at))
  );
}

function isFigureStart(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.kind === 'number') return true;
  return token?.kind === 'word' && isNumeral(token.text) && !isNumeral(before?.text ?? '');
}

/** A number begins there, and is not the rest of "3 6/100 acres" or "two and 50 acres". */
function isWholeFigure(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token?.kind !== 'number' && !(token?.kind === 'word' && isNumeral(token.text))) return false;
  return before?.kind === 'word'
    ? !['and', 'hundredths'].includes(before.text) && !isNumeral(before.text)
    : before?.kind === 'mark' && before.text !== '/' && before.text !== '-';
}
