// Sentences in and around a figure whose sense the reader does not know to be harmless: no figure passes over them.

import { wordsWithin } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { strayInCourses } from '#core/read/account/course-sense.ts';
import { asidesTold } from '#core/read/account/relations/asides-told.ts';
import type { Drawn } from '#core/read/account/relations/drawn.ts';
import { givenIn } from '#core/read/account/relations/own-land.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Description } from '#core/read/clauses/description.ts';
import type { Element } from '#core/read/clauses/element.ts';

/** Words among the courses that belong to none. */
export function strayWords(
  { tokens }: Reading,
  description: Description,
  figure: Drawn,
  { closedAt }: Surroundings,
): Remark[] {
  const arrival = arrivalOf(description);
  const end = pastBeginning(tokens, arrival?.next ?? closedAt);
  const known = [
    ...(arrival === undefined ? [] : [{ from: arrival.at, to: arrival.next }]),
    ...asidesTold(tokens, figure).filter(({ isHeld }) => isHeld),
    ...givenIn(tokens, description.from, end),
  ];
  const stray = strayInCourses(tokens, grantedFrom(tokens, description), end, known);
  return stray === null ? [] : [{ code: 'course_words_not_understood', from: stray.from, to: stray.to }];
}

/** "which bond is satisfied, he conveys his farm from a stake N 10° E": where nothing opens the description, what its sentence tells before it grants is of no course. */
function grantedFrom(tokens: readonly Token[], { start, from, clauses }: Description): number {
  const run = clauses[0]?.elements.find(({ kind }) => kind === 'bearing')?.at ?? from;
  if (start !== 'none') return from;
  return wordsWithin(tokens, from, run, false).find(({ sort }) => sort === 'grant')?.at ?? from;
}

/** The words by which the last course comes back. */
const arrivalOf = ({ clauses }: Description): Element | undefined =>
  clauses
    .at(-1)
    ?.elements.findLast((element) => element.kind === 'sign' && ['pob', 'true-pob', 'terminus'].includes(element.sign));

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
