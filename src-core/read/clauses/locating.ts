// Bearings and distances that tell where a point lies, and not how one comes there.

import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { ORDINALS } from '#core/language/words/relation-words.ts';
import type { Placed } from '#core/read/values/list-items.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** Behind ", more or less," where "from" some other place follows; else where it began. */
export function skipHedge(tokens: readonly Token[], at: number): number {
  const hedge = skipComma(tokens, at);
  const words = ['more', 'or', 'less'].every((word, step) => textAt(tokens, hedge + step) === word);
  const next = skipComma(tokens, words ? hedge + 3 : hedge);
  return next > at && textAt(tokens, next) === 'from' && isMeasuredFrom(tokens, next) ? next : at;
}

const LOCATORS = wordSet(
  'bearing bears point being is lies lying located situated situate distant corner monument stake pin pipe stone post',
);

/** "to a point bearing N 51° W, 8,578 feet from the stone", "20 feet S 78° W from the corner": where a point lies, not how one comes there. */
export function isLocating(tokens: readonly Token[], { at, next }: Placed): boolean {
  const before = textAt(tokens, at - 1);
  if (before === 'bearing' && (isCrossedLine(tokens, at - 2) || isSeenFrom(tokens, at - 2, next))) return true;
  if (before === 'course' && textAt(tokens, at - 2) === 'a' && isOfOtherLine(tokens, at - 3)) return true;
  // "to a point where a line N 41° E from the beginning would intersect".
  if (before === 'line' && textAt(tokens, at - 2) === 'a' && textAt(tokens, next) === 'from') return true;
  // "to intersect the end of the line drawn north 45° west, two thousand feet from the stone".
  if (before === 'drawn' && textAt(tokens, at - 2) === 'line' && textAt(tokens, at - 3) === 'the') return true;
  // "being 478 feet measured on a bearing of S 67° E from the marker".
  if (before === 'of' && textAt(tokens, next) === 'from' && isMeasuredOn(tokens, at - 4))
    return isMeasuredFrom(tokens, next);
  if (before === 'therefrom' || before === 'thereof') return /^(?:bearing|bears)$/.test(textAt(tokens, at - 2));
  const distance = LOCATORS.has(before) ? readDistance(tokens, skipLead(tokens, next), false) : null;
  if (distance !== null) {
    const from = skipHedge(tokens, skipComma(tokens, distance.next));
    if (isFromCorner(tokens, from)) return false;
    return textAt(tokens, from) === 'from' && !['which', 'whence', 'thence'].includes(textAt(tokens, from + 1));
  }
  const from = pastLine(tokens, next);
  return isFigureBefore(tokens, at) && ['from', 'of'].includes(textAt(tokens, from)) && isMeasuredFrom(tokens, from);
}

/** In tokens. */
const LONGEST_LINE = 9;
const ALONGSIDE = new Set(['along', 'on', 'upon', 'by', 'with']);

/** "1122 feet North 89° East along the section line from the corner": behind the line that it is measured along. */
function pastLine(tokens: readonly Token[], at: number): number {
  if (!ALONGSIDE.has(textAt(tokens, at))) return at;
  for (let i = at + 1; i < at + LONGEST_LINE && tokens[i]?.kind === 'word'; i += 1)
    if (textAt(tokens, i) === 'from') return /^line$/.test(textAt(tokens, i - 1)) ? i : at;
  return at;
}

export function skipComma(tokens: readonly Token[], at: number): number {
  return textAt(tokens, at) === ',' ? at + 1 : at;
}

/** "to a point on the ridge bearing N 45° E from the fort": where the point lies, unless it is a line that bears so. */
function isSeenFrom(tokens: readonly Token[], subject: number, next: number): boolean {
  if (textAt(tokens, next) !== 'from' || !isMeasuredFrom(tokens, next)) return false;
  return (
    tokens[subject]?.kind === 'word' &&
    !/^(?:lines?|thence|then|on|a|an|the|of|same|said|true|and|course)$/.test(textAt(tokens, subject))
  );
}

/** "… feet measured on a bearing of", with the "on" at hand. */
function isMeasuredOn(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'on' || textAt(tokens, at + 2) !== 'bearing') return false;
  return /^(?:measured|feet|metres|meters|yards|chains|miles|m|ft)$/.test(textAt(tokens, at - 1));
}

/** Behind ", a distance of". */
function skipLead(tokens: readonly Token[], next: number): number {
  const at = skipComma(tokens, next);
  return textAt(tokens, at + 1) === 'distance' && textAt(tokens, at + 2) === 'of' ? at + 3 : at;
}

/** "from" some other place than the course's own beginning. */
function isMeasuredFrom(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at);
  if (word === 'of') return true;
  if ((word !== 'from' && word !== 'fr') || isFromCorner(tokens, at)) return false;
  return ![1, 2, 3].some((step) => ['which', 'whence', 'last', 'preceding'].includes(textAt(tokens, at + step)));
}

const CORNERS = ORDINALS.split(' ');
/** In tokens: from the name of a corner to the end of its course. */
const FARTHEST_CORNER = 45;

/** "its third corner S 86° E 228 feet from the second;", "from the fourth to the first": from the corner told before it. */
export function isFromCorner(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) === 'from' && isOfSide(tokens, at)) return true;
  const from = textAt(tokens, at) === 'from' ? CORNERS.indexOf(textAt(tokens, at + 2)) : -1;
  if (from < 0 || textAt(tokens, at + 1) !== 'the') return false;
  const isBack = textAt(tokens, at + 3) === 'to' && textAt(tokens, at + 5) === CORNERS[0];
  if (!isBack && !/^[,;.]$/.test(textAt(tokens, at + 3))) return false;
  for (let i = at - 1; i > at - FARTHEST_CORNER; i -= 1)
    if (textAt(tokens, i) === 'corner') return CORNERS.indexOf(textAt(tokens, i - 1)) === (isBack ? from : from + 1);
  return false;
}

const SIDE = /^(?:north|south|east|west)(?:east|west)?(?:erly|wardly)$/;

/** "Southerly by Bank Street, N. 70° E., 93.01 feet from a concrete bound": the side runs so, and from there. */
function isOfSide(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > at - FARTHEST_CORNER && i >= 0; i -= 1) {
    const [before, gap] = [textAt(tokens, i - 1), tokens[i]?.gap];
    if (/^[;:]$/.test(textAt(tokens, i))) return false;
    if (SIDE.test(textAt(tokens, i)) && textAt(tokens, i + 1) === 'by')
      return /^(?:[;:]|and|)$/.test(before) || gap === 'line' || gap === 'paragraph';
  }
  return false;
}

/** A distance with its unit stands right before, in figures or in words. */
function isFigureBefore(tokens: readonly Token[], at: number): boolean {
  const worded = isCounted(textAt(tokens, at - 2));
  for (let from = at - 2; from >= at - (worded ? LONGEST_COUNT : 4); from -= 1) {
    if (worded && !isCounted(textAt(tokens, from))) return false;
    const counts = tokens[from]?.kind === 'number' || (worded && isNumberWord(textAt(tokens, from)));
    const distance = counts ? readDistance(tokens, from, false) : null;
    if (distance !== null && (!worded || !isCounted(textAt(tokens, from - 1))))
      return distance.next === at || (distance.next === at - 1 && textAt(tokens, at - 1) === ',');
  }
  return false;
}

const LONGEST_COUNT = 9;

/** A word of a number: "two and one-half". */
function isCounted(word: string): boolean {
  return isNumberWord(word) || /^(?:half|quarters?|thirds?|fourths?|eighths?|and|-)$/.test(word);
}

/** "to its intersection with a line bearing S 51° W". */
function isCrossedLine(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== 'line') return false;
  for (let i = at - 1; i > at - 5; i -= 1) if (/^(?:intersect|meets?$|strik)/.test(textAt(tokens, i))) return true;
  return false;
}

const FARTHEST_LINE = 16;

/** "until intersected by a line run by the commissioners on a course S 12° W". */
function isOfOtherLine(tokens: readonly Token[], at: number): boolean {
  // "opposite where a line, on a course N 67° E, … would strike the shore".
  const comma = textAt(tokens, at - 1) === ',' ? at - 2 : at - 1;
  if (textAt(tokens, comma) === 'line' && textAt(tokens, comma - 2) === 'where') return true;
  let line = false;
  for (let i = at; i > at - FARTHEST_LINE; i -= 1) {
    const text = textAt(tokens, i);
    if (text === ';' || text === 'thence' || text === 'then') return false;
    if (text === 'line') line = true;
    if (line && /^(?:intersect|strik|meet)/.test(text)) return true;
  }
  return false;
}

const ANGLE_WORD = /^(?:n|s|e|w|north|south|east|west|deg|degrees?|min|minutes?|sec|seconds?|o)$/;

/** "a point bearing 81°, 1,600 yards, from the beacon". */
export function isLocated(tokens: readonly Token[], element: Placed): boolean {
  if (LOCATORS.has(textAt(tokens, element.at - 1))) {
    const on = textAt(tokens, element.next) === 'measured' ? element.next + 1 : element.next;
    const bearing = isMeasuredOn(tokens, on) ? readBearing(tokens, on + 4) : null;
    if (bearing !== null) return isMeasuredFrom(tokens, bearing.next);
  }
  if (!isMeasuredFrom(tokens, skipComma(tokens, element.next))) return false;
  const lead = textAt(tokens, element.at - 1) === 'of' && textAt(tokens, element.at - 2) === 'distance' ? 4 : 1;
  for (let i = element.at - lead; i > element.at - 14; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (token.kind === 'word' && !ANGLE_WORD.test(token.text)) return LOCATORS.has(token.text);
  }
  return false;
}

/** "20.23 feet South 78°00' West from the corner". */
export function isAngledFrom(tokens: readonly Token[], at: number): boolean {
  const bearing = readBearing(tokens, at);
  return bearing !== null && bearing.form === 'quadrant' && isMeasuredFrom(tokens, pastLine(tokens, bearing.next));
}

const PLACES = /^(?:corners?|stone|stake|post|point|monument|tree|pin|pipe|oak|pine)$/;

/** "thence north one-half mile from said lot corner": led in as a course, it runs on from where one stands. */
export function isLedFromCorner(tokens: readonly Token[], { at, next }: Placed): boolean {
  if (textAt(tokens, next + 1) !== 'said') return false;
  if (![2, 3, 4].some((step) => PLACES.test(textAt(tokens, next + step)))) return false;
  for (let i = at - 1; i > at - 12; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (token.text === 'thence' || token.text === 'then') return i < at - 1;
    if (token.kind === 'word' && !ANGLE_WORD.test(token.text)) return false;
  }
  return false;
}
