// Streets and roads by their names, and the courses that run along them.
import { type Token, textAt } from '#core/language/tokens.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Course } from '#core/read/clauses/course.ts';

export const WAYS =
  /^(?:street|road|avenue|lane|drive|highway|boulevard|route|way|pike|turnpike|alley|court|terrace|place)$/;

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
    if (!WAYS.test(textAt(tokens, at)) || tokens[at]?.capital !== true) continue;
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

/** The streets that a course is told to run along, and not to. */
export function waysAlong(tokens: readonly Token[], { from, to }: Course): Way[] {
  return waysIn(tokens, from, to).filter(({ at }) => {
    for (let i = at - 1; i >= Math.max(from, at - LEAD); i -= 1) {
      if (/^(?:along|with|following|binding|by|upon)$/.test(textAt(tokens, i))) return true;
      if (/^(?:to|in|from|,|;)$/.test(textAt(tokens, i))) return false;
    }
    return false;
  });
}

/** Words from "along" to the name: "along the southerly right of way line of said". */
const LEAD = 12;

/** The courses along the street of a name. */
export function coursesAlong(tokens: readonly Token[], courses: readonly Course[], { names }: Way): Course[] {
  return courses.filter((course) =>
    waysAlong(tokens, course).some((way) => names.every((name) => way.names.includes(name))),
  );
}
