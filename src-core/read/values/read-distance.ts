// Distances: figures, words or both, compound units, lost decimal points, and figures repeated in brackets.

import { AS_READ, DOUBTFUL, type Doubt, worse } from '#core/language/doubt.ts';
import { findEntry } from '#core/language/lexicon.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit, type UnitRead, unitNamed } from '#core/language/units.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { NumberRead } from '#core/read/values/number-words.ts';
import { readFractionWords } from '#core/read/values/number-words.ts';
import { isUnitAt, readMeasure } from '#core/read/values/read-measure.ts';
import { readNumber, readSpoiltFigure } from '#core/read/values/read-number.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { unitFeet } from '#core/survey/distance.ts';

export interface DistanceRead {
  readonly value: number;
  /** Null where no unit stands behind the number. */
  readonly unit: DistanceUnit | null;
  /** True for "12 chains 34 links": two units in one distance. */
  readonly compound: boolean;
  /** Figures behind the decimal point, and whether the point had to be put back. */
  readonly decimals: number;
  readonly lostPoint: boolean;
  readonly next: number;
  readonly doubt: Doubt;
}

/** A number with its unit; a bare number only when `bare` allows it. A course of no length is a length that was lost. */
export function readDistance(tokens: readonly Token[], at: number, bare: boolean): DistanceRead | null {
  const read = readLength(tokens, at, bare);
  return read === null || read.value === 0 ? null : read;
}

function readLength(tokens: readonly Token[], at: number, bare: boolean): DistanceRead | null {
  const read = readMeasure(tokens, at);
  const number = read === null ? null : withHead(tokens, read);
  if (number === null) {
    const share = readHalf(tokens, at) ?? readMile(tokens, at);
    return share === null ? null : (readCompound(tokens, share) ?? share);
  }
  const repeated = readRepeatedFigure(tokens, number);
  const hyphen = jointAt(tokens, repeated.next);
  const whole = readUnit(tokens, repeated.next + hyphen, !number.spelled || repeated.next > number.next);
  const unit = whole ?? readShareUnit(tokens, number);
  if (unit === null) {
    if (!bare || hyphen > 0) return null;
    const doubt = isUnitCutOff(tokens, repeated.next) ? DOUBTFUL : repeated.doubt;
    return { ...bareOf(number), unit: null, next: repeated.next, doubt };
  }
  // "No. 71-PR-309".
  if (hyphen > 0 && textAt(tokens, unit.next) === '-' && tokens[unit.next]?.gap === 'none') return null;
  if (unit.mark && (isMinutesMark(tokens, number, unit.next) || isNoLength(tokens[at]))) return null;
  const doubt = worse(repeated.doubt, isStrokeBehind(tokens, repeated.next, hyphen) ? DOUBTFUL : unit.doubt);
  const first = { ...bareOf(number), unit: unit.unit, next: unit.next, doubt };
  const more = readShare(tokens, first) ?? readCompound(tokens, first);
  const cut = more === null && isSmallerLost(tokens, first);
  return checkBracket(tokens, more ?? (cut ? { ...first, doubt: DOUBTFUL } : first), number.spelled);
}

/** "391.7w feet", "391.7, feet": something stands between the figure and its unit that may have been a figure. */
function isUnitCutOff(tokens: readonly Token[], at: number): boolean {
  const between = tokens[at];
  if (between === undefined || between.gap !== 'none' || between.text.length > 1) return false;
  const unit = tokens[at + 1];
  return unit?.gap === 'space' && unit.text.length > 3 && unitNamed(unit.text) !== null;
}

/** "391.7- feet": a stroke that joins nothing. */
function isStrokeBehind(tokens: readonly Token[], at: number, joint: number): boolean {
  return joint === 1 && textAt(tokens, at) === '-' && tokens[at + 1]?.gap !== 'none';
}

/** 20836'58": more than eleven inches are seconds. 318006' 40.60 feet: behind a length stands no second one. */
function isMinutesMark(tokens: readonly Token[], number: NumberRead, next: number): boolean {
  const after = tokens[next];
  if (after?.kind !== 'number') return false;
  if (textAt(tokens, next + 1) === '"' && after.value >= 12) return true;
  // 47' 11': two such marks in a row are those of an angle.
  if (textAt(tokens, next + 1) === "'" && after.decimals === 0 && after.value < 60 && number.value < 60) return true;
  if (after.gap === 'none' && textAt(tokens, next + 1) !== '"' && after.decimals === 0) return true;
  return number.decimals === 0 && number.value >= 1000 && isUnitAt(tokens, next + 1);
}

/** 0043' has the figures of an angle, and the i of i' is a speck. */
function isNoLength(token: Token | undefined): boolean {
  return /^(?:0\d+|[il])$/.test(token?.text ?? '');
}

const LINKS_AND_INCHES = new Set(['links', 'inches']);
const FARTHEST_PART = 8;

/** "fifty two chains fxty links", "17 poles and 5 0 links": further on stand links that belong to the length and could not be read. */
function isSmallerLost(tokens: readonly Token[], { unit, next }: DistanceRead): boolean {
  if (unit === null || unit === 'links' || unit === 'inches' || unit === 'meters') return false;
  if (isCountBehind(tokens, next, unit)) return true;
  for (let i = next; i < next + FARTHEST_PART; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.gap === 'paragraph' || token.text === ';') return false;
    // "104.72' 30°00'00"": an angle stands in the next cell.
    if (token.text === '°') return false;
    if (token.kind === 'word' && ENDS_LENGTH.has(token.text)) return false;
    const named = token.kind === 'word' && token.text.length > 2 ? unitNamed(token.text) : null;
    if (unit === 'feet' && token.text === '"' && token.gap === 'none' && tokens[i - 1]?.kind === 'number')
      return !isOfMark(tokens, i + 1);
    if (i > next && /^(?:tenths?|hundredths?)$/.test(token.text)) return true;
    if (unit === 'chains' && i > next && /^l[a-z]{0,3}s?$/.test(token.text) && isCount(tokens[i - 1])) return true;
    if (named !== null) return i > next && LINKS_AND_INCHES.has(named) && (SMALLER[unit] ?? []).includes(named);
  }
  return false;
}

/** '88.3 ft. 14" hickory': the size of a mark. */
const isOfMark = (tokens: readonly Token[], at: number): boolean => {
  const mark = tokens[at];
  return mark?.kind === 'word' && mark.gap !== 'none' && findEntry(mark)?.noun === 'monument';
};

/** "46 feet 11 :.ches", "5 poles + 10. ; links": a count of something smaller, whose name could not be read. */
function isCountBehind(tokens: readonly Token[], at: number, unit: DistanceUnit): boolean {
  const joint = /^(?:and|&|\+)$/.test(textAt(tokens, at)) ? at + 1 : at;
  const [count, after] = [tokens[joint], tokens[joint + 1]];
  if (count?.kind !== 'number' || count.decimals > 0 || count.gap !== 'space' || count.value > 25) return false;
  if (joint === at && unit !== 'feet') return false;
  if (after?.kind !== 'mark' || ')°/-"'.includes(after.text)) return false;
  return after.gap !== 'none' || (tokens[joint + 2]?.kind === 'mark' && joint > at);
}

function isCount(token: Token | undefined): boolean {
  return token?.kind === 'number' || isNumberWord(token?.text ?? '');
}

const ENDS_LENGTH = wordSet(
  'to thence then along with from of on at the a an in by more passing crossing distant wide diameter iron square th n s e w north south deg degrees',
);

/** "half a mile", "a quarter of a mile" from its first word of number. */
function readHalf(tokens: readonly Token[], at: number): DistanceRead | null {
  const share = textAt(tokens, at) === 'half' ? 0.5 : textAt(tokens, at) === 'quarter' ? 0.25 : null;
  if (share === null) return null;
  const article = textAt(tokens, at + 1) === 'of' ? at + 2 : at + 1;
  if (textAt(tokens, article) !== 'a' && textAt(tokens, article) !== 'an') return null;
  const unit = readUnit(tokens, article + 1, false);
  if (unit === null) return null;
  return {
    value: share,
    unit: unit.unit,
    compound: false,
    decimals: 0,
    lostPoint: false,
    next: unit.next,
    doubt: unit.doubt,
  };
}

/** "two-thirds of a pole", "one half of a mile". */
function readShareUnit(tokens: readonly Token[], number: NumberRead): UnitRead | null {
  const [of, article] = [tokens[number.next]?.text, tokens[number.next + 1]?.text];
  if (number.value >= 1 || of !== 'of' || (article !== 'a' && article !== 'one')) return null;
  return readUnit(tokens, number.next + 2, false);
}

/** "a mile and a half": the article counts one. */
function readMile(tokens: readonly Token[], at: number): DistanceRead | null {
  if (textAt(tokens, at) !== 'a' || textAt(tokens, at + 1) !== 'mile') return null;
  const one = {
    value: 1,
    unit: 'miles',
    compound: false,
    decimals: 0,
    lostPoint: false,
    next: at + 2,
    doubt: AS_READ,
  } as const;
  return readShare(tokens, one) ?? one;
}

/** A hyphen between the number and its unit, or a sign for more or less: "40-foot", "2375+ feet", "100± feet". */
function jointAt(tokens: readonly Token[], at: number): number {
  const text = textAt(tokens, at);
  if (text === '+' && textAt(tokens, at + 1) === '/' && textAt(tokens, at + 2) === '-') return 3;
  if (text === '-') return tokens[at]?.gap === 'none' || tokens[at + 1]?.gap === 'none' ? 1 : 0;
  return text === '+' || text === '±' ? 1 : 0;
}

function bareOf({ value, decimals, lostPoint }: NumberRead) {
  return { value, decimals, lostPoint: lostPoint === true, compound: false };
}

/** "Two Hundred S` P. Sixty-seven (267) feet": the words say only the end of what the figure says, and their head was lost. */
function withHead(tokens: readonly Token[], words: NumberRead): NumberRead {
  if (!words.spelled || textAt(tokens, words.next) !== '(') return words;
  const again = readNumber(tokens, words.next + 1);
  if (again === null || textAt(tokens, again.next) !== ')' || again.value <= words.value) return words;
  const scale = words.value < 1 ? 1 : words.value < 100 ? 100 : 1000;
  const isTail = Math.abs((again.value % scale) - words.value) < 0.006;
  return isTail ? { ...words, value: again.value, decimals: again.decimals, doubt: DOUBTFUL } : words;
}

/** "fifty (50) feet": the figure in brackets must say the same. */
function readRepeatedFigure(tokens: readonly Token[], number: NumberRead): { next: number; doubt: Doubt } {
  if (textAt(tokens, number.next) !== '(') return { next: number.next, doubt: number.doubt };
  const again = readNumber(tokens, number.next + 1);
  // "(2)" at the head of the next line is the number of the next course.
  if (again !== null && tokens[number.next]?.gap === 'line' && readUnit(tokens, again.next + 1, true) === null)
    return { next: number.next, doubt: number.doubt };
  if (again !== null && isNextItem(tokens, number.next, again)) return { next: number.next, doubt: number.doubt };
  if (again === null || textAt(tokens, again.next) !== ')') return pastSpoiltFigure(tokens, number);
  const agrees = Math.abs(again.value - number.value) < 0.006;
  return { next: again.next + 1, doubt: agrees ? number.doubt : DOUBTFUL };
}

/** In tokens. */
const LONGEST_ITEM = 40;

/** "(1) N 88° E 391.06 (2) S 2° W 468.25": the number of the next course, where one less stands so before. */
function isNextItem(tokens: readonly Token[], at: number, { value, next, decimals }: NumberRead): boolean {
  if (
    decimals > 0 ||
    value < 2 ||
    value > 99 ||
    !/^(?:[nsew]|north|south|east|west|thence|due)$/.test(textAt(tokens, next + 1))
  )
    return false;
  for (let i = at - 1; i > at - LONGEST_ITEM && i > 0; i -= 1)
    if (textAt(tokens, i) === ')' && textAt(tokens, i - 2) === '(' && tokens[i - 1]?.kind === 'number')
      return tokens[i - 1]?.value === value - 1;
  return false;
}

/** "eighty-three perches and a half": a share of the unit just named, where no other unit follows. */
function readShare(tokens: readonly Token[], first: DistanceRead): DistanceRead | null {
  const share = readFractionWords(tokens, first.next) ?? readPartsBehind(tokens, first.next);
  if (share === null || share.value >= 1 || textAt(tokens, share.next) === 'of') return null;
  const hyphen = textAt(tokens, share.next) === '-' ? 1 : 0;
  if (readUnit(tokens, share.next + hyphen, true) !== null || share.doubt === DOUBTFUL) return null;
  return { ...first, value: rounded(first.value + share.value), next: share.next };
}

/** "eight rods 49/100": parts of ten, a hundred or a thousand, without the "and". */
function readPartsBehind(tokens: readonly Token[], at: number) {
  const isWhole = ({ decimals }: Token): boolean => decimals === 0;
  const [top, bottom] = [tokens[at], tokens[at + 2]];
  if (top?.kind !== 'number' || bottom?.kind !== 'number' || !isWhole(top) || !isWhole(bottom)) return null;
  if (textAt(tokens, at + 1) !== '/' || !/^10{1,3}$/.test(bottom.text)) return null;
  return { value: top.value / bottom.value, next: at + 3, doubt: AS_READ };
}

/** "fifty-nine (5, 9) feet": the figure in brackets is spoilt, and nothing confirms the words. */
function pastSpoiltFigure(tokens: readonly Token[], number: NumberRead): { next: number; doubt: Doubt } {
  const as = { next: number.next, doubt: number.doubt };
  if (!number.spelled) return as;
  for (let i = number.next + 1; i < number.next + 8; i += 1) {
    const token = tokens[i];
    if (token === undefined || (token.kind === 'word' && token.text.length > 3)) return as;
    if (token.text === ')') return isUnitAt(tokens, i + 1) ? { next: i + 1, doubt: DOUBTFUL } : as;
  }
  return as;
}

const SMALLER: Partial<Record<DistanceUnit, readonly DistanceUnit[]>> = {
  chains: ['rods', 'poles', 'perches', 'links', 'yards', 'feet'],
  feet: ['inches'],
  poles: ['links', 'feet'],
  rods: ['links', 'feet'],
  perches: ['links', 'feet'],
  miles: ['chains', 'rods', 'poles', 'perches', 'yards', 'feet'],
  yards: ['feet', 'inches'],
  meters: [],
};

/** "9 chains and 71 links", "20 feet 2-1/2 inches", `10'-6"`, "3 rods, 4 feet and 6 inches". */
function readCompound(tokens: readonly Token[], first: DistanceRead): DistanceRead | null {
  if (first.unit === null) return null;
  let whole: DistanceRead | null = null;
  let last: DistanceUnit = first.unit;
  for (let level = 0; level < 2; level += 1) {
    const read = readSmaller(tokens, whole ?? first, last);
    if (read === null) break;
    whole = read.distance;
    last = read.unit;
  }
  return whole;
}

/** One further part in a unit smaller than the last. */
function readSmaller(
  tokens: readonly Token[],
  so: DistanceRead,
  last: DistanceUnit,
): { distance: DistanceRead; unit: DistanceUnit } | null {
  const at = afterJoint(tokens, so.next);
  const number = readSpoiltFigure(tokens, at) ?? readNumber(tokens, at);
  if (number === null || so.unit === null || (tokens[at]?.gap === 'paragraph' && at === so.next)) return null;
  if (isPartOfUnit(tokens, number) && last === so.unit) {
    const value = rounded(so.value + number.value);
    return { distance: { ...so, value, next: number.next + 3, doubt: worse(so.doubt, number.doubt) }, unit: 'inches' };
  }
  // "110 feet 3/4 of an inch".
  if (number.value < 1 && /^of an? inch$/.test(wordsAt(tokens, number.next, 3)) && last === 'feet') {
    const value = rounded(so.value + number.value / 12 / unitFeet(so.unit, ''));
    return { distance: { ...so, value, compound: true, next: number.next + 3 }, unit: 'inches' };
  }
  const again = readRepeatedFigure(tokens, number);
  const unit = readUnit(tokens, again.next, !number.spelled || again.next > number.next);
  if (unit === null || !(SMALLER[last] ?? []).includes(unit.unit)) return null;
  if (unit.unit === 'inches' && isOfMark(tokens, unit.next)) return null;
  const share = number.value * unitFeet(unit.unit, '');
  if (share >= unitFeet(last, '')) return null;
  const value = rounded(so.value + share / unitFeet(so.unit, ''));
  const doubt = worse(worse(so.doubt, again.doubt), unit.doubt);
  return { distance: { ...so, value, compound: true, next: unit.next, doubt }, unit: unit.unit };
}

function wordsAt(tokens: readonly Token[], at: number, count: number): string {
  return tokens
    .slice(at, at + count)
    .map((token) => token.text)
    .join(' ');
}

function afterJoint(tokens: readonly Token[], at: number): number {
  let next = at;
  // "twelve chains. eighty links": a speck, for no sentence goes on in small letters.
  const after = tokens[next + 1];
  if (textAt(tokens, next) === '.' && after?.kind === 'word' && !after.capital) return next + 1;
  if (textAt(tokens, next) === ',' || (textAt(tokens, next) === '-' && tokens[next]?.gap === 'none')) next += 1;
  return ['and', '&', '+'].includes(textAt(tokens, next)) ? next + 1 : next;
}

function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

/** "one hundred feet and fifty one-hundredths of a foot". */
function isPartOfUnit(tokens: readonly Token[], number: NumberRead): boolean {
  if (number.value >= 1 || textAt(tokens, number.next) !== 'of') return false;
  const [article, unit] = [tokens[number.next + 1]?.text, tokens[number.next + 2]?.text];
  return (article === 'a' || article === 'one') && ['foot', 'chain', 'pole', 'rod', 'perch'].includes(unit ?? '');
}

/** "two hundred feet (200')", "eighty chains and ninety links (80.90.)": words rule, and a figure that differs casts doubt. */
function checkBracket(tokens: readonly Token[], read: DistanceRead, spelled: boolean): DistanceRead {
  if (!spelled || textAt(tokens, read.next) !== '(') return read;
  const again = readNumber(tokens, read.next + 1);
  if (again === null) return read;
  const unit = readUnit(tokens, again.next, true);
  let close = unit?.next ?? again.next;
  if (textAt(tokens, close) === '.') close += 1;
  if (textAt(tokens, close) !== ')' || (unit !== null && unit.unit !== read.unit)) return read;
  const agrees = Math.abs(again.value - read.value) < 0.006;
  return { ...read, next: close + 1, doubt: agrees ? read.doubt : DOUBTFUL };
}
