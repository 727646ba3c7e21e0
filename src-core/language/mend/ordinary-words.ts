// Ordinary words that only look like words of deeds that were spoilt.
import { ORDINARY_WORDS } from '#core/language/words/ordinary-words.ts';

const WORDS: ReadonlySet<string> = new Set(ORDINARY_WORDS.split(' '));

export function isOrdinary(word: string): boolean {
  return WORDS.has(word);
}
