// What a length in a course measures, by the words around it: the course as another paper has it, a place passed, or a thing.

import { entryOf } from '#core/language/lexicon.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Quantity } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { isStation } from '#core/read/clauses/beside.ts';
import type { Course } from '#core/read/clauses/course.ts';

type Placed = Pick<Quantity, 'from' | 'to'>;

/** Another paper, another hand or another way of measuring tells the course's own value. */
export const BY_ANOTHER: ReadonlySet<string> = wordSet(
  'record recorded rec r deed deeded d called call calls plat platted p map actually really formerly originally say properly truly calculated calc c computed measured meas m long length total all whole entire survey',
);
const PASSING = /^(?:pass|cross|intersect)/;
/** What stands behind the measure of a thing. */
const THINGS = wordSet(
  'wide width strip easement right r row road roadway street alley lane highway avenue public private railroad railway utility drainage access passageway driveway walkway sidewalk radius offset setback diameter dia thick high tall deep fence wall post rebar pipe iron pin oak stone tree above below inside outside apart elevation contour',
);
const WAYS = /^(?:street|avenue|road|lane|drive|alley|boulevard|way|highway|st|ave|rd|court|place|terrace)$/;
const NEAR = 6;

/** "(rec.) 330 feet", "the plat calls for 330 feet", "318.52 feet in length". */
export function isByAnother(tokens: readonly Token[], { from, to }: Placed): boolean {
  // "the 350.00 foot line of the Jones tract".
  if (/^(?:line|course|call)$/.test(textAt(tokens, to))) return true;
  return near(tokens, from, to).some((at) => {
    const word = textAt(tokens, at);
    return BY_ANOTHER.has(word) && (word.length > 1 || isLetter(tokens, at));
  });
}

/** "(R)", "(R 330 feet)"; but not that of "S.R. 1211 (60 feet)" or "60' R/W". */
function isLetter(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at + 1) === '/' || (textAt(tokens, at + 1) === '.' && textAt(tokens, at - 1) === '.'))
    return false;
  return [at - 1, at - 2, at - 3, at - 4].some((place) => /^[([]$/.test(textAt(tokens, place)));
}

/** The places of its own few words, up to the marks that part them. */
function near(tokens: readonly Token[], from: number, to: number): number[] {
  const words: number[] = [];
  for (let i = from - 1; i > from - NEAR && !/^[,;]$/.test(textAt(tokens, i)); i -= 1) words.push(i);
  for (let i = to; i < to + NEAR && !/^[,;]$/.test(textAt(tokens, i)); i += 1) {
    // "(passing a stake at 30.0 feet) 620.9 feet in all".
    if (textAt(tokens, i) === ')' && !tokens.slice(to, i).some(({ text }) => text === '(')) break;
    words.push(i);
  }
  return words;
}

export function isBracketed(tokens: readonly Token[], from: number, to: number): boolean {
  return [1, 2, 3].some((step) => /^[([]$/.test(textAt(tokens, from - step))) || textAt(tokens, to) === '(';
}

/** "passing a stone at 215 feet", "at 20 feet crossing a creek". */
export function isPassed(tokens: readonly Token[], course: Course, { from, to }: Placed): boolean {
  if (textAt(tokens, from - 1) === 'at') return true;
  // "and continuing 30 feet further": what comes behind the place.
  if (/^(?:further|farther|additional)$/.test(textAt(tokens, to))) return false;
  for (let i = Math.max(course.from, from - 10); i < Math.min(course.to, to + 8); i += 1)
    if (PASSING.test(textAt(tokens, i))) return true;
  return false;
}

/** "a 20 foot alley", "37th Street (60 feet)", "Station 201+26.78 feet". */
export function isOfThing(tokens: readonly Token[], { from, to }: Placed): boolean {
  if (isStation(tokens, from) || (textAt(tokens, from - 1) === '(' && WAYS.test(textAt(tokens, from - 2)))) return true;
  return [to, to + 1, to + 2].some((at) => THINGS.has(textAt(tokens, at)));
}

/** In tokens. */
const LONGEST_MARK = 8;
const STANDS = /^(?:is|was|being|set|found|planted|placed|driven|standing|stands|lying|,)$/;

/** ", referenced by an iron pin 18 feet back on the last line", ", a white oak standing 14 feet from said corner": of another mark than the one that the course comes to. */
export function isOfOtherMark(tokens: readonly Token[], { from, to }: Placed): boolean {
  let noun = from - 1;
  while (STANDS.test(textAt(tokens, noun)) && noun > from - LONGEST_MARK) noun -= 1;
  const mark = tokens[noun];
  if (mark === undefined || entryOf(mark.text)?.noun !== 'monument') return false;
  let lead = noun - 1;
  while (lead > noun - LONGEST_MARK && tokens[lead]?.kind !== 'mark' && !/^(?:an?|to|at)$/.test(textAt(tokens, lead)))
    lead -= 1;
  const isAnother = /^an?$/.test(textAt(tokens, lead)) && /^(?:by|with|and|,|\()$/.test(textAt(tokens, lead - 1));
  const way = /^(?:distant|away)$/.test(textAt(tokens, to)) ? to + 1 : to;
  return isAnother && (way > to || textAt(tokens, way) === 'back' || isFrom(tokens, way));
}

/** "from the corner", "north of it"; but "beyond". */
const isFrom = (tokens: readonly Token[], at: number): boolean =>
  /^(?:from|of)$/.test(textAt(tokens, directionAt(tokens, at)?.next ?? at));
