// Counts of courses that the text tells, and the numbers that the courses bear, held against the courses read.

import { entryOf } from '#core/language/lexicon.ts';
import { oncePer, oncePerToken, type WordQuestion } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord, placesWhere } from '#core/language/words-index.ts';
import { sidesOf } from '#core/read/account/claims/drawn-sides.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { isMeasureAt } from '#core/read/account/quantities/measures-in.ts';
import { isInPlace } from '#core/read/account/quantities/place-facts.ts';
import { isFigureStart, numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { bodyAt, ownerOf } from '#core/read/account/quantities/regions.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { readNumber } from '#core/read/values/read-number.ts';

const LAND = wordSet(LANDS);

export interface Count {
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

const MOST = 99;
const BETWEEN = wordSet(
  'certain separate several adjoining described different lots or contiguous straight boundary interior exterior opposite outer',
);
/** In words: "six several and well marked courses". */
const LONGEST_BETWEEN = 5;

/** "five following courses", "three well run lines": what the counted things are, and no other thing or deed between. */
const tellsWhich = oncePerToken((word) => {
  const entry = entryOf(word);
  if (BETWEEN.has(word) || entry?.small === 'qualifier') return true;
  return entry?.noun === undefined && /(?:ing|ed|en|run)$/.test(word);
});

/** In tokens, from the first word of a count to its noun. */
const LONGEST = 40;

/** "six (6) courses", "three certain tracts": every count of such nouns. */
export function countsOf(tokens: readonly Token[], isNoun: WordQuestion<boolean>): Count[] {
  const found: Count[] = [];
  for (const noun of placesWhere(tokens, isNoun)) {
    for (let at = Math.max(noun - LONGEST, found.at(-1)?.to ?? 0); at < noun; at += 1) {
      const count = countAt(tokens, at, isNoun);
      if (count === null) continue;
      found.push(count);
      at = count.to - 1;
    }
  }
  return found;
}

/** The same of one that begins there, or null. */
export function countAt(tokens: readonly Token[], at: number, isNoun: (token: Token) => boolean): Count | null {
  const number = numberAt(tokens, at);
  if (number === null) return null;
  let next = number.to;
  if (textAt(tokens, next) === '(' && textAt(tokens, next + 2) === ')') next += 3;
  const isCounted = (word: Token | undefined): boolean => word?.kind === 'word' && isNoun(word);
  const last = next + LONGEST_BETWEEN;
  while (tokens[next]?.kind === 'word' && tellsWhich(tokens[next] as Token) && !isCounted(tokens[next]) && next < last)
    next += 1;
  const noun = tokens[next];
  return noun?.kind === 'word' && isNoun(noun) ? { ...number, to: next + 1 } : null;
}

/** A whole number that may be a count. */
function numberAt(tokens: readonly Token[], at: number): Count | null {
  if (tokens[at]?.kind === 'mark' || tokens[at]?.kind === 'fraction' || !isFigureStart(tokens, at)) return null;
  const read = readNumber(tokens, at);
  if (read === null || !Number.isInteger(read.value) || read.value < 2 || read.value > MOST) return null;
  return { count: read.value, from: at, to: read.next };
}

const areCourses = oncePerToken((word) => /^(?:courses|calls|lines|sides|corners)$/.test(word));

export function countRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  const remarks = tracts.flatMap((tract) => numberingRemarks(tokens, tract));
  remarks.push(...markRemarks(tokens, tracts));
  const told = countsOf(tokens, areCourses).flatMap((count) => {
    const tract = ownerOf(tracts, count.from);
    return tract === null ? [] : [{ count, tract }];
  });
  told.forEach(({ count, tract }, place) => {
    const isLast = told[place + 1]?.tract !== tract;
    const { from, to } = count;
    if (isOff(tokens, tract, count, told[place - 1]?.tract !== tract && isLast))
      remarks.push({
        code: 'courses_miscounted',
        from: Math.max(0, from - 4),
        to: to + 3,
        figure: count,
        tracts: [tract.index],
      });
  });
  return remarks;
}

/** In tokens, from a count to what is counted, and from that to a count behind it: "All ten of the lines", "all the turnings, four of them". */
const [COUNTED_BEFORE, COUNTED_BEHIND] = [6, 4];

/** Counts beside the courses that are not those of any figure: of whatever in it, or of something else. */
export const countsApart = oncePer(({ reading: { tokens }, tracts }: Instrument): readonly Count[] => {
  const isApart = ({ count, from }: Count): boolean =>
    bodyAt(tracts, from) === null &&
    !tracts.some(({ courses }) => count === courses.length || count === sidesOf(courses));
  const found = new Map<number, Count>();
  for (const noun of placesWhere(tokens, areParts))
    for (let at = noun + COUNTED_BEHIND; at >= Math.max(0, noun - COUNTED_BEFORE); at -= 1) {
      const isNear = !tokens.slice(Math.min(at, noun), Math.max(at, noun)).some(({ text }) => PARTED.test(text));
      const count = isNear && !isOther(tokens, at) ? numberAt(tokens, at) : null;
      const isPart = count !== null && hasWord(tokens, count.to, noun, isOfSome);
      if (count !== null && isApart(count) && !isPart) found.set(at, count);
    }
  return [...found.values()];
});

const PARTED = /^[.;:]$/;
/** A measure, the number of a place, or figures in brackets behind their words. */
const isOther = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at - 1) === '(' || isInPlace(tokens, at) || isMeasureAt(tokens, at);

/** Of what a figure has: its courses, and what stands at its corners. */
const areParts = oncePerToken(
  (word) =>
    /^(?:courses|calls|lines|sides|sided|corners|cornered|turn(?:ing)?s|angles|bends|faces|legs)$/.test(word) ||
    (word.endsWith('s') && entryOf(word)?.noun === 'monument' && !/^(?:chains|rods|poles|places|trees)$/.test(word)),
);

const areMarks = oncePerToken(
  (word) => word.endsWith('s') && entryOf(word)?.noun === 'monument' && !COUNTED.test(word),
);
const COUNTED = /^(?:corners|points|lines|places|trees|chains|rods|poles)$/;
/** In tokens, from the marks to their corners. */
const FARTHEST_MARKED = 9;

/** "There are six monuments around it, one at every corner". */
const markRemarks = (tokens: readonly Token[], tracts: readonly ToldTract[]): Remark[] =>
  countsOf(tokens, areMarks).flatMap(({ count, from, to }): Remark[] => {
    const tract = ownerOf(tracts, from);
    const behind = tokens.slice(to, to + FARTHEST_MARKED).map(({ text }) => text);
    const isAll = /^[^.;]*\bat (?:every|each|all(?: the| of the)?|the several) corners?\b/.test(behind.join(' '));
    if (tract === null || !isAll || count === tract.courses.length || count === sidesOf(tract.courses)) return [];
    return [{ code: 'courses_miscounted', from, to: to + FARTHEST_MARKED, tracts: [tract.index] }];
  });

/** Neither of the figure nor of what else may have courses. `isOnly`: no other count of courses is told of the tract. */
function isOff(tokens: readonly Token[], tract: ToldTract, told: Count, isOnly: boolean): boolean {
  const { courses, around, ties } = tract;
  const { count, from, to } = told;
  if (count === courses.length || isOfOthers(tokens, told)) return false;
  const isOfSides = !/^(?:lines|courses|calls)$/.test(textAt(tokens, to - 1));
  if (isOfSides && count === sidesOf(courses) && !isPointed(tokens, from, to)) return false;
  // "thence by five courses as follows: N 12° E".
  const isAhead = from < (courses[0]?.values[0]?.at ?? 0);
  // "by the following four courses to the place of beginning:" counts all of them.
  if (isAhead && ties.length === 0 && isToBeginning(tokens, to)) return true;
  if (from >= around.closedAt) return !isSome(tokens, told);
  if (isPointed(tokens, from, to)) {
    // "the following three courses to the point of beginning: …": those of the tie.
    if (count === ties.filter((tie) => tie.from >= to).length) return false;
    // Told before the first of them it counts them all; along the way, only so many must follow.
    return isAhead && isOnly
      ? count > courses.length || !isLedOtherwise(tokens, courses, count)
      : count > listedBehind(tokens, courses, to);
  }
  return isAhead && !isSome(tokens, told);
}

const isToBeginning = (tokens: readonly Token[], to: number): boolean =>
  /^(?:and distances )?to the (?:(?:point|place|post|stone|stake) of )?beginning\b/.test(
    textWithin(tokens, to, to + 7),
  );

/** "two lines of Cole", "the four corners of the barn", "at the meeting of three lines": unless they are of this very land. */
function isOfOthers(tokens: readonly Token[], { from, to }: Count): boolean {
  const behind = textAt(tokens, to) === 'and' && textAt(tokens, to + 1) === 'distances' ? to + 2 : to;
  if (/^(?:of|between|from|belonging)$/.test(textAt(tokens, behind))) return !isOfLand(tokens, behind + 1);
  let lead = from - 1;
  while (POINTS.test(textAt(tokens, lead))) lead -= 1;
  if (textAt(tokens, lead) === 'of') return !LAND.has(textAt(tokens, lead - 1));
  return !isThese(tokens, from, to) && GOVERNS.test(textAt(tokens, lead));
}

const isThese = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:all|these|said|above|foregoing)$/.test(textAt(tokens, from - 1)) || isPointed(tokens, from, to);

function isOfLand(tokens: readonly Token[], from: number): boolean {
  let noun = from;
  while (/^(?:this|said|the|whole|above|within|herein|described|foregoing)$/.test(textAt(tokens, noun))) noun += 1;
  return noun > from && LAND.has(textAt(tokens, noun));
}

/** "the first three courses", "two sides", "three straight lines" beside the curves: some of them, and no more is said. */
const isSome = (tokens: readonly Token[], { count, from, to }: Count): boolean =>
  count === 2 ||
  /^(?:first|last|next|other|remaining|more|than|least|opposite|only|any)$/.test(textAt(tokens, from - 1)) ||
  hasWord(tokens, from, to, isOfSome);

const isOfSome = oncePerToken((word) => /^(?:straight|interior|inner|opposite|exterior|adjoining|outer)$/.test(word));

/** "the five following courses", "by these five", "three courses, to wit": those that come next; but "by four lines of Cole". */
const isPointed = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:following|these)$/.test(textAt(tokens, from - 1)) ||
  (textAt(tokens, to - 1) !== 'lines' && /^(?:by|in)$/.test(textAt(tokens, from - 1))) ||
  hasWord(tokens, from, to, isFollowing) ||
  isToFollow(tokens, to);

const isFollowing = oncePerToken((word) => /^(?:following|under\w+)$/.test(word));
/** What lies at the lines of others, or comes from them. */
const GOVERNS = /^(?:of|between|at|to|from|for|where|with|on|along|across|near|other)$/;
const POINTS = /^(?:the|these|said|first|next|last|all)$/;

/** "the two courses following", "the next two courses, viz.", "the four courses hereinafter named": as they come. */
export const isToFollow = (tokens: readonly Token[], to: number): boolean =>
  /^(?:, )?(?::|(?:following|below|viz|namely|hereinafter|to wit|as follows?)\b)/.test(textWithin(tokens, to, to + 3));

/** How many courses stand behind a count, up to one that is led along another line: "by Eby, two courses: S 45° W …, and N 77° W …; thence by Gantz". */
function listedBehind(tokens: readonly Token[], courses: ToldTract['courses'], to: number): number {
  const behind = courses.filter((course) => course.to > to);
  // "three courses: N 77° E …; S 32° E …; thence S 11° W": a list without the word ends where it comes.
  const isBare = behind.length > 2 && behind.slice(0, 2).every(({ from }) => !isThen(tokens, from));
  const end = behind.findIndex(
    ({ from }, place) =>
      place > 1 && (isLedAlong(tokens, from) || (isBare && isThen(tokens, from) && textAt(tokens, from - 1) !== 'and')),
  );
  return end < 0 ? behind.length : end;
}

const isThen = (tokens: readonly Token[], at: number | undefined): boolean => /^then/.test(textAt(tokens, at ?? -1));

const isLedAlong = (tokens: readonly Token[], from: number): boolean =>
  (isThen(tokens, from) || directionAt(tokens, from)?.ending === 'erly') &&
  /^(?:by|along|with|leaving|binding|departing)$/.test(textAt(tokens, from + 1));

/** "the following two courses: 1) … 2) …; thence": what comes behind the list is led in another way. */
function isLedOtherwise(tokens: readonly Token[], courses: ToldTract['courses'], count: number): boolean {
  return isThen(tokens, courses[count]?.from) && !isThen(tokens, courses[count - 1]?.from);
}

/** "(1) … (2) … (4)", rows L1, L2, L4, "A. … B. … D.": one of the list is gone. */
function numberingRemarks(tokens: readonly Token[], tract: ToldTract): Remark[] {
  const items = tract.description.clauses.flatMap(({ from, elements }) =>
    elements.filter(({ kind, at }) => kind === 'item' || (kind === 'table' && at === from)),
  );
  const listed = items.map(({ at, next }) => {
    const figure = tokens.slice(at, next).find(({ kind }) => kind === 'number');
    return { at, next, value: figure?.value ?? letterIn(tokens, at, next) };
  });
  const numbers = listed.length > 0 ? listed : tract.courses.flatMap(({ from }) => numberBehind(tokens, from));
  return numbers.flatMap(({ at, next, value }, index) => {
    const last = numbers[index - 1];
    const before = last?.value ?? Number.NaN;
    // A list within a list begins anew.
    return (value > before + 1 && !areBetween(tokens, last?.next ?? at, at, before, value)) ||
      (value === before && value > 1)
      ? [{ code: 'numbering_broken' as const, from: at, to: next + 6, tracts: [tract.index] }]
      : [];
  });
}

/** The place of "B." in the alphabet. */
function letterIn(tokens: readonly Token[], from: number, to: number): number {
  const letter = tokens.slice(from, to).find(({ kind }) => kind === 'word')?.text ?? '';
  return /^[a-h]$|^[j-u]$|^[wyz]$/.test(letter) ? letter.charCodeAt(0) - 96 : Number.NaN;
}

/** "(2) …, then with Dawson (3) …, and with the branch (4) …", "Course two, …; course three, …": every number from one to another, wherever it stands. */
function areBetween(tokens: readonly Token[], from: number, to: number, first: number, last: number): boolean {
  let number = first;
  for (let at = from; at < to; at += 1) {
    const noun = textAt(tokens, at - 1) === 'no' ? at - 2 : at - 1;
    // "three (3) courses" counts them.
    const isInBrackets =
      textAt(tokens, at - 1) === '(' &&
      textAt(tokens, at + 1) === ')' &&
      directionAt(tokens, at + 2) !== null &&
      readNumber(tokens, at - 2) === null;
    const isLabel = isInBrackets || /^(?:course|call|line)$/.test(textAt(tokens, noun));
    if (isLabel && numberNamedAt(tokens, at) === number + 1) number += 1;
  }
  return number === last - 1;
}

/** "Thence (2) North 33° West", "Course No. 2: thence", "2nd: thence". */
function numberBehind(tokens: readonly Token[], from: number): { at: number; next: number; value: number }[] {
  const before =
    textAt(tokens, from - 1) === ':'
      ? /^(?:st|nd|rd|d|th)$/.test(textAt(tokens, from - 2))
        ? from - 3
        : from - 2
      : -1;
  const label = tokens[before];
  if (label?.kind === 'number' && label.decimals === 0) return [{ at: before, next: from, value: label.value }];
  const at = /^then(?:ce)?$/.test(textAt(tokens, from)) ? from + 1 : from;
  const figure = tokens[at + 1];
  const isNumber = textAt(tokens, at) === '(' && figure?.kind === 'number' && textAt(tokens, at + 2) === ')';
  return isNumber ? [{ at, next: at + 3, value: figure.value }] : [];
}
