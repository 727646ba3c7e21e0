// What a recogniser read out of the shadow of a binding or a ruled margin: scraps that stand left of the text itself.
import type { Line, Page, Word } from '#core/schema/page.ts';

/** Points that lines of one block begin apart from each other. */
const RAGGED = 3;
/** Of the lines around, how many begin where the text does. */
const BLOCK_SHARE = 0.6;
const LEAST_LINES = 8;
const LONGEST_SCRAP = 3;
const SURE = 0.9;
/** The number of a clause hangs in the margin, and is read better than a scrap. */
const CLAUSE = /^\(?\d{1,2}[.)]$/;
const CLAUSE_SURE = 0.3;

/** Lines above and below that tell where the text begins; a form and what was typed into it begin apart. */
const AROUND = 8;

/** Of recognised pages; a word that was read surely, or that the line does not go on behind at the edge, is none. */
export function marginWordsOf(pages: readonly Page[]): ReadonlySet<Word> {
  const scraps = new Set<Word>();
  for (const { source, lines } of pages) {
    if (source !== 'ocr') continue;
    const written = lines.filter(({ words }) => words.length > 0);
    const lefts = written.map(leftOf);
    written.forEach(({ words: [first, next] }, at) => {
      if (first === undefined || next === undefined || !mayBeScrap(first)) return;
      const edge = edgeOf(lefts.slice(Math.max(0, at - AROUND), at + AROUND + 1));
      if (edge !== null && isOutside(first, next, edge)) scraps.add(first);
    });
  }
  return scraps;
}

const mayBeScrap = ({ text, confidence, box }: Word): boolean =>
  box !== null && confidence < (CLAUSE.test(text) ? CLAUSE_SURE : SURE) && text.length <= LONGEST_SCRAP;

const isOutside = (first: Word, next: Word, edge: number): boolean =>
  first.box !== null &&
  next.box !== null &&
  first.box[2] <= edge - RAGGED / 2 &&
  Math.abs(next.box[0] - edge) <= RAGGED;

/** Where a line begins, with its first word or, behind what may be a scrap, with its second. */
function leftOf({ words: [first, next] }: Line): number | null {
  const word = first !== undefined && next !== undefined && mayBeScrap(first) ? next : first;
  return word?.box?.[0] ?? null;
}

/** Where most lines begin; null where they do not agree. */
function edgeOf(all: readonly (number | null)[]): number | null {
  const lefts = all.filter((left) => left !== null);
  if (lefts.length < LEAST_LINES) return null;
  const near = (edge: number): number => lefts.filter((left) => Math.abs(left - edge) <= RAGGED).length;
  const edge = lefts.reduce((best, left) => (near(left) > near(best) ? left : best));
  return near(edge) >= lefts.length * BLOCK_SHARE ? edge : null;
}
