// The whole document as one string that knows, for every character, the page and the word it came from.
// Running heads, feet and line numbers stay in the text and are marked, so that a reader can step over them.

import { findLineNumbers } from '#core/language/text/line-numbers.ts';
import { findLineStrokes } from '#core/language/text/line-strokes.ts';
import { marginWordsOf } from '#core/language/text/margin-words.ts';
import { findReportPages } from '#core/language/text/report-pages.ts';
import { findRunningLines } from '#core/language/text/running-lines.ts';
import type { Span, TextLine } from '#core/language/text/text-line.ts';
import { visibleOf } from '#core/language/text/visible-signs.ts';
import { findWatermarks } from '#core/language/text/watermarks.ts';
import type { Page, Word } from '#core/schema/page.ts';
import type { SourceBoxes } from '#core/schema/source-boxes.ts';

export interface TextWord extends Span {
  readonly word: Word;
  /** Page number as printed on Page, 1-based. */
  readonly page: number;
}

/** Words in columns, in document order. */
interface Words {
  readonly words: readonly Word[];
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly pages: Int32Array;
}

/** What a reader reads: all words but the marked ones, parted by one space. */
export interface Flow {
  readonly text: string;
  /** No word is empty or holds a blank but single spaces between what it holds. */
  readonly isEven: boolean;
  /** With their places in the document's text. */
  readonly words: Words;
  /** Where each word begins in the flow. */
  readonly starts: Int32Array;
  /** For each stretch of the document's text, its first word. */
  readonly stretches: Int32Array;
}

/** No blank but single spaces between words. */
export function isEven(text: string): boolean {
  let wasSpace = true;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 32 ? wasSpace : !(code > 32 && code < 127) && /\s/.test(text[i] ?? '')) return false;
    wasSpace = code === 32;
  }
  return !wasSpace || text === '';
}

/** In characters, as a power of two. */
const STRETCH = 6;

export interface DocumentText {
  /** Words of a line parted by one space, lines by a newline (a blank line is an empty line), pages by a form feed. */
  readonly text: string;
  readonly lines: readonly TextLine[];
  /** Running heads and feet, line numbers, watermarks and a transcriber's strokes, in order, never overlapping. */
  readonly skips: readonly Span[];
  readonly flow: Flow;
  /** Some word knows its place on the page. */
  readonly placed: boolean;
  /** Some word may not stand on the page as it is told, or was mended by the recogniser. */
  readonly doubted: boolean;
  /** Of the pages that do not stand as people read them. */
  readonly turns: ReadonlyMap<number, Page['turn']>;
}

export function documentTextOf(pages: readonly Page[]): DocumentText {
  const pieces: string[] = [];
  const lines: TextLine[] = [];
  const words = columnsOf(pages);
  const { starts, ends } = words;
  let count = 0;
  let offset = 0;
  for (const [pageIndex, page] of pages.entries()) {
    let parting = pageIndex > 0 ? '\f' : '';
    for (const line of page.lines) {
      offset += parting.length;
      const start = offset;
      const row: string[] = [];
      for (const word of line.words) {
        const text = visibleOf(word.text);
        if (offset > start) offset += 1;
        starts[count] = offset;
        offset += text.length;
        ends[count] = offset;
        count += 1;
        // Nothing parts the first word from one before it that is empty.
        if (row.length > 0 || text !== '') row.push(text);
      }
      pieces.push(parting, row.join(' '));
      lines.push({ start, end: offset, page: page.number });
      parting = '\n';
    }
  }
  const text = pieces.join('');
  const skips = mergedSpans([
    ...findRunningLines(text, lines),
    ...findLineNumbers(text, lines),
    ...findWatermarks(text),
    ...findLineStrokes(text),
    ...findReportPages(text),
    ...spansOf(words, marginWordsOf(pages)),
  ]);
  return {
    text,
    lines,
    skips,
    flow: flowOf(text, words, skips),
    placed: words.words.some((word) => word.box !== null),
    doubted: words.words.some(isUncertain),
    turns: new Map(pages.flatMap(({ number, turn }) => (turn === undefined ? [] : [[number, turn]]))),
  };
}

function spansOf({ words, starts, ends }: Words, marked: ReadonlySet<Word>): Span[] {
  if (marked.size === 0) return [];
  return words.flatMap((word, i) => (marked.has(word) ? [{ start: starts[i] ?? 0, end: ends[i] ?? 0 }] : []));
}

function isUncertain({ agreed, confidence, doubts, recognised }: Word): boolean {
  return agreed === false || confidence < 1 || doubts !== undefined || recognised !== undefined;
}

/** The words of all pages, their places still to be told. */
function columnsOf(pages: readonly Page[]): Words {
  const words: Word[] = [];
  const ends = pages.map((page) => {
    for (const line of page.lines) for (const word of line.words) words.push(word);
    return words.length;
  });
  const numbers = new Int32Array(words.length);
  pages.forEach((page, index) => {
    numbers.fill(page.number, ends[index - 1] ?? 0, ends[index]);
  });
  return { words, starts: new Int32Array(words.length), ends: new Int32Array(words.length), pages: numbers };
}

function flowOf(text: string, words: Words, skips: readonly Span[]): Flow {
  const kept = skips.length === 0 ? words : unmarked(words, skips);
  const count = kept.words.length;
  const starts = new Int32Array(count);
  const rows: string[] = [];
  let length = 0;
  let row = kept.starts[0] ?? 0;
  for (let i = 0; i < count; i += 1) {
    const end = kept.ends[i] ?? 0;
    starts[i] = length;
    length += end - (kept.starts[i] ?? 0) + 1;
    // Words that one space parts are taken over together.
    if (kept.starts[i + 1] === end + 1 && text.charCodeAt(end) === 32) continue;
    rows.push(text.slice(row, end));
    row = kept.starts[i + 1] ?? end;
  }
  const flow = rows.join(' ');
  return {
    text: flow,
    isEven: isEven(flow),
    words: kept,
    starts,
    stretches: stretchesOf(kept.ends, text.length),
  };
}

function stretchesOf(ends: Int32Array, length: number): Int32Array {
  const stretches = new Int32Array((length >> STRETCH) + 1);
  let word = 0;
  for (let i = 0; i < stretches.length; i += 1) {
    while ((ends[word] ?? length) < i << STRETCH) word += 1;
    stretches[i] = word;
  }
  return stretches;
}

function unmarked({ words, starts, ends, pages }: Words, skips: readonly Span[]): Words {
  const kept: Word[] = [];
  const from = new Int32Array(words.length);
  const to = new Int32Array(words.length);
  const on = new Int32Array(words.length);
  let skip = 0;
  for (const [i, word] of words.entries()) {
    const start = starts[i] ?? 0;
    while ((skips[skip]?.end ?? Number.POSITIVE_INFINITY) <= start) skip += 1;
    if ((skips[skip]?.start ?? Number.POSITIVE_INFINITY) <= start) continue;
    from[kept.length] = start;
    to[kept.length] = ends[i] ?? 0;
    on[kept.length] = pages[i] ?? 0;
    kept.push(word);
  }
  const count = kept.length;
  return { words: kept, starts: from.subarray(0, count), ends: to.subarray(0, count), pages: on.subarray(0, count) };
}

/** The words that stand within a range, marked ones left out. */
export function wordsWithin({ flow }: DocumentText, span: Span): readonly TextWord[] {
  const { words, starts, ends, pages } = flow.words;
  const first = firstFrom(flow, ends, span.start + 1);
  return words.slice(first, firstFrom(flow, starts, span.end)).map((word, i) => ({
    word,
    page: pages[first + i] ?? 0,
    start: starts[first + i] ?? 0,
    end: ends[first + i] ?? 0,
  }));
}

/** The text of a range as it stood, line breaks as single spaces, running heads and line numbers left out. */
export function verbatimOf(document: DocumentText, span: Span): string {
  const { start, end } = inFlow(document, span);
  return document.flow.text.slice(start, end);
}

/** The same range in the flow. */
export function inFlow({ flow }: DocumentText, span: Span): Span {
  const { starts, ends } = flow.words;
  const first = firstFrom(flow, ends, span.start + 1);
  const last = firstFrom(flow, starts, span.end) - 1;
  if (last < first || first >= starts.length) return { start: 0, end: 0 };
  return {
    start: (flow.starts[first] ?? 0) + Math.max(0, span.start - (starts[first] ?? 0)),
    end: (flow.starts[last] ?? 0) + Math.min(ends[last] ?? 0, span.end) - (starts[last] ?? 0),
  };
}

/** Where a range stands on the pages it begins and goes on on; null where the text never had a page. */
export function sourceOf(document: DocumentText, span: Span): SourceBoxes | null {
  if (!document.placed) return null;
  const words = wordsWithin(document, span).filter(({ word }) => word.box !== null);
  const [first, ...onwards] = [...new Set(words.map(({ page }) => page))].map((page) => ({
    page,
    boxes: lineBoxes(
      words.flatMap((one) => (one.page === page && one.word.box !== null ? [one.word.box] : [])),
      document.turns.get(page),
    ),
  }));
  if (first === undefined) return null;
  return onwards.length === 0 ? first : { ...first, onwards };
}

type Box = [number, number, number, number];

/** Boxes of neighbouring words on one line become one box; `turn` is that of their page. */
export function lineBoxes(boxes: readonly Box[], turn?: Page['turn']): Box[] {
  if (turn === undefined) return uprightLineBoxes(boxes);
  return uprightLineBoxes(boxes.map((box) => turnedAbout(box, turn))).map((box) => turnedAbout(box, 4 - turn));
}

/** Turned clockwise by quarters about the corner that places are counted from. */
function turnedAbout([x0, y0, x1, y1]: Box, turn: number): Box {
  if (turn === 2) return [-x1, -y1, -x0, -y0];
  return turn === 1 ? [-y1, x0, -y0, x1] : [y0, -x1, y1, -x0];
}

function uprightLineBoxes(boxes: readonly Box[]): Box[] {
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

/** Index of the first word that begins (or ends, as `places` tell) at the offset or after it. */
function firstFrom({ words, stretches }: Flow, places: Int32Array, offset: number): number {
  let word = stretches[offset >> STRETCH] ?? words.words.length;
  while ((places[word] ?? offset) < offset) word += 1;
  return word;
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
