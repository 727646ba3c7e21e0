// References to the public records: book and page, instrument number, in every spelling the recorders use.

import { wordSet } from '#core/language/word-set.ts';
import { matchAt, matchesIn, type OpenedText, openedText, opening } from '#core/read/document/openings.ts';

export interface Reference {
  readonly start: number;
  readonly end: number;
  readonly book: string | null;
  readonly page: string | null;
  readonly instrument: string | null;
  readonly verbatim: string;
}

const BOOK = opening(
  'off dee war qui pla map mor mis rec wil sur lan pub tru abs pat ent rig or o.r d* bk b* boo boc vol lib ree fil rol cab doc dkt dra cob mob rea db dbv orb pb p.b mb m.b wb w.b cp c.p cb c.b con',
  /\b(?:(?:official|off\.|conveyance|deed|deeds|warranty|quit\s?claim|plat|plan|map|mortgage|misc(?:ellaneous)?\.?|record|will|survey|land|public|trust|abstract|patent|entry|right[\s-]of[\s-]way)\s+){0,2}(?:(?:or|o\.\s?r\.|rec\.?|d\.|records?)\s+)?(?:bk\s?\/\s?pg|book\s?\/\s?page|b\s?\/\s?p|books?|bk-[A-Z]{2}\svl-(?=\d)|bk|bock|volume|vol|liber|libre|libro|lib|reel|film|roll|cabinet|cab|docket|dkt|drawer|cob|mob|real|records?|d\.?\s?b\.?\s?v?|o\.?\s?r\.?\s?b|p\.?\s?b|m\.?\s?b|w\.?\s?b|c\.?\s?[bp]|rec|o\.\s?r|or)(?![A-Za-z])(?:\s+of\s+(?:deeds|mortgages|plats|maps|surveys|records)(?=,?\s*(?:no\.?\s*)?\d))?[.:-]?\s*(?:(?:[A-Z]\.\s?){2,4}(?=no))?(?:nos?\.?|numbers?|#)?[:\s]*["“”'‘]?/gi,
);
const BOOK_VALUE =
  /^(?!(?:[Vv][Oo][Ll]|[Bb][Kk]|[Nn][Oo])\b)(?:[A-Za-z]{1,3}[\s-]?)?\d[\dA-Za-z]{0,9}(?:-\d{1,6}|-[A-Za-z]{1,2})?(?![A-Za-z0-9])|^[A-Z]{1,3}(?![A-Za-z])|^[IVXLC]{1,8}(?![A-Za-z])/;
/** Some recorders count volumes within a lettered book: Book T, Volume 23; Book Z No. 4. */
const VOLUME_OF_BOOK = /^["”'’]?,?\s*(?:vol(?:ume)?|(?<![0-9]\s)nos?)\.?\s*(\d{1,4})(?=\W)/i;
const NOT_A_BOOK = wordSet('OF AT IN NO AND THE PG PGS AS TO ON BY OR VOL BK P FOR PP IS FEE CO');
const PAGE_AFTER =
  /^["”'’]?\s*(?:\(\s?\d{1,6}\s?\))?[\s,;:]*(?:of\s+(?:the\s+)?[A-Za-z.'’&\s]{3,70}?[\s,]+|\(?(?:misc|deeds|(?:deed |plat |mortgage |official )?records?|o\s?&\s?g)\.?\)?\s+)?(?:(?:at|on|and|in|start|first|beginning|starting|commencing|the)\s+){0,3}(?:page\s+sequence|pages?|pgs?|pp|p|folios?|fol|f|leaf|slides?|sleeve|image|frame|hanger)(?![A-Za-z])[.:-]?\s*(?:nos?\.?|numbers?|#)?[:\s]*/i;
const SLASH_AFTER = /^\s*\/\s*(?:page|pg|p)?\.?\s*/i;
const BARE_PAGE_AFTER = /^(?:\s*,\s*|\s+)at\s+(?=\d{1,5}\b)/i;
const PAGE_VALUE =
  /^["“'‘]?((?:[A-Za-z]-?)?\d{1,6}[A-Za-z]?(?:-[A-Za-z](?![A-Za-z]))?)["”'’]?(?:\s?(?:-|–|to|through|thru|and|&|,)\s?\d{1,6}(?=[\s,.;)]|$)){0,3}/;
const PAGE_BEFORE = /\b(?:pages?|pgs?|pp|p|folio)\.?\s*(\d{1,6}[A-Za-z]?),?\s+(?:of|in)\s+(?:the\s+)?$/i;
const INSTRUMENT = opening(
  'fil ins doc rec ent cfn crf cle aud cou mic opr dr* afn fee ori act af a.f reg ser con cer kio tor tra',
  /\b(?:file(?=\s?(?:19|20)\d{2}-\d{5})|(?:instrument|instr|inst|document|doc|reception|entry|ent|cfn|crfn|(?:clerk|auditor|recorder|county clerk)['’]?s['’]?\s+(?:file|fee|serial|instrument|document|recording)|auditor['’]?s(?=\s+no)|receiving|microfilm|opr|oprct|dr|afn|recording)\.?\s*(?:nos?|numbers?|num|id|#|№)?|(?:file|filing|fee|(?:original )?act|a\.?\s?f|register|serial|control|certificate(?:\s+of\s+title)?|rec|recorder['’]?s|kiosk|torrens|transaction)\.?\s*(?:nos?|numbers?|num|#|№))\s?[.:-]{0,2}\s*(?:\(\s?a\.?f\.?n\.?\s?\)\s*)?(?:nos?\.?|#)?[:\s]*/gi,
);
const INSTRUMENT_VALUE =
  /^\d{1,3}(?:,\d{3}){1,3}(?![\d,]|\.\d)|^(?:[A-Z]{1,4}[-\s]?)?\d[\d-]*(?:[A-Z]{1,3}\d*)?(?![A-Za-z0-9]|[.,]\d|-[A-Za-z0-9])/;

/** "INSTRUMENT NO. 21 11 45 AM '83": the blank was not filled, and the stamp of the day stands in it. */
const STAMPED_HOUR = /^\d\d? \d\d? \d\d\s?[AP]/;

/** Every reference of the text, in order; a number that stands with its book and page is one with them. */
export function findReferences(text: string, opened: OpenedText = openedText(text)): Reference[] {
  const found = [...bookPages(opened), ...instruments(opened)].sort((a, b) => a.start - b.start);
  const joined: Reference[] = [];
  for (const reference of found) {
    const last = joined.at(-1);
    if (last !== undefined && reference.start < last.end) continue;
    if (last !== undefined && completes(last, reference, text.slice(last.end, reference.start))) {
      joined[joined.length - 1] = merged(last, reference, text);
    } else {
      joined.push(reference);
    }
  }
  return joined;
}

function bookPages({ text, places }: OpenedText): Reference[] {
  const found: Reference[] = [];
  let from = 0;
  for (const at of places[BOOK.bit] ?? []) {
    const match = at < from ? null : matchAt(text, at, BOOK.pattern);
    // A note book is where the clerk entered it first.
    if (match === null || /\bnote\s$/i.test(text.slice(Math.max(0, at - 6), at))) continue;
    const begin = match.index + match[0].length;
    const book = bookValue(text.slice(begin, begin + 24));
    const volume =
      book === null || /\d/.test(book)
        ? null
        : VOLUME_OF_BOOK.exec(text.slice(begin + book.length, begin + book.length + 24));
    const past = begin + (book?.length ?? 0) + (volume?.[0].length ?? 0);
    const page = book === null ? null : pageAfter(text.slice(past, past + 120));
    const before = book === null || page !== null ? null : pageBefore(text, match.index);
    if (book === null || !plausible(match[0], page ?? before)) {
      // The word may itself begin the next: "Record Vol. 118".
      from = match.index + Math.max(1, match[0].search(/[\s.:]/));
      continue;
    }
    const start = before?.start ?? match.index;
    const end = past + (page?.length ?? 0);
    found.push({
      start,
      end,
      book: volume === null ? cleanValue(book) : volumeOf(cleanValue(book), volume[1] ?? ''),
      page: page?.page ?? before?.page ?? null,
      instrument: null,
      verbatim: text.slice(start, end).trim(),
    });
    from = end;
  }
  return found;
}

/** "Bk OPR Vol 912": the letters of the official public records number no book. */
const volumeOf = (book: string, volume: string): string => (/^O\.?P?\.?R/i.test(book) ? volume : `${book}-${volume}`);

/** A word such as "record" or "or" alone names a book only where a page follows. */
function plausible(words: string, page: object | null): boolean {
  return page !== null || /\b(?:book|bk|volume|vol|liber|reel|cabinet|docket|dkt)\b/i.test(words);
}

function bookValue(text: string): string | null {
  const value = BOOK_VALUE.exec(text)?.[0];
  if (value === undefined) return null;
  if (/\d/.test(value)) return value;
  return NOT_A_BOOK.has(value) ? null : value;
}

function pageAfter(text: string): { page: string; length: number } | null {
  const lead = PAGE_AFTER.exec(text) ?? SLASH_AFTER.exec(text) ?? BARE_PAGE_AFTER.exec(text);
  if (lead === null) return null;
  const value = PAGE_VALUE.exec(text.slice(lead[0].length));
  return value?.[1] === undefined ? null : { page: cleanValue(value[1]), length: lead[0].length + value[0].length };
}

function pageBefore(text: string, at: number): { page: string; start: number } | null {
  const left = text.slice(Math.max(0, at - 40), at);
  const match = PAGE_BEFORE.exec(left);
  return match?.[1] === undefined ? null : { page: match[1], start: at - left.length + match.index };
}

function instruments(opened: OpenedText): Reference[] {
  const { text } = opened;
  const found: Reference[] = [];
  for (const match of matchesIn(opened, INSTRUMENT)) {
    const begin = match.index + match[0].length;
    const behind = text.slice(begin, begin + 32);
    const value = STAMPED_HOUR.test(behind) ? undefined : INSTRUMENT_VALUE.exec(behind)?.[0];
    if (value === undefined || !isNumber(value, match[0]) || isGazette(text, match.index) || isCase(text, match))
      continue;
    const end = begin + value.length;
    const instrument = cleanValue(value).replaceAll(',', '');
    found.push({ start: match.index, end, book: null, page: null, instrument, verbatim: text.slice(match.index, end) });
  }
  return found;
}

/** "FR Doc. 96-12959" is the register that a notice was printed in. */
const isGazette = (text: string, at: number): boolean => /\bF\.?R\.?\s$/.test(text.slice(Math.max(0, at - 5), at));

/** "segregated under serial number N-61855": the file of an agency, and no record of a deed. */
const isCase = (text: string, { 0: label, index }: RegExpExecArray): boolean =>
  /^serial/i.test(label) && !/\b(?:recorded|filed|record)\b/i.test(text.slice(Math.max(0, index - 80), index));

function isNumber(value: string, label: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return digits >= (/\b(?:no|number|#)/i.test(label) || label.includes('#') ? 2 : 4);
}

const CONNECTION =
  /^[\s,;:.()|-]*(?:(?:in|at|as|of|and|under|recorded|filed|on|being|said|official|public|deed|the|real|property|records?|also|known|by)[\s,;:.()]*){0,7}$/i;

function completes(a: Reference, b: Reference, between: string): boolean {
  if (between.length > 70 || !CONNECTION.test(between) || between.includes('\n')) return false;
  return (a.instrument === null) !== (b.instrument === null) && (a.book === null) !== (b.book === null);
}

function merged(a: Reference, b: Reference, text: string): Reference {
  return {
    start: a.start,
    end: b.end,
    book: a.book ?? b.book,
    page: a.page ?? b.page,
    instrument: a.instrument ?? b.instrument,
    verbatim: text.slice(a.start, b.end).trim(),
  };
}

const cleanValue = (printed: string): string =>
  printed
    .replace(/["“”'‘’]/g, '')
    .replace(/[-\s]+$/, '')
    .trim();
