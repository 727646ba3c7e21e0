// Where a stretch of the document stands, page by page: as a stretch of each page's text, and on the paper.
import { oncePer } from '#core/language/once-per-word.ts';
import { type DocumentText, lineBoxes, wordsWithin } from '#core/language/text/document-text.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { visibleOf } from '#core/language/text/visible-signs.ts';
import type { PageSpan } from '#core/schema/finding.ts';
import type { Line, Page } from '#core/schema/page.ts';

/** In the order of the pages; running heads and feet between them are left out. */
export function pageSpansOf(document: DocumentText, span: Span): PageSpan[] {
  const within = wordsWithin(document, span);
  return [...new Set(within.map(({ page }) => page))].map((page) => {
    const words = within.filter((word) => word.page === page);
    const from = pageStartsOf(document).get(page) ?? 0;
    const boxes = words.flatMap(({ word }) => (word.box === null ? [] : [word.box]));
    return {
      page,
      start: Math.max(span.start, words[0]?.start ?? 0) - from,
      end: Math.min(span.end, words.at(-1)?.end ?? 0) - from,
      ...(boxes.length === 0 ? {} : { boxes: lineBoxes(boxes, document.turns.get(page)) }),
    };
  });
}

/** Every finding and call asks where a page begins, and a document may have hundreds. */
const pageStartsOf = oncePer(({ lines }: DocumentText): ReadonlyMap<number, number> => {
  const starts = new Map<number, number>();
  for (const { page, start } of lines) if (!starts.has(page)) starts.set(page, start);
  return starts;
});

/** What is written on a page, wherever it stands. */
interface Written {
  readonly lines: readonly WrittenLine[];
}

interface WrittenLine {
  readonly words: readonly { readonly text: string }[];
}

/** The text that the places are counted in. */
export function pageTextOf({ lines }: Written): string {
  return lines.map(lineTextOf).join('\n');
}

function lineTextOf({ words }: WrittenLine): string {
  return words
    .map((word) => visibleOf(word.text))
    .filter((text, at) => at > 0 || text !== '')
    .join(' ');
}

/** The same places on whole pages, where they were counted on pages of which only some lines were read. */
export function onWholePages(spans: readonly PageSpan[], read: readonly Page[], whole: readonly Page[]): PageSpan[] {
  return spans.map((span) => {
    const lines = read.find(({ number }) => number === span.page)?.lines ?? [];
    const all = new Map(startsOf(whole.find(({ number }) => number === span.page)?.lines ?? []));
    const own = startsOf(lines);
    const moved = (offset: number): number => {
      const [line, start] = own.findLast(([, from]) => from <= offset) ?? [];
      return line === undefined || start === undefined ? offset : offset - start + (all.get(line) ?? start);
    };
    return { ...span, start: moved(span.start), end: moved(Math.max(span.start, span.end - 1)) + 1 };
  });
}

/** Each line with the place in the page's text where it begins. */
const startsOf = oncePer((lines: readonly Line[]): [Line, number][] => {
  let start = 0;
  return lines.map((line) => {
    const from = start;
    start += lineTextOf(line).length + 1;
    return [line, from];
  });
});
