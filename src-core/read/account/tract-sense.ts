// Sentences in and around a figure whose sense the reader does not know to be harmless: no figure passes over them.

import { type Token, textAt } from '#core/language/tokens.ts';
import { strayInCourses } from '#core/read/account/course-sense.ts';
import { asidesTold } from '#core/read/account/relations/asides-told.ts';
import type { Drawn } from '#core/read/account/relations/drawn.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { neighbourTellings } from '#core/read/account/whose-land/neighbour-told.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Description } from '#core/read/clauses/description.ts';

/** Words among the courses that belong to none. */
export function strayWords({ tokens }: Reading, description: Description, figure: Drawn): Remark[] {
  const end = pastBeginning(tokens, endOfCourses(description));
  const known = [
    ...asidesTold(tokens, figure).filter(({ isHeld }) => isHeld),
    ...neighbourTellings(tokens, description.from, end),
  ];
  const stray = strayInCourses(tokens, description.from, end, known);
  return stray === null ? [] : [{ code: 'course_words_not_understood', from: stray.from, to: stray.to }];
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
