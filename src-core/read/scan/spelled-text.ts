// A text by its letters and figures alone, so that words are found in it whatever signs and breaks stand among them.
import type { Span } from '#core/language/text/text-line.ts';

export interface SpelledText {
  readonly signs: string;
  /** The place in the text of each sign. */
  readonly places: readonly number[];
  readonly text: string;
}

const SIGN = /[\p{L}\p{N}]/u;

export function spelledTextOf(text: string): SpelledText {
  const places: number[] = [];
  const signs: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (!SIGN.test(sign)) continue;
    signs.push(sign.toLowerCase().slice(0, 1));
    places.push(at);
  }
  return { signs: signs.join(''), places, text };
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
