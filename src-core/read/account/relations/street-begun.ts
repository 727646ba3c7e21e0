// The street that a description begins on, where the course along it runs by another.
import { ordinalOf } from '#core/language/numerals.ts';
import type { Token } from '#core/language/tokens.ts';
import { fromBeginning } from '#core/read/account/relations/adjoiners.ts';
import { FARTHEST, runsIn } from '#core/read/account/relations/runs-along.ts';
import { edgeBefore, isWay, type Way, waysIn } from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';

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

/** "on the north side of Fayette Street"; but "20 feet north of the north side of". */
function standsOn(tokens: readonly Token[], { at }: Way): boolean {
  const edge = edgeBefore(tokens, at);
  return tokens
    .slice(Math.max(0, edge - 4), edge)
    .some(({ text }) => /^(?:on|in|at|upon|intersection|corner|junction)$/.test(text));
}

/** But for "Lexington Street 45 feet". */
const isWithin = (names: readonly string[], others: readonly string[]): boolean =>
  names.every((name) => others.includes(name) || /^\d/.test(name));
