// Text to tokens: runs of letters, figures, fractions and single marks, each knowing where it stood.
// One pass, no regular expressions; running heads and line numbers are stepped over.

import type { Doubt } from '#core/language/doubt.ts';
import { interned, memoryOf, NO_MEMORY, oncePerWord, type WordMemory } from '#core/language/once-per-word.ts';
import { codeAt } from '#core/language/text/code-at.ts';
import type { DocumentText } from '#core/language/text/document-text.ts';
import { singleSpaced } from '#core/language/text/double-spacing.ts';
import { mayBeEncoded, readEncodedSign } from '#core/language/text/encoded-signs.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { meaningOf, wordSet } from '#core/language/word-set.ts';
import { VULGAR_FRACTIONS } from '#core/survey/vulgar-fraction.ts';

export type Gap = 'none' | 'space' | 'line' | 'paragraph';

export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'fraction' | 'mark';
  /** Lower case; typographic quotes, primes and degree signs reduced to ' " °; a word broken over two lines is joined. */
  readonly text: string;
  /** What parts it from the token before. */
  readonly gap: Gap;
  /** Of a number or a fraction sign. */
  readonly value: number;
  /** Figures after the decimal point. */
  readonly decimals: number;
  readonly capital: boolean;
  readonly memory: WordMemory;
  /** Of a token that was mended. */
  readonly doubt?: Doubt;
}

/** Æ, ô and ö are quotes that were read in another alphabet of the machine. */
const PLAIN_MARKS = meaningOf({
  "'": '‘ ’ ′ ` ´ ‛ ʹ Æ',
  '"': '“ ” ″ ‟ „ ʺ ô ö',
  '*': 'ø Ø',
  '°': 'º ˚ ∘ ⁰ ᵒ ○ ◦ ゜ ﾟ \u030a \u0652',
  '-': '– — ‐ ‑ −',
  Δ: 'Δ ∆ △',
  '/': '⁄ ∕',
});

/** Words that keep their hyphen at a line's end: "forty-" / "two", "north-" / "east". */
const HYPHEN_KEEPERS = wordSet(
  'twenty thirty forty fourty fifty sixty seventy eighty ninety north south east west one two three four five six seven eight nine half right center cross sub non re',
);

export function tokensOf(document: DocumentText): Token[] {
  return scanTokens(singleSpaced(document), document.skips);
}

/** The text of the token there; empty beyond either end. A list that is asked for a place before its first is slow ever after. */
export function textAt(tokens: readonly Token[], at: number): string {
  return at < 0 ? '' : (tokens[at]?.text ?? '');
}

export const opensLine = (token: Token | undefined): boolean => token?.gap === 'line' || token?.gap === 'paragraph';

/** The texts of a range, parted by one space. */
export const textWithin = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ');

/** Tokens of a string, marked ranges stepped over. */
export function scanTokens(text: string, skips: readonly Span[] = []): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let skip = 0;
  let gap: Gap = 'paragraph';
  let broken = false;
  while (at < text.length) {
    const marked = skips[skip];
    if (marked !== undefined && at >= marked.start) {
      at = Math.max(at, marked.end);
      skip += 1;
      broken = true;
      continue;
    }
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      gap = widened(gap, code);
      if (code === 12) broken = true;
      at += 1;
      continue;
    }
    const encoded = mayBeEncoded(code) ? readEncodedSign(text, at) : null;
    if (encoded?.sign === ' ') {
      gap = widened(gap, 32);
      at = encoded.end;
      continue;
    }
    // A page break or a running head is no paragraph: the sentence goes on beyond it.
    const space = broken && tokens.length > 0 ? 'line' : gap;
    const token = encoded === null ? tokenAt(text, at, code, space) : signAt(encoded.sign, at, encoded.end, space);
    tokens.push(token);
    at = token.end;
    gap = 'none';
    broken = false;
  }
  return tokens;
}

function tokenAt(text: string, at: number, code: number, gap: Gap): Token {
  if (isLetter(code) && !isSignLetter(text, at, code)) return wordAt(text, at, code, gap);
  if (isDigit(code) || (code === 46 && gap !== 'none' && isDigit(codeAt(text, at + 1)))) return numberAt(text, at, gap);
  const sign = text[at] ?? '';
  if (code < 128 && code !== 39 && code !== 96) return mark(sign, at, at + 1, gap);
  // Two single quotes written for one double quote.
  if (PLAIN_MARKS.get(sign) === "'" || sign === "'") {
    if (text[at + 1] === sign) return mark('"', at, at + 2, gap);
  }
  return signAt(sign, at, at + sign.length, gap);
}

/** Letters that stand for a sign behind a figure: ø Ø Æ ô ö. */
const SIGN_LETTERS: ReadonlySet<number> = new Set([248, 216, 198, 244, 246]);

/** 14ø30', 30.00Æ: the sign of degrees or feet, where a recogniser or another alphabet had none. */
function isSignLetter(text: string, at: number, code: number): boolean {
  return SIGN_LETTERS.has(code) && at > 0 && isDigit(text.charCodeAt(at - 1));
}

function signAt(sign: string, start: number, end: number, gap: Gap): Token {
  const value = VULGAR_FRACTIONS.get(sign);
  if (value === undefined) return mark(PLAIN_MARKS.get(sign) ?? sign, start, end, gap);
  return { kind: 'fraction', text: sign, start, end, gap, value, decimals: 0, capital: false, memory: NO_MEMORY };
}

function mark(text: string, start: number, end: number, gap: Gap): Token {
  return { kind: 'mark', text, start, end, gap, value: Number.NaN, decimals: 0, capital: false, memory: NO_MEMORY };
}

/** Small letters; an accent is dirt over the letter of an English deed: "thén", "heréby". */
const inSmallLetters = (written: string): string => {
  const small = written.toLowerCase();
  if (!ACCENTED.test(small)) return small;
  const plain = small.normalize('NFD').replace(ACCENTS, '');
  return plain.length === small.length ? plain : small;
};
const ACCENTED = /[\u00e0-\u00fe]/;
const ACCENTS = /[\u0300-\u036f]/g;
const memoryOfWritten = oncePerWord((written) => memoryOf(inSmallLetters(written)));

function wordAt(text: string, start: number, code: number, gap: Gap): Token {
  let end = letterRunEnd(text, start);
  let memory = memoryOfWritten(text.slice(start, end));
  const joined = codeAt(text, end) === 45 && !HYPHEN_KEEPERS.has(memory.word) ? afterLineBreak(text, end + 1) : -1;
  if (joined > 0) {
    end = letterRunEnd(text, joined);
    memory = memoryOfWritten(memory.word + text.slice(joined, end));
  }
  return {
    kind: 'word',
    text: memory.word,
    start,
    end,
    gap,
    value: Number.NaN,
    decimals: 0,
    capital: code >= 65 && code <= 90,
    memory,
  };
}

/** Offset of a small letter that opens the next line, or -1. */
function afterLineBreak(text: string, at: number): number {
  let next = afterEdge(text, at);
  if (text[next] !== '\n') return -1;
  // "run-", a blank line, "ning".
  if (text[next + 1] === '\n') next += 1;
  next = afterEdge(text, next + 1);
  const code = codeAt(text, next);
  return code >= 97 && code <= 122 ? next : -1;
}

const EDGE_DIRT = new Set([' ', '_', '~', '=', '‘', "'", '|', '.', ':', ';']);
const WIDEST_EDGE = 6;

/** Behind the spaces and specks at the head of a line. */
function afterEdge(text: string, at: number): number {
  let next = at;
  while (text[next] === ' ') next += 1;
  const dirty = next;
  while (next < dirty + WIDEST_EDGE && EDGE_DIRT.has(text[next] ?? '')) next += 1;
  return next;
}

function letterRunEnd(text: string, start: number): number {
  let end = start;
  while (isLetter(codeAt(text, end))) end += 1;
  return end;
}

/** Figures with thousands commas and a decimal point: 1,274.48. */
function numberAt(text: string, start: number, gap: Gap): Token {
  const first = digitRunEnd(text, start);
  let end = first;
  // No more than five commas; and no comma within the figures of "1274,480".
  while (
    end > start &&
    first - start <= 3 &&
    end - first < 20 &&
    codeAt(text, end) === 44 &&
    isThousands(text, end + 1)
  )
    end += 4;
  let decimals = 0;
  const whole = end;
  if (codeAt(text, end) === 46 && isDigit(codeAt(text, end + 1))) {
    end = digitRunEnd(text, end + 1);
    decimals = end - whole - 1;
  }
  const written = text.slice(start, end);
  const value = Number(whole > first ? written.replaceAll(',', '') : written);
  return {
    kind: 'number',
    text: interned(written),
    start,
    end,
    gap,
    value,
    decimals,
    capital: false,
    memory: NO_MEMORY,
  };
}

function isThousands(text: string, at: number): boolean {
  return digitRunEnd(text, at) - at === 3;
}

function digitRunEnd(text: string, start: number): number {
  let end = start;
  while (isDigit(codeAt(text, end))) end += 1;
  return end;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Not so beyond the end of a text, where the code is no number. */
function isLetter(code: number): boolean {
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return true;
  if (code < 192) return false;
  return code < 880
    ? SIGN_LETTERS.has(code) || (code !== 215 && code !== 247 && !PLAIN_MARKS.has(String.fromCharCode(code)))
    : code > 0x1e00 && code < 0x1f00;
}

function isSpace(code: number): boolean {
  return (
    code === 32 || (code >= 9 && code <= 13) || code === 160 || code === 0x2009 || code === 0x202f || code === 0xfeff
  );
}

function widened(gap: Gap, code: number): Gap {
  if (code !== 10) return gap === 'none' ? 'space' : gap;
  return gap === 'line' || gap === 'paragraph' ? 'paragraph' : 'line';
}
