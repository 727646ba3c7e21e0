// A text by its letters and figures alone, so that words are found in it whatever signs and breaks stand among them.
import { firstFrom } from '#core/language/first-from.ts';
import type { Span } from '#core/language/text/text-line.ts';

export interface SpelledText {
  readonly signs: string;
  /** The place of each sign in the text that this is a part of. */
  readonly places: Uint32Array;
  readonly text: string;
  /** Where the text begins in that one. */
  readonly from: number;
}

/** A letter or a figure; half of a sign that takes two is neither. */
const SIGN = /[\p{L}\p{N}]/u;
const PLAIN_SIGNS = Uint8Array.from({ length: 128 }, (_, code) => (SIGN.test(String.fromCharCode(code)) ? 1 : 0));

export function spelledTextOf(text: string): SpelledText {
  const places = new Uint32Array(text.length);
  const codes = new Uint16Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // The alphabets of the world are asked only where a sign is of none of ours.
    if (code > 127 ? !SIGN.test(text[at] ?? '') : PLAIN_SIGNS[code] === 0) continue;
    places[count] = at;
    codes[count] = code;
    count += 1;
  }
  let signs = '';
  for (let at = 0; at < count; at += MOST_AT_ONCE)
    signs += Reflect.apply(String.fromCharCode, null, codes.subarray(at, Math.min(count, at + MOST_AT_ONCE)));
  return { signs: lowered(signs), places: places.subarray(0, count), text, from: 0 };
}

/** A function takes no more at one go. */
const MOST_AT_ONCE = 4096;

/** As many signs as before: where one becomes two, each by itself. */
function lowered(signs: string): string {
  const small = signs.toLowerCase();
  return small.length === signs.length ? small : signs.replace(/./g, (sign) => sign.toLowerCase().slice(0, 1));
}

/** A part of a whole text as it would be spelled by itself. */
export function spelledWithin({ signs, places, text }: SpelledText, { start, end }: Span): SpelledText {
  const [first, last] = [firstFrom(places, start), firstFrom(places, end)];
  return {
    signs: signs.slice(first, last),
    places: places.subarray(first, last),
    text: text.slice(start, end),
    from: start,
  };
}

/** A fact that stands in more places than this is no fact of the document alone. */
const MOST_PLACES = 40;

/** Where whole words spell the fact, in order. */
export function placesOf({ signs, places, text, from }: SpelledText, fact: string): Span[] {
  const wanted = spelledTextOf(fact).signs;
  const found: Span[] = [];
  if (wanted === '') return found;
  for (let at = signs.indexOf(wanted); at >= 0 && found.length < MOST_PLACES; at = signs.indexOf(wanted, at + 1)) {
    const start = (places[at] ?? from) - from;
    const end = (places[at + wanted.length - 1] ?? start + from) - from + 1;
    if (!SIGN.test(text.charAt(start - 1)) && !SIGN.test(text.charAt(end))) found.push({ start, end });
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
