// What the pages of a document say, and where on them each word stands: to be shown as text and searched.
import { lineBoxes } from '#core/language/text/document-text.ts';
import { pageTextOf } from '#core/language/text/page-spans.ts';
import { visibleOf } from '#core/language/text/visible-signs.ts';
import type { DocumentWords } from '#core/schema/local.ts';
import type { Box, Turn } from '#renderer/screens/review/page-turn.ts';

interface ReadWord {
  readonly start: number;
  readonly end: number;
  readonly box: Box | null;
}

export interface ReadPage {
  readonly number: number;
  readonly turn: Turn;
  readonly text: string;
  /** In the order of the text; none where the text never stood on a page. */
  readonly words: readonly ReadWord[];
}

export const pagesOfWords = ({ pages }: DocumentWords): ReadPage[] =>
  pages.map((page) => ({
    number: page.number,
    turn: page.turn ?? 0,
    text: pageTextOf(page),
    words: wordsOf(page),
  }));

export const pagesOfPasted = (text: string): ReadPage[] =>
  text.split('\f').map((part, index) => ({ number: index + 1, turn: 0, text: part, words: [] }));

function wordsOf({ lines }: DocumentWords['pages'][number]): ReadWord[] {
  let at = 0;
  return lines.flatMap(({ words }) => {
    const start = at;
    const placed = words.map(({ text, box }): ReadWord => {
      if (at > start) at += 1;
      const from = at;
      at += visibleOf(text).length;
      return { start: from, end: at, box };
    });
    at += 1;
    return placed;
  });
}

/** A place where the words stand that were looked for: in the text of its page, and on the page. */
export interface Hit {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly boxes: readonly Box[];
}

/** Whatever the case, and also where the words run over the end of a line. */
export function findHits(pages: readonly ReadPage[], sought: string): Hit[] {
  const words = sought.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'), 'gi');
  return pages.flatMap((page) =>
    [...page.text.matchAll(pattern)].map(({ index, 0: found }): Hit => {
      const end = index + found.length;
      return { page: page.number, start: index, end, boxes: boxesOf(page, index, end) };
    }),
  );
}

function boxesOf({ words, turn }: ReadPage, start: number, end: number): Box[] {
  const parts = words.flatMap((word): [number, number, number, number][] => {
    if (word.box === null || word.end <= start || word.start >= end) return [];
    const length = word.end - word.start;
    const share = (place: number): number => Math.min(1, Math.max(0, (place - word.start) / length));
    return [partOf(word.box, turn, share(start), share(end))];
  });
  return lineBoxes(parts, turn === 0 ? undefined : turn);
}

/** A part of a word's box, by its letters; on a page that is turned they run the way it is. */
function partOf([x0, y0, x1, y1]: Box, turn: Turn, from: number, to: number): [number, number, number, number] {
  const [near, far] = turn === 1 || turn === 2 ? [1 - to, 1 - from] : [from, to];
  return turn % 2 === 0
    ? [x0 + near * (x1 - x0), y0, x0 + far * (x1 - x0), y1]
    : [x0, y0 + near * (y1 - y0), x1, y0 + far * (y1 - y0)];
}
