// Which of the lengths told in a course is its own: the whole, the one run, the one measured again, or the one that reaches the corner.
import { DOUBTFUL, type Doubt, REPAIRED, worse } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { DistanceElement, Element } from '#core/read/clauses/element.ts';
import { unitFeet } from '#core/survey/distance.ts';

/** The lengths of one course, by what is said of them. */
interface Lengths {
  readonly course: readonly DistanceElement[];
  readonly passed: readonly DistanceElement[];
  /** "in all". */
  readonly total: DistanceElement | null;
}

/** "in all" rules; then the distance run; then the last "at 824 varas a stake", which is a passing only when it says so. */
export function chooseDistance(
  tokens: readonly Token[],
  found: Lengths,
): { element: DistanceElement | null; doubt: Doubt } {
  const first = found.course[0];
  // "West, 102 with the line, a distance of 167.10 feet": a page's number stands where the length might.
  const named = first?.read.unit === null ? found.course.find((one) => one.read.unit !== null) : undefined;
  const measured = named ?? measuredAgain(tokens, found.course);
  if (found.total === null && measured !== null) return { element: measured, doubt: DOUBTFUL };
  const corner = found.total === null ? cornerReached(tokens, found.course) : null;
  if (corner !== null) return { element: corner, doubt: worse(corner.read.doubt, REPAIRED) };
  const run = found.total ?? first;
  if (run !== undefined) return { element: run, doubt: worse(run.read.doubt, run.read.unit === null ? REPAIRED : 0) };
  const last = found.passed.at(-1);
  if (last === undefined) return { element: null, doubt: 0 };
  const passing = ['pass', 'passing', 'passed', 'cross', 'crossing', 'crossed'].includes(textAt(tokens, last.next));
  return { element: last, doubt: worse(last.read.doubt, passing ? DOUBTFUL : 0) };
}

const OF_RECORD = wordSet('r rec record recorded d deed p plat platted called');
const OF_SURVEY = wordSet('m meas measured field actual survey surveyed calculated calc');

/** "200 feet, o r 231 feet as the fence runs": two lengths of one course close together, and nothing that tells them apart. */
export function isToldTwice(tokens: readonly Token[], { total, course }: Lengths): boolean {
  const [first, second] = course;
  if (total !== null || first === undefined || second === undefined) return false;
  if (second.read.unit === null || first.read.unit === null || second.at - first.next > 4) return false;
  const told = [textAt(tokens, first.next), textAt(tokens, second.next)];
  return (
    !isSameLength(first, second) && !told.some((word) => OF_RECORD.has(word) || OF_SURVEY.has(word) || word === '(')
  );
}

/** "561 feet or 34 rods": the same told again in another unit. */
function isSameLength({ read: one }: DistanceElement, { read: other }: DistanceElement): boolean {
  const [a, b] = [one, other].map(({ value, unit }) => value * unitFeet(unit ?? 'feet', ''));
  return one.value === other.value || Math.abs((a ?? 0) - (b ?? 1)) <= 0.001 * (a ?? 0);
}

/** "100 feet (deed) 99.85 feet (measured)": the second was found on the ground. */
function measuredAgain(tokens: readonly Token[], [first, second]: readonly DistanceElement[]): DistanceElement | null {
  if (first === undefined || second === undefined) return null;
  const isOf = (element: DistanceElement, words: ReadonlySet<string>): boolean =>
    textAt(tokens, element.next) === '(' && words.has(textAt(tokens, element.next + 1));
  return isOf(first, OF_RECORD) && isOf(second, OF_SURVEY) ? second : null;
}

/** "300 ft. discovery shaft, 600 ft. cor. No. 2": a surveyor's notes count on from the last corner, and only the next corner ends the course. */
function cornerReached(tokens: readonly Token[], course: readonly DistanceElement[]): DistanceElement | null {
  const last = course.at(-1);
  if (last === undefined || course.length < 2 || !isCornerNumbered(tokens, last.next)) return null;
  const counted = course.every((one, index) => {
    const before = course[index - 1];
    if (one !== last && isCornerNumbered(tokens, one.next)) return false;
    return before === undefined || (one.read.unit === before.read.unit && one.read.value > before.read.value);
  });
  return counted && last.read.unit !== null ? last : null;
}

/** "…, discovery shaft bears N 10° E 100 ft., 1500 ft. to corner No. 3": behind what was seen on the way the course goes on. */
export function isCornerLength(tokens: readonly Token[], element: Element): element is DistanceElement {
  if (element.kind !== 'distance' || element.use !== 'course') return false;
  return textAt(tokens, element.at - 1) === ',' && isCornerNumbered(tokens, element.next);
}

function isCornerNumbered(tokens: readonly Token[], at: number): boolean {
  let next = at;
  while (/^(?:,|\.|to|the|a)$/.test(textAt(tokens, next))) next += 1;
  if (!/^(?:cor|corner)$/.test(textAt(tokens, next))) return false;
  const number = [1, 2, 3, 4].map((step) => textAt(tokens, next + step)).filter((text) => text !== '.');
  return number[0] === 'no' || /^\d+$/.test(number[0] ?? '');
}
