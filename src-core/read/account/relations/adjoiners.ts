// What lies along the courses by its name, a street, a neighbour or a numbered lot, and where words name it again.

import { type Token, textAt } from '#core/language/tokens.ts';
import { coursesToward } from '#core/read/account/claims/drawn-sides.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import {
  FARTHEST,
  FARTHEST_MIDDLE,
  isIdle,
  LEAD,
  NAMES_WAY,
  type Run,
  runsIn,
  SMALL,
} from '#core/read/account/relations/runs-along.ts';
import { isOnlyWater, isWaterAlone, waterAt } from '#core/read/account/relations/waters.ts';
import { EDGES, edgeBefore, isWay, isWayWord, WAYS, type Way, waysIn } from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';

/** What a road is called where there is no other. */
const ANY_WAY = /^(?:street|road|highway|avenue)$/;

export interface Adjoiner extends Way {
  readonly courses: readonly Course[];
  /** A road or a numbered lot: one line of the land runs along it, whatever the other courses leave unsaid. */
  readonly isPlace: boolean;
}

/** Whether the course says what it runs along, so that it runs along nothing else. */
export const isAlongNamed = (tokens: readonly Token[], courses: readonly Course[], course: Course): boolean =>
  runsIn(tokens)(courses).some((run) => run.course === course);

/** The courses along streets. */
export const coursesOnWays = (tokens: readonly Token[], courses: readonly Course[]): Course[] => [
  ...new Set(runsIn(tokens)(courses).flatMap(({ names, course }) => (isWay(names) ? [course] : []))),
];

/** Every place where the passage names what a course runs along, or a street where the land begins. */
export function adjoinersIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  courses: readonly Course[],
): Adjoiner[] {
  const runs = runsIn(tokens)(courses);
  const ways = waysIn(tokens, from, to).filter((way) => !isInCapitals(tokens, way));
  const found: Adjoiner[] = [];
  const opening = new Set(runs.map(({ names }) => names[0]));
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    const way = ways.find((one) => one.at === at);
    // A name in capitals, or a word that a course has.
    const mayBeNamed =
      way !== undefined ||
      token?.capital === true ||
      opening.has(token?.text) ||
      (token !== undefined && isWayWord(token));
    if (!mayBeNamed || (isIdle(tokens, at) && directionAt(tokens, at) === null)) continue;
    const adjoiner =
      inFull(tokens, at, to, runs) ??
      (way === undefined ? byName(tokens, at, to, courses) : named(tokens, way, courses)) ??
      byNoun(tokens, at, runs) ??
      byWater(tokens, at, runs);
    if (adjoiner === null) continue;
    found.push(adjoiner);
    at = adjoiner.next - 1;
  }
  return found;
}

/** "Mill Street"; but "Clay street", and "Orange" of "Orange and Palafox Streets". */
const isInCapitals = (tokens: readonly Token[], { next, names }: Way): boolean =>
  tokens[next - 1]?.capital === true && textAt(tokens, next - 1) === names.at(-1);

function adjoiner(at: number, next: number, runs: readonly Run[]): Adjoiner | null {
  const [first] = runs;
  if (first === undefined) return null;
  const isPlace = runs.some(({ names }) => isWay(names) || names.some((name) => /^(?:lot|\d+)$/.test(name)));
  return { at, next, names: first.names, courses: [...new Set(runs.map(({ course }) => course))], isPlace };
}

/** "the Hudson River", where a course runs "along the dock and the river". */
function byWater(tokens: readonly Token[], at: number, runs: readonly Run[]): Adjoiner | null {
  const water = waterAt(tokens, at);
  if (water === null) return null;
  const along = runs.filter(({ names }) => isWaterAlone(names, water.noun));
  if (along.length === 0 || !isOnlyWater(tokens, textAt(tokens, water.next - 2), water.noun)) return null;
  return adjoiner(at, water.next, along);
}

/** "a public alley", word by word as the course has it. */
function inFull(tokens: readonly Token[], at: number, to: number, runs: readonly Run[]): Adjoiner | null {
  const text = textAt(tokens, at);
  const opened = runs.filter(({ names }) => names[0] === text);
  if (opened.length === 0) return null;
  const ends = opened.flatMap((run) => {
    const next = endOf(tokens, at, to, run.names);
    return next < 0 ? [] : [{ next, run }];
  });
  const next = Math.max(...ends.map((end) => end.next));
  return adjoiner(
    at,
    next,
    ends.flatMap((end) => (end.next === next ? [end.run] : [])),
  );
}

/** Behind the names; -1 where others stand there. */
function endOf(tokens: readonly Token[], at: number, to: number, names: readonly string[]): number {
  let next = at;
  for (const [place, name] of names.entries()) {
    // "Lot No. 18".
    while (place > 0 && next < to && /^(?:no|number|\.|#)$/.test(textAt(tokens, next))) next += 1;
    if (next >= to || textAt(tokens, next) !== name) return -1;
    next += 1;
  }
  return next;
}

/** "Mill Street", "County Road 212", "Amos Reed", "Keim": a name in capitals that a course runs along. */
function byName(tokens: readonly Token[], at: number, to: number, courses: readonly Course[]): Adjoiner | null {
  let next = at;
  while (next < to && isNamePart(tokens, next, at)) next += 1;
  if (next === at) return null;
  const names = tokens.slice(at, next).flatMap(({ text, kind }) => (kind === 'mark' ? [] : [text]));
  if (names.every((name) => WAYS.has(name) || SMALL.has(name))) return null;
  return named(tokens, { at, next, names }, courses);
}

const named = (tokens: readonly Token[], { at, next, names }: Way, courses: readonly Course[]): Adjoiner | null =>
  adjoiner(
    at,
    next,
    coursesAlong(tokens, courses, names).map((course) => ({ course, names })),
  );

function isNamePart(tokens: readonly Token[], at: number, first: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'number') return at > first && WAYS.has(textAt(tokens, at - 1));
  // "Olive St. John".
  if (token?.text === '.') return at > first && textAt(tokens, at - 1).length < 3;
  return token?.kind === 'word' && token.capital;
}

/** "the alley", where the courses run along no other; "the highway", where they run along one road. */
function byNoun(tokens: readonly Token[], at: number, runs: readonly Run[]): Adjoiner | null {
  const noun = textAt(tokens, at);
  if (!WAYS.has(noun) || !/^(?:the|said|this|that)$/.test(textAt(tokens, at - 1))) return null;
  // "the road to Danbury" is known by where it leads.
  if (/^(?:to|from|leading|between)$/.test(textAt(tokens, at + 1)) && tokens[at + 2]?.capital === true) return null;
  const called = runs.filter(({ names }) => names.at(-1) === noun);
  const isSuch = ({ names }: Run): boolean => ANY_WAY.test(noun) && isWay(names) && !names.includes('alley');
  const such = called.length > 0 ? called : runs.filter(isSuch);
  return new Set(such.map(({ names }) => names.join(' '))).size === 1 ? adjoiner(at, at + 1, such) : null;
}

/** The courses along what has the name: by their own words, or by where the land begins. */
export function coursesAlong(tokens: readonly Token[], courses: readonly Course[], names: readonly string[]): Course[] {
  const told = names.filter((name) => !SMALL.has(name) || WAYS.has(name) || NAMES_WAY.has(name));
  const isSame = (run: Run): boolean =>
    told.every((name) => run.names.includes(name)) &&
    (told.length > 1 || told[0] === run.names.at(-1)) &&
    isWay(told) === isWay(run.names);
  const isOne = oneWay(tokens, courses, told);
  const along = runsIn(tokens)(courses).flatMap((run) =>
    isSame(run) || (isOne && isBare(tokens, run)) ? [run.course] : [],
  );
  if (along.length > 0) return [...new Set(along)];
  const between = betweenCorners(tokens, courses, names);
  return between.length > 0 ? between : fromBeginning(tokens, courses, names);
}

/** "along the street", where the street named last has a name. */
function isBare(tokens: readonly Token[], { names: [noun, ...more], course }: Run): boolean {
  if (more.length > 0 || noun === undefined || !WAYS.has(noun)) return false;
  let last = course.from - 1;
  while (last >= 0 && textAt(tokens, last) !== noun) last -= 1;
  return last >= 0 && waysIn(tokens, Math.max(0, last - LEAD), last + 1).some(({ next }) => next === last + 1);
}

/** Whether "the street" is this one, as the description names no other. */
function oneWay(tokens: readonly Token[], courses: readonly Course[], told: readonly string[]): boolean {
  const [first, last] = [courses[0], courses.at(-1)];
  if (first === undefined || last === undefined || !isWay(told)) return false;
  const ways = waysIn(tokens, Math.max(0, first.from - FARTHEST_MIDDLE), last.to);
  return ways.length > 0 && ways.every(({ names }) => told.every((name) => names.includes(name)));
}

/** "Beginning at a pin on Mill Street … to a pin on Mill Street; thence West 62 feet to the beginning": from corner to corner of it. */
function betweenCorners(tokens: readonly Token[], courses: readonly Course[], names: readonly string[]): Course[] {
  const [first] = courses;
  if (first === undefined || !isWay(names)) return [];
  const begun = begunAt(tokens, first);
  // Of each course whether it ends on the street; the last ends where the first begins.
  const ends = courses.map((course, i) =>
    i === courses.length - 1
      ? begun >= 0 && isOn(tokens, begun, first.from, names)
      : isOn(tokens, course.from, course.to, names),
  );
  return courses.filter((_, i) => ends[i] === true && ends.at(i - 1) === true);
}

/** Where the words tell of the beginning before the first course; -1 where they do not. */
function begunAt(tokens: readonly Token[], { from }: Course): number {
  let at = from - 1;
  while (at > from - FARTHEST && !/^(?:beginning|begins|commencing|commences)$/.test(textAt(tokens, at))) at -= 1;
  return at > from - FARTHEST ? at : -1;
}

/** "at a pin on East River Street"; but "in the east line of River Street", which has another line too. */
const isOn = (tokens: readonly Token[], from: number, to: number, names: readonly string[]): boolean =>
  waysIn(tokens, from, to).some((way) => {
    let before = way.at - 1;
    while (before > from && tokens[before]?.capital === true) before -= 1;
    return (
      way.names.every((name, i) => name === names.at(i - way.names.length)) &&
      /^(?:on|in|at|upon)$/.test(textAt(tokens, before))
    );
  });

/** "Beginning at a pipe on the east side of Mill Street": the first course runs along it or the last, whichever looks west; none where both do or neither. */
export function fromBeginning(
  tokens: readonly Token[],
  courses: readonly Course[],
  names: readonly string[],
): Course[] {
  const [first, last] = [courses[0], courses.at(-1)];
  if (first === undefined || last === undefined || first === last || !isWay(names)) return [];
  // "East Thirteenth Avenue", of which the name is what stands behind its end of the city.
  const isIt = (way: Way): boolean =>
    way.names.every((name, i) => name === names.at(i - way.names.length)) &&
    names.slice(0, -way.names.length).every((name) => SMALL.has(name));
  const ways = waysIn(tokens, Math.max(0, first.from - FARTHEST), first.from).filter(isIt);
  // "a lot on the north side of Mill Street, to wit: Commencing in the south line of Mill Street".
  const begun = begunAt(tokens, first);
  const at = (ways.find((way) => way.at > begun) ?? ways[0])?.at;
  if (at === undefined) return [];
  const edge = edgeBefore(tokens, at);
  if (!EDGES.test(textAt(tokens, edge))) return [];
  for (let i = edge - 1; i > edge - LEAD; i -= 1) {
    const direction = directionAt(tokens, i);
    if (direction === null) continue;
    const facing = coursesToward(courses, (direction.deg + 180) % 360);
    const fitting = [first, last].filter((course) => facing.includes(course));
    return fitting.length === 1 ? fitting : [];
  }
  return [];
}
