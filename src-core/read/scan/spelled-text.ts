// A text by its letters and figures alone, so that words are found in it whatever signs and breaks stand among them.
import type { Span } from '#core/language/text/text-line.ts';

export interface SpelledText {
  readonly signs: string;
  /** The place in the text of each sign. */
  readonly places: Uint32Array;
  readonly text: string;
}

const SIGN = /[\p{L}\p{N}]/u;
export function spelledTextOf(text: string): SpelledText {
  const places = new Uint32Array(text.length);
  const codes = new Uint16Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = smallSignAt(text, at);
    if (code === 0) continue;
    places[count] = at;
    codes[count] = code;
    count += 1;
  }
  let signs = '';
  for (let from = 0; from < count; from += AT_ONCE)
    signs += String.fromCharCode(...codes.subarray(from, Math.min(count, from + AT_ONCE)));
  return { signs, places, text };
}

/** As many as a function surely takes. */
const AT_ONCE = 4096;

/** The code of a letter, made small, or of a figure; 0 for any other sign, half of one that takes two among them. */
function smallSignAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 65 && code <= 90) return code + 32;
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) ? code : 0;
  const sign = text[at] ?? '';
  return SIGN.test(sign) ? sign.toLowerCase().charCodeAt(0) : 0;
}

/** A fact that stands in more places than this is no fact of the document alone. */
const MOST_PLACES = 40;

/** Where whole words spell the fact, in order. */
export function placesOf({ signs, places, text }: SpelledText, fact: string): Span[] {
  const wanted = [...fact]
    .filter((sign) => SIGN.test(sign))
    .join('')
    .toLowerCase();
  const found: Span[] = [];
  if (wanted === '') return found;
  for (let at = signs.indexOf(wanted); at >= 0 && found.length < MOST_PLACES; at = signs.indexOf(wanted, at + 1)) {
    const start = places[at] ?? 0;
    const end = (places[at + wanted.length - 1] ?? start) + 1;
    if (!SIGN.test(text[start - 1] ?? ' ') && !SIGN.test(text[end] ?? ' ')) found.push({ start, end });
  }
  return found;
}

const LABEL =
  /\b(?:book|bk|volume|vol|liber|reel|page|pg|pp?|folio|instrument|inst|document|doc|file|reception|entry|lots?|block|blk|nos?|number)\b[^\p{L}]{0,8}(?:(?:nos?|number)\b[^\p{L}]{0,4})?$/iu;

/** Of bare numbers, those behind a word that says what is numbered; all of them where none is. */
export function labelledPlaces({ text }: SpelledText, places: readonly Span[]): readonly Span[] {
  const named = places.filter(({ start }) => LABEL.test(text.slice(Math.max(0, start - 30), start)));
  return named.length > 0 ? named : places;
}
