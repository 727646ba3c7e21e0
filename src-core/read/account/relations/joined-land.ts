// Land that is told to join the figure on a side of it, where a course runs along it or ends at it.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { sideOf } from '#core/read/account/relations/lies-beside.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';
import type { Course } from '#core/read/clauses/course.ts';

const LAND = wordSet(LANDS);
const JOINS = /^(?:(?:ad)?join(?:s|ing)|abut(?:s|ting)|border(?:s|ing))$/;
const LIES = wordSet('lies lying is');
const SUBJECT = /^(?:which|who|that|,)$/;

/** "to a stone, corner of the Reed farm, which joins this tract on the east": one of the two courses that meet there looks that way. */
export function joinedLandAt(scan: Scan, at: number): Told | null {
  const { tokens } = scan;
  const direction = directionAt(tokens, at);
  if (direction === null) return null;
  const from = joinedFrom(tokens, at) ?? lyingFrom(tokens, at, direction.next);
  if (from === null || from < scan.from) return null;
  return sideOf(scan, { courses: touched(scan, at) }, direction.deg, { from, to: direction.next })[0] ?? null;
}

/** "which joins this tract on the east". */
function joinedFrom(tokens: readonly Token[], at: number): number | null {
  if (!/^(?:the|its)$/.test(textAt(tokens, at - 1)) || !/^(?:on|upon|to)$/.test(textAt(tokens, at - 2))) return null;
  const verb = landBefore(tokens, at - 2) - 1;
  return JOINS.test(textAt(tokens, verb)) && SUBJECT.test(textAt(tokens, verb - 1)) ? verb : null;
}

/** "which lies east of this tract". */
function lyingFrom(tokens: readonly Token[], at: number, next: number): number | null {
  const isLying = LIES.has(textAt(tokens, at - 1)) && SUBJECT.test(textAt(tokens, at - 2));
  return isLying && textAt(tokens, next) === 'of' && isThis(tokens, next + 1) ? at - 1 : null;
}

const landBefore = (tokens: readonly Token[], to: number): number =>
  /^(?:it|same)$/.test(textAt(tokens, to - 1)) ? to - 1 : isThis(tokens, to - 2) ? to - 2 : -1;

const isThis = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'this' && LAND.has(textAt(tokens, at + 1));

/** Where the course ends also the next one; at the beginning the last and the first. */
function touched({ courses, call }: Scan, at: number): Course[] {
  const course = call === null ? undefined : courses[call];
  const isEnd = course === undefined || (course.monumentAt >= 0 && at > course.monumentAt);
  const next = courses[call === null || call + 1 >= courses.length ? 0 : call + 1];
  return [course ?? courses.at(-1), isEnd ? next : undefined].flatMap((one) => one ?? []);
}
