// The words of a document in reading order, running heads left out: one string for the clauses, its lines for the stamps.

import { oncePer } from '#core/language/once-per-word.ts';
import { type DocumentText, isEven } from '#core/language/text/document-text.ts';
import { withoutCaption } from '#core/read/document/caption-column.ts';
import { mendForms } from '#core/read/document/form-words.ts';
import { type OpenedText, openedText } from '#core/read/document/openings.ts';

export interface ProseLine {
  readonly text: string;
  /** Where the line begins in the prose; for a running line, where it was left out. */
  readonly start: number;
  readonly running: boolean;
}

export interface Prose {
  /** Single spaces within a paragraph, a newline between paragraphs, words broken at a line end made whole. */
  readonly text: string;
  readonly opened: OpenedText;
  /** Without the blank ones. */
  readonly lines: readonly ProseLine[];
}

export const proseOf = oncePer((document: DocumentText): Prose => {
  const lines: ProseLine[] = [];
  const parts: string[] = [];
  let length = 0;
  let before = '';
  let blank = false;
  const push = (piece: string): void => {
    parts.push(piece);
    length += piece.length;
  };
  for (const { text, running } of withoutCaption(linesOf(document))) {
    if (text === '') {
      blank = true;
      continue;
    }
    if ((running && !continues(before, text, blank)) || (cutsSentence(before, text) && !blank)) {
      lines.push({ text, start: length, running: true });
      continue;
    }
    const broken = brokenWord(before, text);
    if (broken) parts[parts.length - 1] = before.slice(0, -1);
    if (broken) length -= 1;
    else if (before !== '') push(blank && endsParagraph(before, text) ? '\n' : ' ');
    lines.push({ text, start: length, running: false });
    push(text);
    before = text;
    blank = false;
  }
  const text = parts.join('');
  return { text, opened: openedText(text), lines };
});

const UNEVEN_BLANKS = /\s{2,}|[^\S ]/g;

/** Prose of a passage that stands alone, such as one tract. */
export function singleSpaced(text: string): string {
  if (isEven(text)) return text;
  return text
    .replace(/([a-z])-\s*\n\s*([a-z])/g, '$1$2')
    .replace(UNEVEN_BLANKS, ' ')
    .trim();
}

/** The same with a newline between paragraphs. */
export function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n|\f/)
    .map(singleSpaced)
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

/** A word with figures where a scan took o and l for them: C0unty, fo11owing. Township T10N is not one. */
const MISREAD = /\b[A-Za-z]+[01]+[A-Za-z01]*[A-Za-z]\b/g;

/** A number with letters where a scan took l and O for figures: 3ll, 2O16, l5th. */
const MISREAD_NUMBER = /\b(?=[\dlIO]*\d)(?=\d*[lIO])[\dlIO]{2,8}(?=(?:st|nd|rd|th)?\b)/g;

const figuresOf = (number: string): string => number.replace(/[lI]/g, '1').replaceAll('O', '0');

const spaced = (text: string): string => (isEven(text) ? text : text.replace(UNEVEN_BLANKS, ' ').trim());
/** A letter and a figure of those that are taken for each other stand side by side. */
const MAY_BE_MISREAD = /[A-Za-z][01]|\d[lIO]|[lIO]\d/;
const mended = (text: string): string =>
  MAY_BE_MISREAD.test(text) ? text.replace(MISREAD, lettersOf).replace(MISREAD_NUMBER, figuresOf) : text;

function lettersOf(word: string): string {
  const letters = word.replace(/[01]/g, '');
  if (letters.length < 3) return word;
  const lower = /[a-z]/.test(letters.slice(1));
  return word.replaceAll('0', lower ? 'o' : 'O').replaceAll('1', lower ? 'l' : 'I');
}

function linesOf(document: DocumentText): { text: string; running: boolean }[] {
  const lines = printedLinesOf(document);
  if (!document.doubted) return lines;
  const mended = mendForms(lines.map(({ text }) => text));
  return lines.map((line, at) => ({ ...line, text: mended[at] ?? line.text }));
}

function printedLinesOf(document: DocumentText): { text: string; running: boolean }[] {
  let skip = 0;
  return document.lines.map((line) => {
    while ((document.skips[skip]?.end ?? Number.POSITIVE_INFINITY) <= line.start) skip += 1;
    const printed = document.text.slice(line.start, line.end);
    if ((document.skips[skip]?.start ?? Number.POSITIVE_INFINITY) >= line.end)
      return { text: mended(document.flow.isEven ? printed : spaced(printed)), running: false };
    const whole = spaced(printed);
    let at = line.start;
    let kept = '';
    for (let i = skip; at < line.end; i += 1) {
      const span = document.skips[i];
      const next = span === undefined || span.start >= line.end ? null : span;
      kept += document.text.slice(at, next === null ? line.end : Math.max(at, next.start));
      at = next === null ? line.end : Math.max(at, next.end);
    }
    const text = mended(spaced(kept));
    return text === '' && whole !== '' ? { text: whole, running: true } : { text, running: false };
  });
}

/** A line that looks like a running head but carries an unfinished sentence to its stop. */
function continues(before: string, text: string, blank: boolean): boolean {
  return !blank && /[a-z,]$/i.test(before) && /[a-z0-9)][.;]$/i.test(text) && !/\bpage \d+ of \d+/i.test(text);
}

/** A page's own reference between two lines of one sentence. */
function cutsSentence(before: string, text: string): boolean {
  return text.length < 40 && PAGE_STAMP.test(text) && /[a-z,]$/i.test(before) && before.length > 40;
}

const PAGE_STAMP =
  /^(?:OR|O\.R\.|BK|BOOK|VOL|VOLUME|DB|LIBER|R)[\s.:]*[A-Z]?\d{1,6}[\s,.:/-]+(?:(?:PG|PAGE|P)[\s.:]*)?\d{1,5}$/i;

function brokenWord(before: string, after: string): boolean {
  return (
    before.endsWith('-') &&
    /[a-z]-$/.test(before) &&
    /^[a-z]/.test(after) &&
    !/\b(?:north|south)-$/i.test(before.slice(-8))
  );
}

/** A line that ends within a list of names: behind its conjunction, or behind an initial. */
const CUT_NAME =
  /(?:\b(?:and|of|to|by|the|between)|(?:\b(?:to|and|by|between|of)|[,;])\s(?:[A-Z][\w'’-]*\.?\s){0,3}[A-Z]\.)$/i;

/** A blank line parts paragraphs unless a page ended in the middle of a sentence. */
function endsParagraph(before: string, after: string): boolean {
  if (/^[A-Z]/.test(after) && CUT_NAME.test(before)) return false;
  return before.length < 45 || /[.:;!?)"”_]$/.test(before) || !/^[a-z0-9]/.test(after);
}
