// Ordinary words that only look like words of deeds that were spoilt.

import { wordSet } from '#core/language/word-set.ts';
import { ORDINARY_WORDS } from '#core/language/words/ordinary-words.ts';

const WORDS = wordSet(ORDINARY_WORDS);

export function isOrdinary(word: string): boolean {
  return WORDS.has(word);
}
