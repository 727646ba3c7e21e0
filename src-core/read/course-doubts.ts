// What the scan leaves in doubt of a course: each of its values with the characters that may be others.
import type { Course } from '#core/read/course.ts';
import { type DocumentText, inFlow, type Span } from '#core/read/document-text.ts';
import { doubtedIn } from '#core/read/recogniser-doubt.ts';
import type { Token } from '#core/read/tokens.ts';
import type { Doubted } from '#core/schema/doubted.ts';

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
    return [placedIn(document, doubted, span, sentence)];
  });
}

function placedIn(document: DocumentText, doubted: Doubted, span: Span, sentence: Span): Doubted {
  if (span.start < sentence.start || span.end > sentence.end) return doubted;
  return { ...doubted, offset: inFlow(document, span).start - inFlow(document, sentence).start };
}

/** The same of the courses that lead up to the beginning, by their place among the ties. */
export function tieDoubts(reading: Reading, ties: readonly Course[], from: number): Doubted[] {
  const nowhere = { start: -1, end: -1 };
  return ties.flatMap((tie, index) =>
    courseDoubts(reading, tie, nowhere).map((doubted) => ({
      ...doubted,
      field: `tie_calls[${from + index}].${doubted.field}`,
    })),
  );
}
