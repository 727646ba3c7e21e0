// Streets and roads by their names, and the courses that run along them.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { coursesToward } from '#core/read/account/claims/drawn-sides.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Course } from '#core/read/clauses/course.ts';

export const WAYS = wordSet(
  'street road avenue lane drive highway boulevard route way pike turnpike alley court terrace place',
);

export interface Way {
  readonly at: number;
  readonly next: number;
  /** The words of its name, without what it is. */
  readonly names: readonly string[];
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

/** "land late of Howard Whitlock": a neighbour's, by his name. */
export function landsIn(tokens: readonly Token[], from: number, to: number): Way[] {
  const found: Way[] = [];
  for (let at = from; at < to; at += 1) {
    if (!/^(?:lands?|property|farm|estate)$/.test(textAt(tokens, at))) continue;
    let first = at + 1;
    while (/^(?:now|or|formerly|late|of|the|heirs|estate)$/.test(textAt(tokens, first))) first += 1;
    let next = first;
    while (next < to && tokens[next]?.kind === 'word' && tokens[next]?.capital === true) next += 1;
    const names = tokens.slice(first, next).map(({ text }) => text);
    if (first > at + 1 && textAt(tokens, first - 1) !== 'the' && names.length > 1)
      found.push({ at: first, next, names });
  }
  return found;
}

/** The streets that a course is told to run along, and not to. */
export function waysAlong(tokens: readonly Token[], { from, to }: Course): Way[] {
  const named = [...waysIn(tokens, from, to), ...landsIn(tokens, from, to)].filter(({ at }) =>
    isAlong(tokens, from, at),
  );
  return named.length > 0 ? named : wayBefore(tokens, from, to);
}

export const ALONG = /^(?:along|with|following|binding|by|upon)$/;

function isAlong(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = at - 1; i >= Math.max(from, at - LEAD); i -= 1) {
    if (ALONG.test(textAt(tokens, i))) return true;
    if (/^(?:to|in|from|,|;)$/.test(textAt(tokens, i))) return false;
  }
  return false;
}

/** Every course says what it runs along, so that a neighbour who is named at one has no other line. */
export const areAllAlong = (tokens: readonly Token[], courses: readonly Course[]): boolean =>
  courses.every(({ from, to }) => tokens.slice(from, to).some(({ text }) => ALONG.test(text)));

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

const FARTHEST = 40;

/** Words from "along" to the name: "along the southerly right of way line of said". */
const LEAD = 12;

/** The courses along the street, or the land of the neighbour, of a name: by their own words, or by where the land begins. */
export function coursesAlong(tokens: readonly Token[], courses: readonly Course[], { names }: Way): Course[] {
  const isNamed = ({ from, to }: Course): boolean =>
    tokens
      .slice(from, to)
      .some(
        (_, i) => names.every((name, n) => textAt(tokens, from + i + n) === name) && isAlong(tokens, from, from + i),
      );
  const told = courses.filter(
    (course) =>
      isNamed(course) || waysAlong(tokens, course).some((way) => names.every((name) => way.names.includes(name))),
  );
  return told.length > 0 ? told : fromBeginning(tokens, courses, names);
}

/** What a street's side is called. */
export const EDGES = /^(?:line|side|margin|boundary|edge|limit)$/;

/** "Beginning at a pipe on the east side of Mill Street": the first course runs along it or the last, whichever looks west; none where both do or neither. */
function fromBeginning(tokens: readonly Token[], courses: readonly Course[], names: readonly string[]): Course[] {
  const [first, last] = [courses[0], courses.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const at = waysIn(tokens, Math.max(0, first.from - FARTHEST), first.from).find(
    (way) => way.names.length === names.length && way.names.every((name, i) => name === names[i]),
  )?.at;
  if (at === undefined) return [];
  let edge = at - 1;
  while (edge > at - 4 && !EDGES.test(textAt(tokens, edge))) edge -= 1;
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
