// The book and page that a copy from a record book bears at its head, apart from each other and without a stamp.
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import type { Prose, ProseLine } from '#core/read/document/prose.ts';
import { findReferences } from '#core/read/document/references.ts';
import { titleAmong } from '#core/read/document/title-lines.ts';

export interface BookPage {
  readonly book: string | null;
  readonly page: string | null;
  /** Beside the title. */
  readonly number: string | null;
}

const TOP = 3;
const TITLE_WITHIN = 24;
/** "BOOK 539", "DEED BOOK No. 418": a line that says nothing else. */
const BOOK_ALONE =
  /^(?:(?<page>\d{1,4})\s+)?(?:(?:deed|record|official|mortgage|lease|misc\.?)s?,?\s){0,2}(?:book|vol(?:ume)?|liber)\b[.:]?\s*(?:no\.?|#)?\s*(?<book>[A-Z]?\d{1,5})\.?(?:\s+(?<behind>\d{1,4}))?$/i;
/** "B 1001 REC 01934112 07/26/83": book and number as a machine of the eighties stamped them. */
const MACHINE = /^B\s?(\d{2,5})\s+REC\s?(\d{6,9})\b/;
/** The first page of a record book that a copy is likely of; less is as likely the page of the copy itself. */
const FIRST_PAGE = 10;

/** Null values where the head of the page shows none. */
export function readBookPage(prose: Prose, { body }: Parts): BookPage {
  const lines = prose.lines.filter(({ start }) => start <= body);
  const titled = lines.slice(0, TITLE_WITHIN).map(({ text }) => ({ text, line: titleAmong(text) }));
  const title = titled.find(({ line }) => line !== null);
  const beside = title === undefined ? undefined : findReferences(title.text).find(({ book }) => book !== null);
  const alone = lines.slice(0, TITLE_WITHIN).map(bookAlone);
  const stamped = lines.map(({ text }) => MACHINE.exec(text)).find((match) => match !== null);
  const book = beside?.book ?? stamped?.[1] ?? alone.find((number) => number !== null) ?? null;
  const captioned = lines
    .slice(0, TITLE_WITHIN)
    .map(numberOf)
    .find((number) => number !== null);
  const paged = lines.map(pageBeside).find((page) => page !== null);
  return {
    book,
    page: beside?.page ?? paged ?? pageOf(lines.slice(0, TOP), book),
    number: title?.line?.number ?? stamped?.[2] ?? captioned ?? null,
  };
}

const bookAlone = ({ text }: ProseLine): string | null => BOOK_ALONE.exec(text)?.groups?.book ?? null;
const pageBeside = ({ text }: ProseLine): string | null => {
  const { page, behind } = BOOK_ALONE.exec(text)?.groups ?? {};
  return page ?? behind ?? null;
};

/** "817 Chancellor L. Jones et al -to- Thomas A. Jones": the number and the caption on one line. */
const CAPTION = /^(?:no\.?\s*)?(\d{2,7})\.?\s+[A-Z][\w.,&'’ ]{3,80}?\s-?to-?\s+[A-Z]/i;
const numberOf = ({ text }: ProseLine): string | null =>
  text.length > 120 || /\b(?:street|road|avenue|page|thence|feet)\b/i.test(text)
    ? null
    : (CAPTION.exec(text)?.[1] ?? null);

/** A figure alone on the first lines of the page; a year or a small one is none. */
function pageOf(top: readonly ProseLine[], book: string | null): string | null {
  const first = top.find(({ text }) => bookAlone({ text, start: 0, running: false }) === null)?.text ?? '';
  const figure = /^[^\w$]{0,3}(\d{1,4})[^\w%]{0,3}$/.exec(first)?.[1];
  if (figure === undefined || /^(?:1[6-9]|20)\d\d$/.test(figure)) return null;
  return book !== null || Number(figure) >= FIRST_PAGE ? figure : null;
}
