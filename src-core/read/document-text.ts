// The whole document as one string that knows, for every character, the page and the word it came from.
// Running heads, feet and line numbers stay in the text and are marked, so that a reader can step over them.
import { findLineNumbers } from '#core/read/line-numbers.ts';
import { findRunningLines } from '#core/read/running-lines.ts';
import type { SourceBoxes } from '#core/schema/call.ts';
import type { Page, Word } from '#core/schema/page.ts';

/** Half-open range of character offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface TextWord extends Span {
  readonly word: Word;
  /** Page number as printed on Page, 1-based. */
  readonly page: number;
}

export interface TextLine extends Span {
  readonly page: number;
}

/** What a reader reads: all words but the marked ones, parted by one space. */
export interface Flow {
  readonly text: string;
  readonly words: readonly TextWord[];
  /** Where each word begins in the text. */
  readonly starts: Int32Array;
}

export interface DocumentText {
  /** Words of a line parted by one space, lines by a newline (a blank line is an empty line), pages by a form feed. */
  readonly text: string;
  readonly lines: readonly TextLine[];
  readonly words: readonly TextWord[];
  /** Running heads and feet and line numbers, in order, never overlapping. */
  readonly skips: readonly Span[];
  readonly flow: Flow;
  /** Some word knows its place on the page. */
  readonly placed: boolean;
  /** Some word was read by a recogniser and not agreed upon by both. */
  readonly doubted: boolean;
}

export function documentTextOf(pages: readonly Page[]): DocumentText {
  const pieces: string[] = [];
  const lines: TextLine[] = [];
  const words: TextWord[] = [];
  let offset = 0;
  for (const [pageIndex, page] of pages.entries()) {
    let parting = pageIndex > 0 ? '\f' : '';
    for (const line of page.lines) {
      offset += parting.length;
      const start = offset;
      for (const word of line.words) {
        const end = offset + word.text.length;
        words.push({ start: offset, end, word, page: page.number });
        offset = end + 1;
      }
      // No space behind the last word.
      if (line.words.length > 0) offset -= 1;
      pieces.push(parting, textOf(line.words));
      lines.push({ start, end: offset, page: page.number });
      parting = '\n';
    }
  }
  const text = pieces.join('');
  const skips = mergedSpans([...findRunningLines(text, lines), ...findLineNumbers(text, lines)]);
  return {
    text,
    lines,
    words,
    skips,
    flow: flowOf(text, words, skips),
    placed: words.some(({ word }) => word.box !== null),
    doubted: words.some(({ word }) => word.agreed === false || (word.agreed === null && word.confidence < 1)),
  };
}

function flowOf(text: string, words: readonly TextWord[], skips: readonly Span[]): Flow {
  const kept = skips.length === 0 ? words : unmarked(words, skips);
  const starts = new Int32Array(kept.length);
  const rows: string[] = [];
  let length = 0;
  let row = kept[0]?.start ?? 0;
  for (let i = 0; i < kept.length; i += 1) {
    const { start, end } = kept[i] ?? NOWHERE;
    starts[i] = length;
    length += end - start + 1;
    // Words that one space parts are taken over together.
    if (kept[i + 1]?.start === end + 1 && text.charCodeAt(end) === 32) continue;
    rows.push(text.slice(row, end));
    row = kept[i + 1]?.start ?? end;
  }
  return { text: rows.join(' '), words: kept, starts };
}

const NOWHERE: Span = { start: 0, end: 0 };

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

function unmarked(words: readonly TextWord[], skips: readonly Span[]): TextWord[] {
  let skip = 0;
  return words.filter(({ start }) => {
    while ((skips[skip]?.end ?? Number.POSITIVE_INFINITY) <= start) skip += 1;
    const marked = skips[skip];
    return marked === undefined || marked.start > start;
  });
}

/** The words that stand within a range, marked ones left out. */
export function wordsWithin({ flow }: DocumentText, span: Span): readonly TextWord[] {
  return flow.words.slice(firstAfter(flow.words, span.start), firstFrom(flow.words, span.end));
}

/** The text of a range as it stood, line breaks as single spaces, running heads and line numbers left out. */
export function verbatimOf(document: DocumentText, span: Span): string {
  const { start, end } = inFlow(document, span);
  return document.flow.text.slice(start, end);
}

/** The same range in the flow. */
export function inFlow({ flow }: DocumentText, span: Span): Span {
  const first = firstAfter(flow.words, span.start);
  const last = firstFrom(flow.words, span.end) - 1;
  const [head, tail] = [flow.words[first], flow.words[last]];
  if (head === undefined || tail === undefined || last < first) return { start: 0, end: 0 };
  return {
    start: (flow.starts[first] ?? 0) + Math.max(0, span.start - head.start),
    end: (flow.starts[last] ?? 0) + Math.min(tail.end, span.end) - tail.start,
  };
}

/** Where a range stands on the page it begins on; null where the text never had a page. */
export function sourceOf(document: DocumentText, span: Span): SourceBoxes | null {
  if (!document.placed) return null;
  const words = wordsWithin(document, span);
  const page = words[0]?.page;
  if (page === undefined) return null;
  const boxes = words.flatMap((word) => (word.page === page && word.word.box !== null ? [word.word.box] : []));
  return boxes.length === 0 ? null : { page, boxes: lineBoxes(boxes) };
}

type Box = [number, number, number, number];

/** Boxes of neighbouring words on one line become one box. */
function lineBoxes(boxes: readonly Box[]): Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    const last = merged.at(-1);
    const middle = (box[1] + box[3]) / 2;
    if (last !== undefined && middle > last[1] && middle < last[3] && box[0] >= last[0]) {
      merged[merged.length - 1] = [
        last[0],
        Math.min(last[1], box[1]),
        Math.max(last[2], box[2]),
        Math.max(last[3], box[3]),
      ];
    } else {
      merged.push([...box]);
    }
  }
  return merged;
}

/** Index of the first span that ends after the offset, by bisection. */
function firstAfter(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the first span that begins at the offset or after it. */
function firstFrom(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mergedSpans(spans: Span[]): Span[] {
  spans.sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && span.start < last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else {
      merged.push(span);
    }
  }
  return merged;
}
