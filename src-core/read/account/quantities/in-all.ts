// "Containing in all 0.5065 acres" behind the last course of one of several tracts: that tract's own, where another follows or says the same.
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';

const isContaining = oncePerToken((word) => word.startsWith('contain'));

/** Where the words begin, each behind the words that come back to a beginning. */
const placesIn = oncePer((tokens: readonly Token[]): readonly number[] =>
  placesWhere(tokens, isContaining).flatMap((at) => {
    if (textAt(tokens, at + 1) !== 'in' || textAt(tokens, at + 2) !== 'all') return [];
    let before = at - 1;
    while (/^(?:,|;|and)$/.test(textAt(tokens, before))) before -= 1;
    return /^(?:beginning|commencement|began)$/.test(textAt(tokens, before)) ? [at] : [];
  }),
);

/** `next` is where the next tract begins. */
export function isOwnInAll(tokens: readonly Token[], from: number, to: number, next: number): boolean {
  const places = placesIn(tokens);
  return places.some((at) => at >= from && at < to) && (places.length > 1 || next < tokens.length);
}
