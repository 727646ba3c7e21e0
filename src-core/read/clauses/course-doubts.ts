// What the scan leaves in doubt of a course: each of its values with the characters that may be others.

import { type DocumentText, inFlow } from '#core/language/text/document-text.ts';
import { doubtedIn } from '#core/language/text/recogniser-doubt.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { carriesValue, isOtherSpelling } from '#core/language/text/value-signs.ts';
import { wordsInFlow } from '#core/language/text/words-in-flow.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Course } from '#core/read/clauses/course.ts';
import type { Repair } from '#core/schema/call.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import { readBearing } from '#core/survey/bearing.ts';
import { readDistance } from '#core/survey/distance.ts';

interface Reading {
  readonly document: DocumentText;
  readonly tokens: readonly Token[];
}

/** `sentence` is the range of the call's own words. */
export function courseDoubts({ document, tokens }: Reading, course: Course, sentence: Span): Doubted[] {
  if (!document.doubted) return [];
  const seen = new Set<string>();
  return course.values.flatMap(({ at, next, field = 'course' }) => {
    const span = { start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
    const doubted = doubtedIn(document, span, field);
    const name = `${field} ${span.start}`;
    if (doubted === null || seen.has(name)) return [];
    seen.add(name);
    return [placedIn(document, withPossible(doubted), span, sentence)];
  });
}

/** Minutes of 80 may look like what is printed and are none: what cannot be such a value is no alternative. */
function withPossible(doubted: Doubted): Doubted {
  const { others = [], ...alone } = doubted;
  if (!isSuch(doubted.field, doubted.text)) return doubted;
  const possible = others.filter(({ text }) => isSuch(doubted.field, text));
  return possible.length === 0 ? alone : { ...alone, others: possible };
}

function isSuch(field: string, text: string): boolean {
  if (field === 'bearing' || field === 'chord_bearing') return readBearing(text) !== null;
  return field === 'delta' || field === 'course' || readDistance(text, 'feet') !== null;
}

function placedIn(document: DocumentText, doubted: Doubted, span: Span, sentence: Span): Doubted {
  if (span.start < sentence.start || span.end > sentence.end) return doubted;
  return { ...doubted, offset: inFlow(document, span).start - inFlow(document, sentence).start };
}

/** The words of the sentence that the recogniser took for others than it saw, where they carry a value. */
export function wordRepairs({ document, tokens }: Reading, course: Course, sentence: Span): Repair[] {
  if (!document.doubted) return [];
  const values = course.values.map(({ at, next }) =>
    inFlow(document, { start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }),
  );
  return wordsInFlow(document.flow, inFlow(document, sentence)).flatMap(({ word, start }) => {
    const { text, recognised = text } = word;
    if (!isOtherSpelling(recognised, text)) return [];
    const within = values.some((value) => start < value.end && start + text.length > value.start);
    return carriesValue(text, within) || carriesValue(recognised, within)
      ? [{ printed: recognised, read_as: text }]
      : [];
  });
}

/** What is in doubt of the courses that lead up to the beginning, by their place among the ties. */
export function tieDoubts(reading: Reading, ties: readonly Course[], from: number): Doubted[] {
  const nowhere = { start: -1, end: -1 };
  return ties.flatMap((tie, index) =>
    courseDoubts(reading, tie, nowhere).map((doubted) => ({
      ...doubted,
      field: `tie_calls[${from + index}].${doubted.field}`,
    })),
  );
}
