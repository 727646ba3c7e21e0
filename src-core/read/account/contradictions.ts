// A place passed beyond the end of its course.
import type { Token } from '#core/language/tokens.ts';
import { isRare, RARE } from '#core/read/account/rare-words.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { readDistance } from '#core/read/values/read-distance.ts';
import { unitFeet } from '#core/survey/distance.ts';

/** A remark on each such course; `rare` are the kinds of rare words that the courses hold. */
export function contradictionsOf({ tokens }: Reading, courses: readonly Course[], rare: number): Remark[] {
  if ((rare & RARE.passing) === 0) return [];
  return courses.flatMap((course, call) =>
    passesBeyond(tokens, course) ? [{ code: 'passes_beyond_end', from: course.from, to: course.to, call }] : [],
  );
}

/** "passing a stake at 215 feet" on a course of 200 feet. */
function passesBeyond(tokens: readonly Token[], course: Course): boolean {
  if (course.distance === null) return false;
  const length_ft = course.distance.value * unitFeet(course.distance.unit ?? 'feet', '');
  for (let i = course.from; i < course.to - 1; i += 1) {
    if (tokens[i]?.text !== 'at' || !isPassing(tokens, course, i)) continue;
    const passed = readDistance(tokens, i + 1, false);
    if (passed === null) continue;
    if (passed.value * unitFeet(passed.unit ?? 'feet', '') > length_ft * 1.0001) return true;
  }
  return false;
}

function isPassing(tokens: readonly Token[], { from, to }: Course, at: number): boolean {
  for (let i = Math.max(from, at - 8); i < Math.min(to, at + 8); i += 1)
    if (isRare(tokens[i], RARE.passing)) return true;
  return false;
}
