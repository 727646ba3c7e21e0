// A text by its letters and figures alone, so that words are found in it whatever signs and breaks stand among them.
import type { Span } from '#core/language/text/text-line.ts';

export interface SpelledText {
  readonly signs: string;
  /** The place in the text of each sign. */
  readonly places: Uint32Array;
  readonly text: string;
}

const SIGN = /[\p{L}\p{N}]/u;
/** Whatever is neither a letter nor a figure; half of a sign that takes two is neither. */
const NO_SIGNS = /(?:[^\p{L}\p{N}]|[\u{10000}-\u{10ffff}])+/gu;
const NO_PLAIN_SIGNS = /[^a-z\d]+/gi;
const PLAIN = /^[\0-\x7f]*$/;

export function spelledTextOf(text: string): SpelledText {
  const places = new Uint32Array(text.length);
  const isPlain = PLAIN.test(text);
  let count = 0;
  for (let at = 0; at < text.length; at += 1)
    if (isPlain ? isPlainSign(text.charCodeAt(at)) : isSign(text, at)) {
      places[count] = at;
      count += 1;
    }
  const signs = text.replace(isPlain ? NO_PLAIN_SIGNS : NO_SIGNS, '');
  return { signs: isPlain ? signs.toLowerCase() : loweredBySign(signs), places, text };
}

const isSign = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code < 128 ? isPlainSign(code) : SIGN.test(text[at] ?? '');
};

/** A letter or a figure of those that deeds are written in. */
const isPlainSign = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** Each by itself, so that as many stand there as before. */
const loweredBySign = (signs: string): string =>
  signs.replace(/[^\0-\x7f]|[A-Z]/g, (sign) => sign.toLowerCase().slice(0, 1));

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
