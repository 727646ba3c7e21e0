// What lies along the courses by its name, a street, a neighbour or a numbered lot, and where words name it again.

import { ordinalOf } from '#core/language/numerals.ts';
import { oncePer, oncePerPart } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { coursesToward } from '#core/read/account/claims/drawn-sides.ts';
import { allSidesAt } from '#core/read/account/relations/all-sides.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Course } from '#core/read/clauses/course.ts';

export const WAYS = wordSet(
  'street road avenue lane drive highway boulevard route way pike turnpike alley court terrace place railroad railway',
);
/** What a road is called where there is no other. */
const ANY_WAY = /^(?:street|road|highway|avenue)$/;

/** A name that stands in the text. */
export interface Way {
  readonly at: number;
  readonly next: number;
  readonly names: readonly string[];
}

export interface Adjoiner extends Way {
  readonly courses: readonly Course[];
  /** A road or a numbered lot: one line of the land runs along it, whatever the other courses leave unsaid. */
  readonly isPlace: boolean;
}

/** Of what is run along, the words that do not name it. */
const SMALL = wordSet(
  'the a an said same its line lines of land lands property now or formerly late and by with along upon on in at which right way margin side sides edge boundary center centre centerline middle northerly southerly easterly westerly north south east west northern southern eastern western no number nos heirs estate farm',
);
const isSmall = ({ text, kind }: Token): boolean => kind === 'mark' || SMALL.has(text);
const NAMES_WAY = wordSet('line lines land center centre middle margin side edge boundary farm estate');
/** "Center Street", "Line Road". */
const namesWay = (tokens: readonly Token[], at: number): boolean =>
  NAMES_WAY.has(textAt(tokens, at)) &&
  tokens[at]?.capital === true &&
  tokens[at + 1]?.capital === true &&
  WAYS.has(textAt(tokens, at + 1));
const isIdle = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token === undefined || (isSmall(token) && !namesWay(tokens, at));
};
const LONGEST = 14;
const STOPS = wordSet('to thence for from distance ; , )');
const ALONG = wordSet('along with following binding by upon down up');
/** "bounding northerly on Franklin Street", "fronting on the road". */
const isAlong = (tokens: readonly Token[], at: number): boolean =>
  ALONG.has(textAt(tokens, at)) ||
  (textAt(tokens, at) === 'on' &&
    [1, 2].some((step) => /^(?:bound|front)(?:s|ed|ing)$/.test(textAt(tokens, at - step))));
const isWay = (names: readonly string[]): boolean => names.some((name) => WAYS.has(name));

const OF_OTHERS = /^(?:line|side|course|parallel|square|angles?|perpendicular)$/;

interface Run {
  readonly names: readonly string[];
  readonly course: Course;
}

const runsIn = oncePer((tokens: readonly Token[]) =>
  oncePerPart((courses: readonly Course[]): readonly Run[] =>
    courses.flatMap((course) => namesAlong(tokens, course).map((names) => ({ names, course }))),
  ),
);

/** The content of the words behind "along", "with", "by". */
function namesAlong(tokens: readonly Token[], { from, to, values }: Course): string[][] {
  const isStop = (at: number): boolean => STOPS.has(textAt(tokens, at)) || values.some((value) => value.at === at);
  const found: string[][] = [];
  const sides = allSidesAt(tokens, from, to);
  for (let at = from; at < (sides < 0 ? to : sides); at += 1) {
    // "as long as the line along Keim", "parallel with Elm Street" tell of another.
    if (!isAlong(tokens, at) || OF_OTHERS.test(textAt(tokens, at - 1))) continue;
    const names: string[] = [];
    for (let i = at + 1; i < Math.min(to, at + LONGEST) && !isStop(i); i += 1) {
      const token = tokens[i];
      // "Tuttle's line".
      const isPossessive = token?.text === 's' && /^['’]$/.test(textAt(tokens, i - 1));
      if (token !== undefined && !isIdle(tokens, i) && !isPossessive) names.push(token.text);
    }
    if (names.some((name) => name.length > 2)) found.push(names);
  }
  if (found.length > 0) return found;
  const before = [...wayBefore(tokens, from, to), ...middleBefore(tokens, from, to)].map(({ names }) => [...names]);
  return before.length > 0 ? before : rightOfWayBefore(tokens, from, to);
}

/** "to the right of way of the Rock Island; thence along the north line of said right of way". */
function rightOfWayBefore(tokens: readonly Token[], from: number, to: number): string[][] {
  const isSaid = (at: number): boolean =>
    textAt(tokens, at) === 'said' && /^(?:right|railroad|railway)$/.test(textAt(tokens, at + 1));
  const isAlong = tokens
    .slice(from, to)
    .some(({ text }, i) => ALONG.has(text) && [1, 2, 3, 4, 5].some((step) => isSaid(from + i + step)));
  if (!isAlong) return [];
  for (let at = from - 1; at > from - FARTHEST; at -= 1) {
    if (textAt(tokens, at) !== 'way' || textAt(tokens, at + 1) !== 'of') continue;
    const first = /^(?:the|said)$/.test(textAt(tokens, at + 2)) ? at + 3 : at + 2;
    let next = first;
    while (tokens[next]?.kind === 'word' && tokens[next]?.capital === true) next += 1;
    const names = tokens.slice(first, next).flatMap(({ text }) => (WAYS.has(text) ? [] : [text]));
    return names.length === 0 ? [] : [names];
  }
  return [];
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
  const found: Adjoiner[] = [];
  for (let at = from; at < to; at += 1) {
    if (isIdle(tokens, at) && directionAt(tokens, at) === null) continue;
    const adjoiner = inFull(tokens, at, to, runs) ?? byName(tokens, at, to, courses) ?? byNoun(tokens, at, runs);
    if (adjoiner === null) continue;
    found.push(adjoiner);
    at = adjoiner.next - 1;
  }
  return found;
}

function adjoiner(at: number, next: number, runs: readonly Run[]): Adjoiner | null {
  const [first] = runs;
  if (first === undefined) return null;
  const isPlace = runs.some(({ names }) => isWay(names) || names.some((name) => /^(?:lot|\d+)$/.test(name)));
  return { at, next, names: first.names, courses: [...new Set(runs.map(({ course }) => course))], isPlace };
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
  const along = coursesAlong(tokens, courses, names);
  return adjoiner(
    at,
    next,
    along.map((course) => ({ course, names })),
  );
}

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

/** "Prospect Avenue", "County Road 212". */
export function waysIn(tokens: readonly Token[], from: number, to: number): Way[] {
  const found: Way[] = [];
  for (let at = from; at < to; at += 1) {
    if (tokens[at]?.capital !== true || !WAYS.has(textAt(tokens, at))) continue;
    let first = at;
    while (
      first > from &&
      tokens[first - 1]?.kind === 'word' &&
      tokens[first - 1]?.capital === true &&
      directionAt(tokens, first - 1) === null
    )
      first -= 1;
    const number = tokens[at + 1]?.kind === 'number' ? at + 1 : at;
    const names = tokens.slice(first, number + 1).map(({ text }) => text);
    if (names.length > 1) found.push({ at: first, next: number + 1, names });
  }
  return found;
}

/** "to a point on the westerly line of Olive Court; thence along said westerly line": the street was named before. */
function wayBefore(tokens: readonly Token[], from: number, to: number): Way[] {
  for (let at = from + 2; at < to; at += 1) {
    const side =
      textAt(tokens, at - 1) === 'said' && textAt(tokens, at - 2) === 'along' ? directionAt(tokens, at) : null;
    if (side === null || !/^(?:line|side|margin|right)$/.test(textAt(tokens, side.next))) continue;
    const [before] = waysIn(tokens, Math.max(0, from - FARTHEST), from).slice(-1);
    const isSame =
      before !== undefined &&
      tokens.slice(Math.max(0, before.at - LEAD), before.at).some((_, i) => {
        const told = directionAt(tokens, Math.max(0, before.at - LEAD) + i);
        return told?.deg === side.deg && told.ending === side.ending;
      });
    return isSame ? [before] : [];
  }
  return [];
}

/** "to a nail in the centerline of Route 138; thence along the centerline". */
function middleBefore(tokens: readonly Token[], from: number, to: number): Way[] {
  const isMiddle = (at: number): boolean => /^cent(?:er|re)(?:line)?$/.test(textAt(tokens, at));
  const isRun = tokens
    .slice(from, to)
    .some(({ text }, i) => ALONG.has(text) && [2, 3].some((step) => isMiddle(from + i + step)));
  const ways = isRun ? waysIn(tokens, Math.max(0, from - FARTHEST_MIDDLE), from) : [];
  return ways.filter(({ at }) => [2, 3, 4].some((step) => isMiddle(at - step))).slice(-1);
}

const FARTHEST = 40;
const FARTHEST_MIDDLE = 120;

/** Words from "along" to the name: "along the southerly right of way line of said". */
const LEAD = 12;

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
  return last >= 0 && tokens[last]?.capital === true;
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
  let begun = first.from - 1;
  const farthest = Math.max(-1, first.from - FARTHEST);
  while (begun > farthest && !/^(?:beginning|begins)$/.test(textAt(tokens, begun))) begun -= 1;
  // Of each course whether it ends on the street; the last ends where the first begins.
  const ends = courses.map((course, i) =>
    i === courses.length - 1
      ? begun > farthest && isOn(tokens, begun, first.from, names)
      : isOn(tokens, course.from, course.to, names),
  );
  return courses.filter((_, i) => ends[i] === true && ends.at(i - 1) === true);
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

const PLAIN = /^(?:public|county|township|state|town|private|\d.*)$/;

/** "Beginning on the north side of Fayette Street; thence West binding on the north side of Lexington Street": the street begun at, where the course that it lies along runs by another. */
export function streetBegunOff(tokens: readonly Token[], courses: readonly Course[]): Way | null {
  const [first] = courses;
  if (first === undefined) return null;
  const begun = waysIn(tokens, Math.max(0, first.from - FARTHEST), first.from);
  const run = waysIn(tokens, first.from, courses.at(-1)?.to ?? first.from);
  const isOff = ({ names }: Way): boolean => {
    const [course] = fromBeginning(tokens, courses, names);
    const along = runsIn(tokens)(courses).filter((one) => one.course === course && isWay(one.names));
    // "the public road" may be this one, and "1st Street" First Street.
    const named = run.filter(
      (way) =>
        along.some((one) => isWithin(way.names, one.names)) &&
        !PLAIN.test(way.names[0] ?? '') &&
        ordinalOf(way.names[0] ?? '') === null,
    );
    return (
      named.length > 0 &&
      along.every((one) => named.some((way) => isWithin(way.names, one.names))) &&
      !named.some((way) => begun.some((one) => isWithin(one.names, way.names) || isWithin(way.names, one.names)))
    );
  };
  return begun.find((way) => standsOn(tokens, way) && isOff(way)) ?? null;
}

/** The word for a street's side right before its name, or as far back as one may stand. */
function edgeBefore(tokens: readonly Token[], at: number): number {
  let edge = at - 1;
  while (edge > at - 4 && !EDGES.test(textAt(tokens, edge))) edge -= 1;
  return edge;
}

/** "on the north side of Fayette Street"; but "20 feet north of the north side of". */
function standsOn(tokens: readonly Token[], { at }: Way): boolean {
  const edge = edgeBefore(tokens, at);
  return tokens.slice(Math.max(0, edge - 4), edge).some(({ text }) => /^(?:on|in|at|upon)$/.test(text));
}

/** But for "Lexington Street 45 feet". */
const isWithin = (names: readonly string[], others: readonly string[]): boolean =>
  names.every((name) => others.includes(name) || /^\d/.test(name));

/** What a street's side is called. */
export const EDGES = /^(?:line|side|margin|boundary|edge|limit)$/;

/** "Beginning at a pipe on the east side of Mill Street": the first course runs along it or the last, whichever looks west; none where both do or neither. */
function fromBeginning(tokens: readonly Token[], courses: readonly Course[], names: readonly string[]): Course[] {
  const [first, last] = [courses[0], courses.at(-1)];
  if (first === undefined || last === undefined || first === last || !isWay(names)) return [];
  const at = waysIn(tokens, Math.max(0, first.from - FARTHEST), first.from).find(
    (way) => way.names.length === names.length && way.names.every((name, i) => name === names[i]),
  )?.at;
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
