// The words of a document as both readers are held to them: where they stand, and what our own grammar reads in some of them.
import { type DocumentText, documentTextOf, sourceOf, wordsWithin } from '#core/language/text/document-text.ts';
import { pageSpansOf } from '#core/language/text/page-spans.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { type Call, MEASURES } from '#core/schema/call.ts';
import type { PageSpan } from '#core/schema/finding.ts';
import type { Line, Page } from '#core/schema/page.ts';
import type { Tract } from '#core/schema/tract.ts';
import { quoted } from '#core/verdict/wording/quote.ts';
import { findWords, foldedText, type Place } from '#main/reader/agree/find-words.ts';
import type { Stretch } from '#main/reader/agree/stretch.ts';

/** A course is read as the first of a description; nothing is taken from these words but where it begins. */
const LEAD = 'BEGINNING at a point;';

/** Places are counted in the flow of the words that are read. */
export class DocumentWords {
  readonly #pages: readonly Page[];
  readonly #document: DocumentText;
  readonly folded: string;

  constructor(pages: readonly Page[]) {
    this.#pages = pages;
    this.#document = documentTextOf(pages);
    this.folded = foldedText(this.#document.flow.text);
  }

  find(quote: string, from = 0): Place | null {
    return findWords(this.folded, quote, from);
  }

  at({ start, end }: Stretch): string {
    return this.#document.flow.text.slice(start, end);
  }

  /** The words as a finding quotes them, and where they stand. */
  told(stretch: Stretch): { quote: string; spans: PageSpan[] } {
    return { quote: quoted(this.at(stretch)), spans: pageSpansOf(this.#document, this.#inText(stretch)) };
  }

  /** A course that stands in these words, as our grammar reads it; null where it reads none. */
  course(stretch: Stretch): Call | null {
    const [call, ...more] = this.tract([stretch])?.calls ?? [];
    if (call === undefined || more.length > 0 || !hasValues(call)) return null;
    const source = sourceOf(this.#document, this.#inText(stretch));
    return { ...call, verbatim_text: this.at(stretch), source };
  }

  /** The courses in these words, and what follows them, as one description; null where our grammar reads none. */
  tract(stretches: readonly Stretch[]): Tract | null {
    const pages = this.#only(stretches);
    return readDocument(pages).tracts.find(({ calls }) => calls.length > 0) ?? null;
  }

  /** The pages with these words alone, each as surely read as it was. */
  #only(stretches: readonly Stretch[]): Page[] {
    const lines = new Map<number, Line[]>();
    for (const stretch of stretches) {
      const words = wordsWithin(this.#document, this.#inText(stretch));
      for (const number of new Set(words.map(({ page }) => page))) {
        const own = words.filter(({ page }) => page === number).map(({ word }) => word);
        lines.set(number, [...(lines.get(number) ?? []), { words: own }]);
      }
    }
    const [lead] = pagesOfText(LEAD);
    return [...lines].map(([number, own], i) => {
      const { width, height, source } = this.#pages.find((page) => page.number === number) ?? NO_PAGE;
      return { number, width, height, source, lines: i === 0 ? [...(lead?.lines ?? []), ...own] : own };
    });
  }

  #inText({ start, end }: Stretch): Stretch {
    const { flow } = this.#document;
    const inText = (at: number): number => {
      const word = lastFrom(flow.starts, at);
      return (flow.words.starts[word] ?? 0) + at - (flow.starts[word] ?? 0);
    };
    return { start: inText(start), end: inText(Math.max(start, end - 1)) + 1 };
  }
}

const NO_PAGE = { width: 0, height: 0, source: 'text' } as const;

/** The courses that our grammar reads in words which stand in no document. */
export function coursesIn(words: string): readonly Call[] {
  return readDocument(pagesOfText(`${LEAD} ${words}`)).tracts.flatMap(({ calls }) => calls);
}

const hasValues = (call: Call): boolean => valuesOf(call).some(([, value]) => value !== null);

/** What the document itself gives, without what was computed. */
function valuesOf(call: Call): [string, string | null][] {
  return MEASURES.map((field) => {
    const value = call.computed.includes(field) ? null : call[field];
    return [field, value === null ? null : JSON.stringify(value)];
  });
}

/** Whatever the second gives, the first gives alike, and something is given. */
export function agreesWith(ours: Call, theirs: Call): boolean {
  const own = new Map(valuesOf(ours));
  const given = valuesOf(theirs).filter(([, value]) => value !== null);
  return given.length > 0 && given.every(([field, value]) => own.get(field) === value);
}

/** Index of the last place that is not behind the offset. */
function lastFrom(places: Int32Array, offset: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
