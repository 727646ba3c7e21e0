// Where a stretch of the document stands, page by page: as a stretch of each page's text, and on the paper.
import { type DocumentText, lineBoxes, wordsWithin } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { visibleOf } from '#core/language/text/visible-signs.ts';
import type { PageSpan } from '#core/schema/finding.ts';
import type { Page } from '#core/schema/page.ts';

/** In the order of the pages; running heads and feet between them are left out. */
export function pageSpansOf(document: DocumentText, span: Span): PageSpan[] {
  const within = wordsWithin(document, span);
  return [...new Set(within.map(({ page }) => page))].map((page) => {
    const words = within.filter((word) => word.page === page);
    const from = document.lines.find((line) => line.page === page)?.start ?? 0;
    const boxes = words.flatMap(({ word }) => (word.box === null ? [] : [word.box]));
    return {
      page,
      start: Math.max(span.start, words[0]?.start ?? 0) - from,
      end: Math.min(span.end, words.at(-1)?.end ?? 0) - from,
      ...(boxes.length === 0 ? {} : { boxes: lineBoxes(boxes) }),
    };
  });
}

/** The text that the places are counted in. */
export function pageTextOf({ lines }: Page): string {
  return lines
    .map(({ words }) =>
      words
        .map((word) => visibleOf(word.text))
        .filter((text, at) => at > 0 || text !== '')
        .join(' '),
    )
    .join('\n');
}
