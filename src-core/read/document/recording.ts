// The recording of this very document, from its stamps, and the earlier instruments that it leans on.
import { readBookPage } from '#core/read/document/book-page.ts';
import { isOpened, matchAt, type OpenedText, openedText, opening } from '#core/read/document/openings.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import type { Prose, ProseLine } from '#core/read/document/prose.ts';
import { findReferences, type Reference } from '#core/read/document/references.ts';
import type { RunningReference } from '#core/read/document/running-reference.ts';
import { isStamp } from '#core/read/document/stamp-lines.ts';
import { findStampedNumber } from '#core/read/document/stamped-number.ts';
import type { Confidence } from '#core/schema/call.ts';
import { REFERENCE, writeWire } from '#core/schema/wire-string.ts';

export interface Recording {
  readonly book: string | null;
  readonly page: string | null;
  readonly instrument: string | null;
  /** Day of recording as stamped; empty when none is. */
  readonly recorded: string;
  /** High where every number bears its label. */
  readonly told: Confidence;
}

const EARLIER =
  /\b(?:prior|previous|source|derivation|derived|reference[sd]?|assigned|released|parent|last (?:deed|transfer|conveyance)|title deed|title by|through instruments?|being|conveyed|see|parcel|tax map|per|easement)\b/i;
const CERTIFICATE =
  /^\W*(?:(?:and|was|were|duly|the|this|foregoing|within|above|instrument|deed|conveyance|easement|i|certify|that|hereby|is|has|been|truly)\s+){0,9}(?:recorded|registered|entered|received|filed|put to record)\b/i;
const INITIALS =
  /^(?:B|L|V|D|R)\s?[-:.]?\s?(\d{1,6})[\s,/]+(?:P|PG|F)\s?[-:.]?\s?(\d{1,5})\b|\s(?:B|D|CB|MB)(?:\s?[-:.]\s?|\s)(\d{1,6})[\s,/]+PG?\s?[-:.]?\s?(\d{1,5})\b/i;
const LETTERED_BOOK = /(?:^|\s)([A-Z]{1,2}\d{1,6})[\s,/]+(?:PG|PAGE)\s?[.:]?\s?(\d{1,5})\b/;
const BOOK_DASH_PAGE = /\bbook[-\s/]page:?\s+([A-Z]?\d{1,6})\s?[-/]\s?(\d{1,5})\b/i;
/** "2031 OR 188": the page of the official records stands behind their initials. */
const BOOK_OR_PAGE = /\b(\d{1,5})\s+O\.?\s?R\.?\s+(\d{1,5})\b/;
const UNLABELLED_PAGE = /\b(?:OR|BK|DB)\s+(\d{1,6})\s+(\d{1,5})\s*$/;
const RECORDED_ON =
  /\b(?:e?-?recorded|recording date|date recorded|filed|received|put to record|date)\b[^\d\n]{0,60}?\b((?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4})|(?:\d{1,2}-[A-Z]{3}-\d{4})|(?:[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})|(?:[A-Z]{3,9} \d{1,2}, \d{4}))/i;

/** `references` are those of the whole prose. */
export function readRecording(
  prose: Prose,
  parts: Parts,
  references: readonly Reference[],
  running: RunningReference,
): Recording {
  const stamps = stampLines(prose, parts);
  const certificate = Math.min(parts.acknowledgment, Math.floor(prose.text.length * 0.6));
  const edges = edgeStamps(prose);
  const found = [
    ...edges.top.flatMap((text) => findReferences(text)),
    ...stamps.flatMap((line) => findReferences(line.text).filter((reference) => isOwn(line.text, reference))),
    // The last page's own number, where the first is stamped too.
    ...edges.bottom.flatMap((text) => findReferences(text)),
    ...references.filter((reference) => isCertificate(prose, certificate, reference)),
    // Every page bears the number of its own document: a stamp with another is of another.
  ].filter(
    ({ instrument }) =>
      instrument === null || running.instrument === null || sameNumber(instrument, running.instrument),
  );
  const stamped =
    found.find((reference) => reference.book !== null && reference.page !== null) ?? stampedVolume(parts.head);
  const counted = running.book !== null && running.page !== null ? running : undefined;
  const volume = counted === undefined || isSameVolume(stamped, counted) ? stamped : counted;
  const head = readBookPage(prose, parts);
  const bound = volume === undefined ? head : null;
  const numbers = found.filter((reference) => reference.instrument !== null);
  // The city register's own number goes before that of the filing.
  const numbered = numbers.find((reference) => !/^document id/i.test(reference.verbatim)) ?? numbers[0];
  const [book, page] = [volume?.book ?? bound?.book ?? running.book, volume?.page ?? bound?.page ?? running.page];
  const instrument =
    numbered?.instrument ??
    running.instrument ??
    head.number ??
    findStampedNumber(parts.head.length > 0 ? parts.head : prose.lines.filter(isBareTop)) ??
    (volume === undefined ? null : loneNumber(prose.lines[0], volume));
  const isLabelled =
    (volume !== undefined || (book === null && page === null)) && numbered?.instrument === (instrument ?? undefined);
  return {
    book,
    page,
    instrument,
    recorded: recordedOn(parts.head, prose.text.slice(parts.acknowledgment)),
    told: isLabelled ? 'high' : 'medium',
  };
}

/** Where book and page are told elsewhere, a number alone on the first line is that of the instrument. */
function loneNumber(line: ProseLine | undefined, { page }: Volume): string | null {
  const number = /^(?:no\.?\s*)?(\d{3,6})$/i.exec(line?.text ?? '')?.[1];
  return number === undefined || sameNumber(number, page) || /^(?:1[6-9]|20)\d\d$/.test(number) ? null : number;
}

type Volume = Pick<Recording, 'book' | 'page'>;

const isSameVolume = (stamped: Volume | undefined, counted: Volume): boolean =>
  stamped !== undefined &&
  sameNumber(stamped.book ?? '', counted.book) &&
  Number.parseInt(stamped.page ?? '', 10) === Number(counted.page);

/** Recording as a wire string. */
export function recordingWire({ book, page, instrument, recorded }: Recording): string {
  if (book === null && page === null && instrument === null) return '';
  return writeWire(REFERENCE, { book, page, instrument, note: recorded === '' ? null : `recorded ${recorded}` });
}

/** Whether a reference is to this document's own pages. */
export function isThisDocument(reference: Reference, recording: Recording): boolean {
  if (reference.instrument !== null && sameNumber(reference.instrument, recording.instrument)) return true;
  if (reference.book === null || !sameNumber(reference.book, recording.book)) return false;
  const first = Number.parseInt(recording.page ?? '', 10);
  const page = Number.parseInt(reference.page ?? '', 10);
  return Number.isNaN(page) || Number.isNaN(first)
    ? reference.page === recording.page
    : page >= first && page < first + 40;
}

function sameNumber(a: string, b: string | null): boolean {
  const bare = (value: string): string => value.toUpperCase().replace(/[\s-]/g, '').replace(/^0+/, '');
  return b !== null && bare(a) === bare(b);
}

const TOP = 12;

/** Lines above the title, running lines, and lines that hold nothing but a reference. */
function stampLines(prose: Prose, parts: Parts): ProseLine[] {
  const head = new Set(parts.head);
  const hints = hintsIn(prose.opened);
  let hint = 0;
  let stamp: ProseLine | undefined;
  const below = prose.lines.filter((line, i) => {
    while ((hints[hint] ?? Number.POSITIVE_INFINITY) < line.start) hint += 1;
    if (head.has(line) || line.running) return line.running && !head.has(line);
    const before = prose.lines[i - 1];
    if (i < TOP && isStamp(line.text) && (before === stamp || !isInParagraph(before, line))) {
      stamp = line;
      return true;
    }
    const isHinted = (hints[hint] ?? Number.POSITIVE_INFINITY) < line.start + line.text.length;
    // Either piece of a word broken at the line's end may look like a word.
    const isBroken = line.text.endsWith('-') || /\w/.test(prose.text[line.start - 1] ?? ' ');
    if (!isHinted && !(isBroken && hasHint(line.text))) return false;
    return isBareStamp(line.text) && !isWithin(prose.lines[i - 1], line);
  });
  return [...parts.head, ...below];
}

/** The end of a sentence that was broken at its reference: "…described in Deed / Book 386, Page 639". */
function isWithin(before: ProseLine | undefined, line: ProseLine): boolean {
  if (before === undefined || before.running || before.text.length < 45) return false;
  return /[a-z,;]$/i.test(before.text) && line.start - (before.start + before.text.length) <= 1;
}

/** A line of a paragraph, whatever numbers it holds. */
function isInParagraph(before: ProseLine | undefined, line: ProseLine): boolean {
  if (before === undefined || before.running || before.text.length < 45) return false;
  if (!/[a-z]{3} [a-z]{2,} [a-z]{2,}|[a-z,;]$|\b(?:OF|THE|AND|IN|AS|TO|AT|BY)$/.test(before.text)) return false;
  return line.start - (before.start + before.text.length) <= 1;
}

const STAMPED_AT = /\b(?:recorded|filed|received)\s+(?:at|on|for record)\b/i;
/** "Filed Mch. 10, 1868. Book 11, page 244." */
const STAMPED_ON = /\b(?:Recorded|Filed|RECORDED|FILED)\s[A-Z][A-Za-z]{2,8}\.?\s\d{1,2},\s\d{4}/;

/** A line of its own: "Recorded in Deed Book 612, Page 342". */
const STAMPED_IN = /^(?:Duly |DULY )?(?:Recorded|RECORDED|Registered|Filed|FILED)\s(?:in|IN)\s/;

/** A stamp run into the first line, a sentence of its own at either end, or a line that says when or where it was recorded. */
function edgeStamps(prose: Prose): { top: string[]; bottom: string[] } {
  const sentencesOf = (line: ProseLine | undefined): string[] => line?.text.split(/(?<=\d)\.\s+|\.$/) ?? [];
  const first = sentencesOf(prose.lines[0]).slice(0, 1);
  const final = prose.lines.at(-1);
  const within = final !== undefined && (isWithin(prose.lines.at(-2), final) || /^[a-z]/.test(final.text));
  const last = (within ? [] : sentencesOf(final)).filter((sentence) => sentence !== '').slice(-2);
  const timed = prose.lines.slice(0, 8).map((line) => line.text);
  const isStamped = (text: string): boolean => hasHint(text) && isBareStamp(text);
  const isTimed = (text: string): boolean =>
    (STAMPED_AT.test(text) || STAMPED_ON.test(text) || STAMPED_IN.test(text)) &&
    !EARLIER.test(text) &&
    text.length < 160;
  return { top: [...first.filter(isStamped), ...timed.filter(isTimed)], bottom: last.filter(isStamped) };
}

const STAMP_HINT = opening(
  'boo boc bk b* vol lib pag pg doc ins cfn ent ree fil dkt or db rec aud afn',
  /\b(?:book|bock|bk|b|vol|volume|liber|page|pg|doc|document|instr?|instrument|cfn|entry|ent|reel|film|docket|dkt|or|db|file|record|receiving|reception|auditor'?s|afn)(?![A-Za-z])/i,
);

const hasHint = (text: string): boolean => isOpened(openedText(text), STAMP_HINT);

/** Where the words of a stamp stand. */
function hintsIn({ text, places }: OpenedText): number[] {
  return (places[STAMP_HINT.bit] ?? []).filter((at) => matchAt(text, at, STAMP_HINT.pattern) !== null);
}

function isBareStamp(line: string): boolean {
  if (line.length > 90 || !/\d/.test(line) || EARLIER.test(line)) return false;
  const references = findReferences(line);
  const books = new Set(references.map((reference) => reference.book));
  if (references.length === 0 || books.size < references.length) return false;
  let rest = line;
  for (const reference of references) rest = rest.replace(reference.verbatim, '');
  return rest.replace(/\bpage \d+ of \d+\b|\b\d+ pgs?\b|\d/gi, '').replace(/[^A-Za-z]/g, '').length <= 6;
}

function isOwn(line: string, reference: Reference): boolean {
  const left = line.slice(Math.max(0, reference.start - 60), reference.start);
  // A parcel's number may stand beside that of the document, which says what it is.
  return !EARLIER.test(/^(?:doc|inst|rec|ent)/i.test(reference.verbatim) ? left.replace(/\bparcel\b/gi, '') : left);
}

const UNFINISHED =
  /(?:,|\b(?:of|in|by|the|and|to|as|at|for|from|a|an|is|was|deed|instrument|patent|lease|mortgage|easement|plat|reservations?|rights?))$/i;

/** "Recorded in Deed Book K-26, Page 517": a sentence of the clerk's own. */
function isCertificate({ text, lines }: Prose, from: number, { start: at }: Reference): boolean {
  if (at < from) return false;
  if (/\b(?:Recorded|Rec['’]?d|Registered|Entered)\.?,? (?:in |at )?$/.test(text.slice(at - 16, at))) return true;
  const line = lines.findLast(({ start }) => start <= at);
  // Behind an unfinished line the record is that of something named there.
  const before = line === undefined ? '' : (lines[lines.indexOf(line) - 1]?.text ?? '');
  const opens = line !== undefined && !UNFINISHED.test(before);
  if (opens && /^[A-Z]/.test(line.text) && isClerks(text.slice(Math.max(from, line.start), at))) return true;
  const left = text.slice(Math.max(from, at - 220), at);
  let start = 0;
  for (const match of left.matchAll(/\n|[a-z)\d]{2}[.;]\s+(?=[A-Z])/g)) start = match.index + match[0].length;
  return isClerks(left.slice(start));
}

/** "I hereby certify that this instrument was filed for record on the 8th and was duly recorded in". */
const CERTIFIED =
  /\b(?:certify|certified)\b[^.;]{0,60}\b(?:instrument|deed|conveyance|document)\b.{0,140}\brecorded\b[^.;]{0,40}$/i;

const isClerks = (sentence: string): boolean =>
  (CERTIFICATE.test(sentence) || CERTIFIED.test(sentence)) &&
  !/\b(?:deed (?:from|dated|of)|conveyed|being|plat|map)\b/i.test(sentence);

/** Book and page by their initials, or one to a line, as only a stamp prints them. */
function stampedVolume(head: readonly ProseLine[]): { book: string | null; page: string | null } | undefined {
  for (const { text } of head) {
    const match =
      INITIALS.exec(text) ??
      LETTERED_BOOK.exec(text) ??
      BOOK_DASH_PAGE.exec(text) ??
      UNLABELLED_PAGE.exec(text) ??
      BOOK_OR_PAGE.exec(text);
    const [book, page] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
    if (book !== undefined && page !== undefined) return { book, page };
  }
  const column = head
    .slice(0, 12)
    .map((line) => line.text)
    .join(' ');
  return findReferences(column).find(
    (reference) => reference.book !== null && reference.page !== null && isOwn(column, reference),
  );
}

/** A page whose first line is nothing but a long number: an exhibit that came without its first page. */
const isBareTop = ({ text, start }: ProseLine): boolean => start === 0 && /^\d{7,14}$/.test(text);

function recordedOn(head: readonly ProseLine[], tail: string): string {
  for (const { text } of head) {
    const match = RECORDED_ON.exec(text);
    // "Date: August 2, 1986" at the head of a form is the day of the deed; a stamp has its figures.
    if (match?.[1] !== undefined && !(/^date\b/i.test(match[0]) && /^[A-Z][a-z]/.test(match[1]))) return match[1];
  }
  return (
    /\b(?:recorded|filed for record|put to record)\b[^\d\n]{0,30}([A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})/.exec(
      tail,
    )?.[1] ?? ''
  );
}
