// Lengths and bearings among the courses that none of them is drawn by: each repeats a drawn value, measures something else, or is left open.

import { oncePer } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { asideTalkIn } from '#core/read/account/claims/aside-talk.ts';
import { marksApart } from '#core/read/account/claims/marks-apart.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { bareAt, bracketedLengths } from '#core/read/account/quantities/bracketed-lengths.ts';
import { curveFigureAt, curveLengths, isOfOtherDegree } from '#core/read/account/quantities/curve-figures.ts';
import { isOtherBearing, isOwnSaid } from '#core/read/account/quantities/other-bearings.ts';
import { agree, lengthAt, lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { isUsedBy } from '#core/read/account/quantities/regions.ts';
import { isByAnother, isOfOtherMark, isOfThing, isPassed } from '#core/read/account/quantities/slots.ts';
import { besideMiddle } from '#core/read/account/relations/edge-of-middle.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Element } from '#core/read/clauses/element.ts';
import { isUnitItself } from '#core/read/clauses/rival-values.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

type Code = Remark['code'];

/** A course with what stands in it. */
interface Told {
  readonly tokens: readonly Token[];
  readonly tract: ToldTract;
  readonly course: Course;
  /** By the token that they begin at. */
  readonly elements: ReadonlyMap<number, Element>;
  /** Token from which the words tell of a witness, or beyond the end. */
  readonly witnessAt: number;
}

const elementsOf = oncePer(
  ({ description: { head, clauses } }: ToldTract): ReadonlyMap<number, Element> =>
    new Map([head, ...clauses].flatMap(({ elements }) => elements.map((element) => [element.at, element]))),
);

const endOf = ({ around }: ToldTract, { from, to }: Course): number => Math.min(to, Math.max(around.closedAt, from));

function toldIn(tokens: readonly Token[], tract: ToldTract, course: Course): Told {
  const elements = elementsOf(tract);
  return { tokens, tract, course, elements, witnessAt: witnessIn(elements, course.from, endOf(tract, course)) };
}

export function courseRemarks(tokens: readonly Token[], tract: ToldTract): Remark[] {
  return tract.courses.flatMap((course, call) => {
    const to = endOf(tract, course);
    const told = toldIn(tokens, tract, course);
    const gap = isLast(tract, call) ? [] : gapBefore(tokens, Math.max(course.from, course.monumentAt), to);
    const beside = besideMiddle(tokens, course);
    const edge = beside === null ? [] : [{ code: 'side_otherwise' as const, ...beside }];
    const open = [
      ...remarksIn(told, to),
      ...gap,
      ...edge,
      ...bracketedLengths(tokens, course),
      ...secondWay(tokens, course),
    ].map((found) => ({
      ...found,
      call,
      tracts: [tract.index],
    }));
    if (course.curve === null || !isOfOtherDegree(course.curve)) return open;
    return [...open, { code: 'curve_otherwise', from: course.from, to, call, tracts: [tract.index] }];
  });
}

/** In tokens, from the first way to the second: "along the wall and". */
const FARTHEST_WAY = 8;

/** "thence extending North and West along the wall 145 feet", "North along the wall and West along the fence 145 feet": one length for two ways. */
function secondWay(
  tokens: readonly Token[],
  { values, bearing, distance }: Course,
): { code: Code; from: number; to: number }[] {
  const [first, second] = values.toSorted((one, other) => one.at - other.at);
  if (bearing === null || distance === null || first === undefined || second === undefined) return [];
  const own = directionAt(tokens, first.at);
  if (own === null || own.next !== first.next) return [];
  for (let at = first.next; at < Math.min(second.at, first.next + FARTHEST_WAY); at += 1) {
    const way = textAt(tokens, at) === 'and' ? directionAt(tokens, at + 1) : null;
    if (way === null || way.ending !== '' || partedBy(way.deg, own.deg) < SAME_WAY_DEG) continue;
    if (way.next === second.at || /^(?:along|with|by|following|on)$/.test(textAt(tokens, way.next)))
      return [{ code: 'course_words_not_understood', from: first.at, to: way.next }];
  }
  return [];
}

const SAME_WAY_DEG = 10;

const isLast = ({ courses }: ToldTract, call: number): boolean => call === courses.length - 1;

/** "to a pin, from which the corner of Beasley, called for in the next line, is 19 feet distant": the next course sets out from elsewhere. */
function gapBefore(tokens: readonly Token[], from: number, to: number): { code: Code; from: number; to: number }[] {
  const next = tokens.slice(from, to).findIndex(({ text }) => /^(?:next|following|succeeding)$/.test(text)) + from;
  if (next < from || !/^(?:line|course|call)$/.test(textAt(tokens, next + 1))) return [];
  for (let at = from; at < to; at += 1) {
    const length = lengthAt(tokens, at);
    if (length !== null && /^(?:distant|away|from|off)$/.test(textAt(tokens, length.to)))
      return [{ code: 'description_unsettled', from, to }];
  }
  return [];
}

const WITNESSES: ReadonlySet<string> = new Set(['bears', 'whence', 'located', 'coordinates', 'from']);

function witnessIn(elements: ReadonlyMap<number, Element>, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const element = elements.get(at);
    if (element?.kind === 'sign' && WITNESSES.has(element.sign)) return at;
  }
  return to;
}

interface Found {
  readonly code: Code | null;
  readonly from: number;
  readonly to: number;
}

function remarksIn(told: Told, to: number): { code: Code; from: number; to: number }[] {
  const { from } = told.course;
  const remarks: { code: Code; from: number; to: number }[] = [];
  for (let at = from; at < to; at += 1) {
    const found = foundAt(told, at);
    if (found === null) continue;
    if (found.code !== null)
      remarks.push({ code: found.code, from: Math.max(from, found.from - 4), to: Math.min(to, found.to + 3) });
    at = Math.max(at, found.to - 1);
  }
  return remarks;
}

/** The value there, with its code where it is left open; null where there is none. */
function foundAt(told: Told, at: number): Found | null {
  const { tokens, course, elements } = told;
  const used = course.values.find((value) => value.at <= at && at < value.next);
  if (used !== undefined) return { code: null, from: at, to: used.next };
  // In lists that are told apart the bearings of all stand in one row.
  if (isUsedBy(told.tract, at)) return { code: null, from: at, to: at + 1 };
  // What tells of the figure is held against it as such.
  const talk = asideTalkIn(tokens, told.tract).find((aside) => aside.from <= at && at < aside.to);
  if (talk !== undefined) return { code: null, from: at, to: talk.to };
  const element = elements.get(at);
  if (element?.kind === 'bearing') {
    const isOther = isOwnSaid(tokens, at) || at < told.witnessAt ? isOtherBearing(tokens, course, element) : false;
    return { code: isOther ? 'bearing_told_twice' : null, from: at, to: element.next };
  }
  if (element?.kind === 'angle') return { code: null, from: at, to: element.next };
  const length = lengthAt(tokens, at);
  // "on the West line of Lot 9 210.00 feet": the number of the lot and the length of the course.
  if (length !== null && course.values.some((value) => value.at > at && value.at < length.to)) return null;
  if (length !== null) return { code: codeOf(told, length), from: at, to: length.to };
  const bare = bareAt(tokens, course, at);
  if (bare === null) return null;
  const isAgain = ownLengths(course).some((own) => agree(own, bare));
  return { code: isAgain ? null : 'length_told_twice', from: at, to: bare.to };
}

function codeOf(told: Told, length: Quantity): Code | null {
  const { tokens, course, tract } = told;
  const named = curveFigureAt(tokens, course, length);
  if (named !== null) return named ? null : 'curve_otherwise';
  if (marksApart(tokens, tract.courses, length) === false) return 'figure_unused';
  if (isOwn(told, length)) return null;
  if (isByAnother(tokens, length)) return 'length_told_twice';
  if (isOnTheWay(told, length)) return isBeyond(course, length) ? 'passes_beyond_end' : null;
  const isBeside = roleOf(told, length) === 'beside';
  if (isBeside || length.from > told.witnessAt || isOfThing(tokens, length)) return null;
  if (isOfOtherMark(tokens, length)) return null;
  return tract.courses.some((other) => ownLengths(other).some((own) => agree(own, length))) ? null : 'figure_unused';
}

/** The course has it, or it measures no line. */
function isOwn(told: Told, length: Quantity): boolean {
  const { tokens, course, tract, elements } = told;
  const element = elements.get(length.from);
  return (
    ownLengths(course).some((own) => agree(own, length)) ||
    length.unit === 'inches' ||
    isRest(told, length) ||
    (isTotal(tokens, length.from) && isLengthOf(tract.courses, length)) ||
    (element?.kind === 'distance' && isUnitItself(tokens, element)) ||
    // "to the side of Farrand Lane (at sixty feet wide)".
    /^(?:wide|width)$/.test(textAt(tokens, length.to))
  );
}

/** "passing a stake at 30 feet". */
const isOnTheWay = (told: Told, length: Quantity): boolean =>
  roleOf(told, length) === 'at' || isPassed(told.tokens, told.course, length);

function roleOf({ elements }: Told, { from }: Quantity) {
  const element = elements.get(from);
  return element?.kind === 'distance' ? element.use : null;
}

/** Of a value that no course draws: one has it by its figures, and not by the words beside it alone. */
export function isOfCourse(tokens: readonly Token[], tract: ToldTract, at: number): boolean {
  if (asideTalkIn(tokens, tract).some(({ from, to }) => from <= at && at < to)) return true;
  const course = tract.courses.findLast(({ from }) => from <= at);
  const length = lengthAt(tokens, at);
  if (course === undefined || length === null) return false;
  const told = toldIn(tokens, tract, course);
  return curveFigureAt(tokens, course, length) === true || isOwn(told, length) || isOnTheWay(told, length);
}

/** "passing a pin at 475.18 feet, thence 30.00 feet": with another length of its course it makes the whole. */
function isRest({ tokens, course }: Told, length: Quantity): boolean {
  const own = ownLengths(course);
  for (let at = course.from; at < course.to; at += 1) {
    const other = at === length.from ? null : lengthAt(tokens, at);
    if (other === null || other.unit !== length.unit) continue;
    const whole = { ...length, value: length.value + other.value };
    if (own.some((one) => agree(one, whole))) return true;
    at = other.to - 1;
  }
  return false;
}

function ownLengths(course: Course): Quantity[] {
  if (course.curve !== null) return curveLengths(course.curve);
  return course.distance === null ? [] : [lengthOf(course.distance)];
}

/** "in all 500 feet", "the total length of the last two courses being". */
function isTotal(tokens: readonly Token[], from: number): boolean {
  for (let i = from - 1; i > from - 10 && !/^[,;.]$/.test(textAt(tokens, i)); i -= 1)
    if (/^(?:total|all|whole|entire|courses|lines|calls)$/.test(textAt(tokens, i))) return true;
  return false;
}

/** More courses than this are told in one sum only where it goes all the way around. */
const LONGEST_RUN = 8;

/** Of a sum: what each course may be off is no excuse for all of them. */
const SUM_OFF = 0.005;

/** Every run of courses one behind the other, and all of them. */
export const sumsOver = oncePer((courses: readonly Course[]): readonly Quantity[] => {
  const lengths = courses.map(({ curve, distance }) => {
    const length = curve === null ? distance : (curve.arc ?? curve.chord);
    return length == null ? null : lengthOf(length);
  });
  const sums: Quantity[] = [];
  for (let start = 0; start < lengths.length; start += 1) {
    let [value, half] = [0, 0];
    for (let count = 0; count < lengths.length && (count < LONGEST_RUN || start === 0); count += 1) {
      const own = lengths[(start + count) % lengths.length];
      if (own == null) break;
      value += own.value;
      half = Math.max(half, own.half, SUM_OFF * value);
      sums.push({ ...own, value, half: Math.min(half, own.half * (count + 1)) });
    }
  }
  return sums;
});

/** Of one of them, or of several in a row together. */
export const isLengthOf = (courses: readonly Course[], length: Quantity): boolean =>
  sumsOver(courses).some((sum) => agree(sum, length));

function isBeyond(course: Course, { value, half }: Quantity): boolean {
  const own = ownLengths(course);
  return own.length > 0 && own.every((length) => value > length.value + Math.max(half, length.half));
}
