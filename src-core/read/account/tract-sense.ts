// Sentences in and around a figure whose sense the reader does not know to be harmless: no figure passes over them.

import type { Passage } from '#core/language/sentences.ts';
import { verbatimOf } from '#core/language/text/document-text.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { isLandAdded } from '#core/read/account/added-land.ts';
import { strayInCourses } from '#core/read/account/course-sense.ts';
import { lastEndingLine } from '#core/read/account/ending-lines.ts';
import { graveBefore, strayBefore } from '#core/read/account/introduction-sense.ts';
import { strayInLead } from '#core/read/account/lead-sense.ts';
import { strayBehind } from '#core/read/account/recital-sense.ts';
import { isAreaOfMore, isAreaToldTwice } from '#core/read/account/second-area.ts';
import { findStamp } from '#core/read/account/stamps.ts';
import { isCountMissed } from '#core/read/account/told-count.ts';
import { isLengthToldTwice, isOfOtherUnit } from '#core/read/account/told-twice.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import { isMeasuredOtherwise, isOtherArea, isShapedOtherwise } from '#core/read/account/words-against-values.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Description } from '#core/read/clauses/description.ts';

/** A reason for each passage that is not understood, with its words; `isGrave` asks only for those that act on the description. */
export function notUnderstood(
  reading: Reading,
  description: Description,
  around: Surroundings,
  to: number,
  isGrave: boolean,
): string[] {
  const { tokens } = reading;
  const end = pastBeginning(tokens, endOfCourses(description));
  const acting = graveBefore(tokens, around);
  const behind = strayBehind(tokens, end, Math.min(to, tokens.length), isGrave);
  const found: [string, Passage | null][] = [
    [acting?.kind ?? '', acting],
    [`The words before the description ${UNKNOWN}`, isGrave || acting !== null ? null : strayBefore(tokens, around)],
    [`A sentence before the description ${UNKNOWN.replace('are', 'is')}`, isGrave ? null : strayInLead(tokens, around)],
    [`Words among the courses ${UNKNOWN}`, isGrave ? null : strayInCourses(tokens, description.from, end)],
    [behind?.kind ?? `A sentence behind the description ${UNKNOWN.replace('are', 'is')}`, behind],
  ];
  return found.flatMap(([reason, passage]) => (passage === null ? [] : [`${reason}: "${quoteOf(reading, passage)}".`]));
}

const UNKNOWN = 'are not understood, and may change what is conveyed';

/** What the words before and behind the courses say of the figure, where it is not so. */
export function toldOtherwise(
  { tokens }: Reading,
  around: Surroundings,
  courses: readonly Course[],
  stated_acres: number | null,
): string[] {
  return [
    ...(isShapedOtherwise(tokens, around, courses.length)
      ? ['The shape that the text names is not that of its courses.']
      : []),
    ...(isMeasuredOtherwise(tokens, around, courses) ? ['The text gives the land a side that no course has.'] : []),
    ...(isOfOtherUnit(tokens, around, courses) ? ['The text says that its lengths are in another unit.'] : []),
    ...courses.flatMap((course, index) =>
      isLengthToldTwice(tokens, course) ? [`Course ${index + 1}: its length is told twice, and not alike.`] : [],
    ),
    ...(stated_acres !== null &&
    (isOtherArea(tokens, around.tailFrom, around.tailTo, stated_acres) || isAreaToldTwice(tokens, around, stated_acres))
      ? ['The text gives the land a second area.']
      : []),
    ...(isLandAdded(tokens, around) ? ['The words convey other land with that of the figure.'] : []),
    ...(isCountMissed(tokens, around.leadTo, around.tailFrom, courses.length)
      ? ['The text announces more courses than it gives.']
      : []),
    ...(isAreaOfMore(tokens, around) ? ['The stated area is said to be that of other land too.'] : []),
    ...(findStamp(tokens, around.leadTo) >= 0 || lastEndingLine(tokens) >= around.tailFrom
      ? ['A stamp or heading says that the paper is no deed, or no longer one.']
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

const LONGEST_QUOTE = 140;

function quoteOf(reading: Reading, { from, to }: Passage): string {
  const start = reading.tokens[from]?.start ?? 0;
  const words = verbatimOf(reading.document, { start, end: reading.tokens[to - 1]?.end ?? start }).replaceAll(
    /\s+/g,
    ' ',
  );
  const cut = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')} …` : words;
  return cut.replaceAll('"', "'").replace(/^[\s,;.]+|[\s.;,]+$/g, '');
}
