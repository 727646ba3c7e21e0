// Where the words stand that patterns open with: one look over a text finds them for all patterns, and each is tried only there.
import { codeAt } from '#core/language/text/code-at.ts';

/** A pattern that begins at the beginning of a word, with the words that it may begin with. */
export interface Opening {
  readonly bit: number;
  readonly pattern: RegExp;
}

/** A text and, for each opening by its bit, where its words begin. */
export interface OpenedText {
  readonly text: string;
  readonly places: readonly (readonly number[] | undefined)[];
}

/** Words are told apart by their first letters. */
const LETTERS_ASKED = 3;
const LETTER_BITS = 5;
/** For the first letters of a word, the openings that ask for it. */
const ASKED_FOR = new Int32Array(1 << (LETTERS_ASKED * LETTER_BITS));
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const MOST_OPENINGS = 31;
let openings = 0;

const LETTER = 31;
const NO_LETTER = 32;
const SIGNS = new Uint8Array(128);
for (const [index, letter] of [...ALPHABET].entries())
  for (const sign of [letter, letter.toUpperCase()]) SIGNS[sign.charCodeAt(0)] = index + 1;
for (const sign of '0123456789_') SIGNS[sign.charCodeAt(0)] = NO_LETTER;

/**
 * Three letters stand for all the words that begin with them, as do two with a star; two are a word of their own.
 * A letter that stands alone is told apart by the letter behind it and a point or a space: "a.f"; "d*" is any.
 */
export function opening(words: string, pattern: RegExp): Opening {
  if (openings === MOST_OPENINGS) throw new Error('There are as many openings as a number has bits.');
  const bit = openings;
  openings += 1;
  for (const word of words.split(' ')) {
    const thirds = word.endsWith('*') ? `.${ALPHABET}` : (word[2] ?? '.');
    for (const third of thirds) {
      const place = beginningOf(`${word.slice(0, 2).replace('*', '.')}${third}`, 0);
      ASKED_FOR[place] = (ASKED_FOR[place] ?? 0) | (1 << bit);
    }
  }
  return { bit, pattern: new RegExp(pattern.source, `${pattern.flags.replace('g', '')}y`) };
}

export function openedText(text: string): OpenedText {
  const places: number[][] = [];
  let beginning = 0;
  let length = 0;
  // Each sign is looked at once, and the end of the text ends the last word.
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0;
    const sign = code < 128 ? (SIGNS[code] ?? 0) : 0;
    if (sign !== 0) {
      if (length < LETTERS_ASKED) beginning = (beginning << LETTER_BITS) | (sign & LETTER);
      length += 1;
    } else if (length > 0) {
      const start = at - length;
      note(places, start, ASKED_FOR[length < LETTERS_ASKED ? beginningOf(text, start) : beginning] ?? 0);
      beginning = 0;
      length = 0;
    }
  }
  return { text, places };
}

function note(places: number[][], at: number, openings: number): void {
  for (let asked = openings; asked !== 0; ) {
    const bit = 31 - Math.clz32(asked);
    asked ^= 1 << bit;
    const own = places[bit];
    if (own === undefined) places[bit] = [at];
    else own.push(at);
  }
}

/** Whether the pattern matches anywhere. */
export function isOpened(opened: OpenedText, one: Opening): boolean {
  return !matchesIn(opened, one).next().done;
}

/** As a search for all matches of the pattern would find them. */
export function* matchesIn({ text, places }: OpenedText, { bit, pattern }: Opening): Generator<RegExpExecArray> {
  let from = 0;
  for (const at of places[bit] ?? []) {
    if (at < from) continue;
    const match = matchAt(text, at, pattern);
    if (match === null) continue;
    from = Math.max(at + 1, at + match[0].length);
    yield match;
  }
}

export function matchAt(text: string, at: number, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The first letters of the word there as one number, small and capital alike. */
function beginningOf(text: string, at: number): number {
  const [first, second, third] = [letterAt(text, at), letterAt(text, at + 1), letterAt(text, at + 2)];
  const last = second === 0 && third === 0 ? letterAt(text, at + 3) : third;
  return (first << (2 * LETTER_BITS)) | (second << LETTER_BITS) | last;
}

/** 1 to 26; 0 for any other sign. */
function letterAt(text: string, at: number): number {
  return signAt(text, at) & LETTER;
}

/** What a word is made of, as a pattern's \b has it: a letter by its number, else a figure or an underscore; 0 for all others. */
function signAt(text: string, at: number): number {
  const code = codeAt(text, at);
  return code < SIGNS.length ? (SIGNS[code] ?? 0) : 0;
}
