// Counts that the text tells, held against what was read: of courses, of tracts, and the numbers that the courses bear.

import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { isFigureStart } from '#core/read/account/quantities/quantity.ts';
import { bodyAt, ownerOf } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { headingOf } from '#core/read/account/tract-text.ts';
import { readNumber } from '#core/read/values/read-number.ts';

const MOST = 99;
const countsCourses = oncePerToken((word) => /^(?:courses|calls|lines|sides)$/.test(word));
const countsTracts = oncePerToken((word) => /^(?:tracts|parcels)$/.test(word));
const FOLLOWING = /^(?:following|these|by|having|foregoing|above|said|the|has|with|of|in|being)$/;

export function countRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  const remarks: Remark[] = [
    ...tracts.flatMap((tract) => numberingRemarks(tokens, tract)),
    ...listRemarks(tokens, tracts),
    ...doubleRemarks(tracts),
  ];
  for (let at = 0; at < tokens.length; at += 1) {
    const told = countAt(tokens, at);
    if (told === null) continue;
    const isOff = told.of === 'tracts' ? isTractsOff(tokens, tracts, told) : isCoursesOff(tokens, tracts, told);
    if (isOff)
      remarks.push({
        code: told.of === 'tracts' ? 'tracts_miscounted' : 'courses_miscounted',
        from: Math.max(0, at - 4),
        to: told.to + 3,
        ...bound(tracts, told),
      });
    at = told.to - 1;
  }
  return remarks;
}

interface Count {
  readonly count: number;
  readonly of: 'courses' | 'tracts';
  readonly from: number;
  readonly to: number;
}

function bound(tracts: readonly ToldTract[], { of, from }: Count): { tracts: number[] } {
  const owner = of === 'tracts' ? null : ownerOf(tracts, from);
  return { tracts: (owner === null ? tracts : [owner]).map(({ index }) => index) };
}

/** "six (6) courses", "three certain tracts". */
function countAt(tokens: readonly Token[], at: number): Count | null {
  if (tokens[at]?.kind === 'mark' || tokens[at]?.kind === 'fraction' || !isFigureStart(tokens, at)) return null;
  const read = readNumber(tokens, at);
  if (read === null || !Number.isInteger(read.value) || read.decimals > 0 || read.value < 2 || read.value > MOST)
    return null;
  let next = read.next;
  if (textAt(tokens, next) === '(' && textAt(tokens, next + 2) === ')') next += 3;
  while (
    /^(?:certain|separate|several|adjoining|described|different|lots|or|contiguous)$/.test(textAt(tokens, next)) &&
    next < read.next + 5
  )
    next += 1;
  const noun = tokens[next];
  if (noun?.kind !== 'word') return null;
  if (countsTracts(noun)) return { count: read.value, of: 'tracts', from: at, to: next + 1 };
  return countsCourses(noun) ? { count: read.value, of: 'courses', from: at, to: next + 1 } : null;
}

/** "the following three tracts", "three tracts conveyed by this deed", "four parcels of land described as follows". */
function isTractsOff(tokens: readonly Token[], tracts: readonly ToldTract[], { count, from, to }: Count): boolean {
  const before = [from - 1, from - 2, from - 3].map((at) => textAt(tokens, at));
  const behind = [0, 1, 2, 3, 4, 5].map((step) => textAt(tokens, to + step));
  const isAnnounced =
    before.some((word) => /^(?:following|these|foregoing|above|are|being|all)$/.test(word)) ||
    behind.some((word) => /^(?:conveyed|described|following|follows)$/.test(word)) ||
    tokens[from]?.gap === 'paragraph' ||
    textAt(tokens, from - 1) === ':';
  if (!isAnnounced || before.some((word) => /^(?:same|part|of|last|first)$/.test(word) && word !== 'of')) return false;
  const conveyed = tracts.filter(({ isException }) => !isException).length;
  return conveyed !== count && headingsOf(tokens) !== count;
}

/** How many tracts are headed by a number of their own. */
function headingsOf(tokens: readonly Token[]): number {
  const numbers = new Set<string>();
  tokens.forEach((token, at) => {
    if (
      /^(?:tract|parcel)$/.test(token.text) &&
      token.capital &&
      (token.gap !== 'space' || textAt(tokens, at - 1) === '.')
    )
      numbers.add(textAt(tokens, textAt(tokens, at + 1) === 'no' ? at + 3 : at + 1));
  });
  return numbers.size;
}

/** The numbers of the tracts by their headings; NaN for one that bears none. */
function numbersOf(tokens: readonly Token[], tracts: readonly ToldTract[]): number[] {
  return tracts.map(({ around }) => {
    const heading = headingOf(tokens, around);
    return heading === null
      ? Number.NaN
      : (tokens.slice(heading.at, heading.next + 1).find(({ kind }) => kind === 'number')?.value ?? Number.NaN);
  });
}

/** "Parcels 1, 2 and 4" before parcels 1, 2 and 3. */
function listRemarks(tokens: readonly Token[], tracts: readonly ToldTract[]): Remark[] {
  const numbers = numbersOf(tokens, tracts);
  if (numbers.length < 2 || numbers.some(Number.isNaN)) return [];
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !countsTracts(token) || bodyAt(tracts, at) !== null) return [];
    let next = at + 1;
    const listed: number[] = [];
    for (;;) {
      const figure = tokens[next];
      if (figure?.kind === 'number' && figure.decimals === 0) listed.push(figure.value);
      else if (!/^(?:,|and|&|no|nos|\.)$/.test(figure?.text ?? '')) break;
      next += 1;
    }
    if (listed.length < 2 || listed.every((number) => numbers.includes(number))) return [];
    return [{ code: 'tracts_miscounted' as const, from: at, to: next, tracts: tracts.map(({ index }) => index) }];
  });
}

/** The same courses told for two tracts. */
function doubleRemarks(tracts: readonly ToldTract[]): Remark[] {
  const figures = tracts.map(({ courses }) =>
    JSON.stringify(
      courses.map(({ bearing, distance, curve }) => [
        bearing,
        distance?.value,
        curve?.chordBearing,
        curve?.radius?.value,
      ]),
    ),
  );
  return tracts.flatMap((tract, place) => {
    const other = figures.indexOf(figures[place] ?? '');
    if (other === place || tract.isException || tracts[other]?.isException === true) return [];
    const { from, to } = tract.description;
    return [
      {
        code: 'tract_told_twice' as const,
        from,
        to: Math.min(to, from + 12),
        tracts: [other, place].flatMap((at) => tracts[at]?.index ?? []),
      },
    ];
  });
}

function isCoursesOff(tokens: readonly Token[], tracts: readonly ToldTract[], { count, from, to }: Count): boolean {
  const tract = ownerOf(tracts, from);
  if (tract === null || !FOLLOWING.test(textAt(tokens, from - 1))) return false;
  const noun = textAt(tokens, to - 1);
  const isPrior = from >= tract.around.closedAt;
  const behind = tract.courses.filter((course) => course.from >= from || (course.from <= from && course.to > to));
  if (isPrior)
    return (
      /^(?:above|foregoing|these|said|the)$/.test(textAt(tokens, from - 1)) &&
      /^(?:above|foregoing|these|said)$/.test(
        [from - 1, from - 2].map((at) => textAt(tokens, at)).find((word) => word !== 'the') ?? '',
      ) &&
      count !== tract.courses.length
    );
  if (noun === 'sides' || noun === 'lines')
    return from < tract.description.from && noun === 'sides' && count !== tract.courses.length;
  if (!/^(?:following|these|by)$/.test(textAt(tokens, from - 1))) return false;
  // Announced before the first of them, it counts them all; where others are announced behind, only so many must follow.
  const first = tract.courses[0]?.from ?? 0;
  const isOnly = !hasOther(tokens, to, tract.around.closedAt);
  return from < first && isOnly
    ? count > tract.courses.length || (count < tract.courses.length && !isThenceLed(tokens, tract, count))
    : count > behind.length;
}

function hasOther(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'word' && countsCourses(token) && /^(?:courses|calls)$/.test(token.text)) return true;
  }
  return false;
}

/** "the following two courses: 1) … 2) …; thence": what comes behind the list is led in another way. */
function isThenceLed(tokens: readonly Token[], { courses }: ToldTract, count: number): boolean {
  const [listed, next] = [courses[count - 1], courses[count]];
  if (listed === undefined || next === undefined) return true;
  const lead = (at: number): boolean => /^thence?$/.test(textAt(tokens, at)) || /^then/.test(textAt(tokens, at));
  return lead(next.from) && !lead(listed.from);
}

/** "(1) … (2) … (4)": a number of the list is gone. */
function numberingRemarks(tokens: readonly Token[], tract: ToldTract): Remark[] {
  const items = tract.description.clauses.flatMap(({ elements }) => elements.filter(({ kind }) => kind === 'item'));
  const numbers = items.map(({ at, next }) => ({
    at,
    next,
    value: tokens.slice(at, next).find(({ kind }) => kind === 'number')?.value ?? Number.NaN,
  }));
  return numbers.flatMap(({ at, next, value }, index) => {
    const before = numbers[index - 1]?.value;
    if (
      before === undefined ||
      Number.isNaN(value) ||
      Number.isNaN(before) ||
      value === before + 1 ||
      value === 1 ||
      value <= before
    )
      return [];
    return [{ code: 'numbering_broken', from: at, to: next + 6, tracts: [tract.index] }];
  });
}
