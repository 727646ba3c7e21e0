// Sentences in and around a figure whose sense the reader does not know to be harmless: no figure passes over them.

import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { isLandAdded } from '#core/read/account/added-land.ts';
import { strayInCourses } from '#core/read/account/course-sense.ts';
import { lastEndingLine } from '#core/read/account/ending-lines.ts';
import { graveBefore, strayBefore } from '#core/read/account/introduction-sense.ts';
import { strayInLead } from '#core/read/account/lead-sense.ts';
import { strayBehind } from '#core/read/account/recital-sense.ts';
import { type Remark, remarkOf } from '#core/read/account/remark.ts';
import { isAreaOfMore, isAreaToldTwice } from '#core/read/account/second-area.ts';
import { findStamp } from '#core/read/account/stamps.ts';
import { isCountMissed } from '#core/read/account/told-count.ts';
import { isLengthToldTwice, isOfOtherUnit } from '#core/read/account/told-twice.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import { isMeasuredOtherwise, isOtherArea } from '#core/read/account/words-against-values.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Description } from '#core/read/clauses/description.ts';
import type { WordCode } from '#core/schema/finding.ts';

/** A remark on each passage that is not understood; `isGrave` asks only for those that act on the description. */
export function notUnderstood(
  { tokens }: Reading,
  description: Description,
  around: Surroundings,
  to: number,
  isGrave: boolean,
): Remark[] {
  const end = pastBeginning(tokens, endOfCourses(description));
  const acting = graveBefore(tokens, around);
  const behind = strayBehind(tokens, end, Math.min(to, tokens.length), isGrave);
  const found: [WordCode, Passage | null][] = [
    [acting?.kind ?? 'lead_not_understood', acting],
    ['lead_not_understood', isGrave || acting !== null ? null : strayBefore(tokens, around)],
    ['sentence_before_not_understood', isGrave ? null : strayInLead(tokens, around)],
    ['course_words_not_understood', isGrave ? null : strayInCourses(tokens, description.from, end)],
    [behind?.kind ?? 'sentence_behind_not_understood', behind],
  ];
  return found.flatMap(([code, passage]) => (passage === null ? [] : [{ code, from: passage.from, to: passage.to }]));
}

/** What the words before and behind the courses say of the figure, where it is not so. */
export function toldOtherwise(
  { tokens }: Reading,
  around: Surroundings,
  courses: readonly Course[],
  stated_acres: number | null,
): Remark[] {
  return [
    ...(isMeasuredOtherwise(tokens, around, courses) ? [remarkOf('side_otherwise')] : []),
    ...(isOfOtherUnit(tokens, around, courses) ? [remarkOf('unit_otherwise')] : []),
    ...courses.flatMap((course, index): Remark[] =>
      isLengthToldTwice(tokens, course)
        ? [{ code: 'length_told_twice', from: course.from, to: course.to, call: index }]
        : [],
    ),
    ...(stated_acres !== null &&
    (isOtherArea(tokens, around.tailFrom, around.tailTo, stated_acres) || isAreaToldTwice(tokens, around, stated_acres))
      ? [remarkOf('second_area')]
      : []),
    ...(isLandAdded(tokens, around) ? [remarkOf('land_added')] : []),
    ...(isCountMissed(tokens, around.leadTo, around.tailFrom, courses.length) ? [remarkOf('courses_missing')] : []),
    ...(isAreaOfMore(tokens, around) ? [remarkOf('area_of_more')] : []),
    ...(findStamp(tokens, around.leadTo) >= 0 || lastEndingLine(tokens) >= around.tailFrom
      ? [remarkOf('stamped')]
      : []),
  ];
}

/** Behind the words "the point of beginning" of the last course, or behind the last course. */
function endOfCourses({ clauses, to }: Description): number {
  const last = clauses.at(-1);
  const arrival = last?.elements.findLast(
    (element) => element.kind === 'sign' && ['pob', 'true-pob', 'terminus'].includes(element.sign),
  );
  return arrival?.next ?? to;
}

/** "to point 1; point of beginning, containing": named once more behind the stop. */
function pastBeginning(tokens: readonly Token[], from: number): number {
  let at = from;
  while ([';', ',', ':', 'the'].includes(textAt(tokens, at))) at += 1;
  const named =
    /^(?:point|place)$/.test(textAt(tokens, at)) &&
    textAt(tokens, at + 1) === 'of' &&
    textAt(tokens, at + 2) === 'beginning';
  return named ? at + 3 : from;
}
