// Which line of a figure is the longest or the shortest, and whether the line that is called so is.
import { coursesToward, legsOf } from '#core/read/account/claims/drawn-sides.ts';
import type { FigureTalk } from '#core/read/account/claims/figure-talk.ts';
import { LAST, type Term } from '#core/read/account/claims/term.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { agree, type Quantity } from '#core/read/account/quantities/quantity.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf, turnBetween } from '#core/survey/angle.ts';
import { directionOf } from '#core/survey/leg.ts';

/** "The longest line is that on the southeast side", "the third course is the longest, 770.61 feet": all that is told with it is told of such a line. */
export function isLongest(
  courses: ToldTract['courses'],
  { terms }: FigureTalk,
  most: Term & { kind: 'most' },
): boolean {
  const sides = sidesOf(courses);
  const lengths = sides.map((side) => lengthOf(side));
  const values = lengths.map(({ value }) => value);
  const limit = most.most === 'longest' ? Math.max(...values) : Math.min(...values);
  const found = sides.filter((_, at) => isAsLong(lengths[at], limit));
  const isOf = (course: Course | undefined): boolean =>
    found.some((side) => course !== undefined && side.includes(course));
  return terms.every((term) => {
    if (term.kind === 'length') return found.some((side) => sumsOver(side).some((sum) => agree(sum, term.length)));
    if (term.kind !== 'line') return true;
    if (term.call !== undefined) return isOf(courses.at(term.call === LAST ? -1 : term.call));
    return term.deg === undefined || coursesToward(courses, term.deg).some(isOf);
  });
}

const isAsLong = (length: Quantity | undefined, value: number): boolean =>
  length !== undefined && Math.abs(length.value - value) <= length.half * 2;

const lengthOf = (side: readonly Course[]): Quantity =>
  sumsOver(side)[side.length - 1] ?? { value: Number.NaN, half: 0, unit: 'feet', from: 0, to: 0 };

/** Where it turns by less, two courses are one side. */
const SAME_SIDE_DEG = 5;

/** The courses one by one, and those that run on in one line also together. */
function sidesOf(courses: ToldTract['courses']): Course[][] {
  const legs = legsOf(courses) ?? [];
  const runs: Course[][] = [];
  for (const [at, course] of courses.entries()) {
    const [leg, before] = [legs[at], legs[at - 1]];
    const isOn =
      leg !== undefined &&
      before !== undefined &&
      Math.abs(degreesOf(turnBetween(directionOf(before), directionOf(leg)))) <= SAME_SIDE_DEG;
    if (isOn) runs.at(-1)?.push(course);
    else runs.push([course]);
  }
  return runs;
}
