// Lengths that only tell where something lies or how large it is, known by the words behind them.

import { headingOf } from '#core/language/directions.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import { isAngledFrom, isFromCorner } from '#core/read/clauses/locating.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const BESIDE = wordSet(
  'wide width long tall front frontage span inside outside distant thick deep high square diameter either each strip easement road street alley lane public apart above below offshore inland dia rebar pipe iron therefrom',
);
const isSide = (word: string): boolean => headingOf(word) !== null || word === 'left' || word === 'right';

/** Behind the unit: "wide", "in width", "from", "north of", "on each side". */
export function isBeside(tokens: readonly Token[], behind: number): boolean {
  // "1,060 yards (approximate) north of the point".
  const hedged = textAt(tokens, behind) === '(' && /^approx/.test(textAt(tokens, behind + 1));
  const at = hedged && textAt(tokens, behind + 2) === ')' ? behind + 3 : behind;
  const after = textAt(tokens, at);
  // "15 miles due E. of the line".
  if (after === 'due' && textAt(tokens, textAt(tokens, at + 2) === '.' ? at + 3 : at + 2) === 'of') return true;
  if (after === 'in' && textAt(tokens, at + 2) === 'county') return true;
  if (after === 'in')
    return textAt(tokens, at + 1) === 'width' || textAt(tokens, at + 1) === 'diameter' || isToward(tokens, at + 1);
  if (after === 'on') return ['each', 'either', 'both'].includes(textAt(tokens, at + 1));
  if (isSide(after)) {
    // "a distance of 50 feet Easterly as measured along the line from the corner".
    if (textAt(tokens, at + 1) === 'as' && textAt(tokens, at + 2) === 'measured') return true;
    const next = textAt(tokens, at + 1) === '.' ? at + 2 : at + 1;
    return ['of', 'from'].includes(textAt(tokens, next)) || isOffsetPair(tokens, next) || isAngledFrom(tokens, at);
  }
  // "a course four feet to the westward of said trees".
  if (after === 'to' && textAt(tokens, at + 1) === 'the' && isSide(textAt(tokens, at + 2)))
    return ['of', 'from'].includes(textAt(tokens, at + 3));
  if (after === 'fr') return true;
  // "to the east line of the west 100 feet of Lot 4", "to within 10 feet of the barn".
  if (after === 'of')
    return textAt(tokens, at + 1) !== 'a' || !/^(?:foot|rod|pole|chain|mile)$/.test(textAt(tokens, at + 2));
  // "a survey of 80 rods by 160 rods".
  if (after === 'by' && tokens[at + 1]?.kind === 'number') return readDistance(tokens, at + 1, false) !== null;
  // "and 120 feet at right angles and parallel to the road", "being 50 feet at right angles from the center line": how far beside it the line runs.
  if (after === 'at') return textAt(tokens, at + 2) === 'angles' && /^(?:and|from)$/.test(textAt(tokens, at + 3));
  if (after === 'from' && !isFromCorner(tokens, at))
    return !['the', 'said', 'a'].includes(textAt(tokens, at + 1)) || textAt(tokens, at + 2) !== 'last';
  return BESIDE.has(after) && !(/^(?:rebar|pipe|iron)$/.test(after) && isLong(tokens, at));
}

/** In any unit of length: no pipe is as long. */
const LONGEST_MARK = 12;

/** "345.96 vrs. iron pipe": the course comes to it. */
function isLong(tokens: readonly Token[], behind: number): boolean {
  const figure = tokens.slice(Math.max(0, behind - 3), behind).findLast(({ kind }) => kind === 'number');
  return figure !== undefined && figure.value > LONGEST_MARK;
}

const MEASURED_THINGS =
  /^(?:easement|bridge|frontage|front|breadth|depth|height|strip|street|road|alley|lot|tract|survey|elevation|diameter)$/;

/** "an easement of 15 feet", "a tract 200 by 300 feet": known by the words before it as the size of something. */
export function isSizeOf(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1);
  // "thence North 10° East a depth of 14.57 arpents": the course goes so deep.
  if (before === 'of' && textAt(tokens, at - 2) === 'depth' && isRunBefore(tokens, at - 3)) return false;
  // "in chains of sixty-six feet": the unit itself.
  if (before === 'of') return MEASURED_THINGS.test(textAt(tokens, at - 2)) || isUnitsName(textAt(tokens, at - 2));
  if (before !== 'by') return false;
  const size = tokens[at - 2];
  return (
    size?.kind === 'number' ||
    (tokens[at - 3]?.kind === 'number' && /^(?:feet|ft|rods|chains|poles)$/.test(size?.text ?? ''))
  );
}

const isUnitsName = (word: string): boolean => word.length > 3 && unitNamed(word) !== null;

/** Right behind a bearing, with "a" or "to a" between. */
function isRunBefore(tokens: readonly Token[], at: number): boolean {
  let before = at;
  while (/^(?:a|the|to|for|by|,|\.)$/.test(textAt(tokens, before))) before -= 1;
  return before < at && headingOf(textAt(tokens, before)) !== null;
}

const POINT_TOLD =
  /^(?:point|corner|stake|pin|stone|post|monument|pipe|rod|iron) (?:being|is|lies|lying|situated?)(?: situated?| located)?(?: at)?(?: (?:a|the) distance of)?$/;
const LONGEST_TELLING = 8;

/** "said point being at a distance of 18 chains": where the corner lies, and not how far the course runs. */
export function isOfPoint(tokens: readonly Token[], at: number): boolean {
  let told = '';
  for (let i = at - 1; i > at - LONGEST_TELLING; i -= 1) {
    const text = textAt(tokens, i);
    if (text === 'said' || text === 'which') return POINT_TOLD.test(told);
    told = told === '' ? text : `${text} ${told}`;
  }
  return false;
}

/** "parallel to the last line and 10 chains distance from it": how far beside the line it runs. */
export function isParallelOffset(tokens: readonly Token[], at: number, behind: number): boolean {
  if (textAt(tokens, at - 1) !== 'and' || !/^(?:distance|distant|away|off)$/.test(textAt(tokens, behind))) return false;
  for (let i = at - 2; i > at - 16; i -= 1) {
    const token = tokens[i];
    if (token === undefined || token.kind === 'number' || token.text === ';') return false;
    if (token.text === 'parallel') return true;
  }
  return false;
}

/** "from station 14 plus 0.22 meters", "Station 201+26.78 feet": a place on the line, and no length. */
export function isStation(tokens: readonly Token[], at: number): boolean {
  const plus = textAt(tokens, at - 1);
  if ((plus !== '+' && plus !== 'plus') || tokens[at - 2]?.kind !== 'number') return false;
  return [3, 4, 5].some((step) => /^(?:stations?|sta|stas|pt|stati[a-z]{2,3})$/.test(textAt(tokens, at - step)));
}

/** "412 feet West and 440 feet North of the corner". */
function isOffsetPair(tokens: readonly Token[], at: number): boolean {
  if (!['and', '&', ','].includes(textAt(tokens, at))) return false;
  const second = readDistance(tokens, at + 1, false);
  if (second === null || !isSide(textAt(tokens, second.next))) return false;
  const next = textAt(tokens, second.next + 1) === '.' ? second.next + 2 : second.next + 1;
  return ['of', 'from'].includes(textAt(tokens, next));
}

/** "511.4 feet in a westerly direction from". */
function isToward(tokens: readonly Token[], at: number): boolean {
  return (
    textAt(tokens, at) === 'a' &&
    textAt(tokens, at + 2) === 'direction' &&
    ['from', 'of'].includes(textAt(tokens, at + 3))
  );
}

const PASSES = new Set(['pass', 'passes', 'cross', 'crosses']);

/** "950 varas pass a branch, 1900 varas to corner": the length before the word is that of the branch. */
export function isPassing(tokens: readonly Token[], at: number): boolean {
  return PASSES.has(textAt(tokens, at)) && !isPassedLater(tokens, at);
}

const LONGEST_PASSING = 8;

/** "300 poles, cross the creek at 100 poles": the length goes before, and where it passes is told behind. */
function isPassedLater(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < at + LONGEST_PASSING; i += 1) {
    const text = textAt(tokens, i);
    if (text === 'at') return readDistance(tokens, i + 1, false) !== null;
    if (text === ',' || text === ';' || text === '.' || tokens[i]?.kind === 'number') return false;
  }
  return false;
}

/** "at 10 feet and 290 feet": both are passed. */
export function isAtPair(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 2; i >= at - 4; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (token.kind === 'number') return textAt(tokens, i - 1) === 'at';
  }
  return false;
}
