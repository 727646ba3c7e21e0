// Nouns that a number names one of: the 4 of "Lot 4" measures nothing.
import { wordSet } from '#core/language/word-set.ts';

const NUMBERED = wordSet(
  'lot lots section sections sec block blocks parcel tract no nos number page book route highway hwy unit phase abstract district plat map volume township townships twp range ranges rge survey pier monument post house apartment station corner ward school mark certificate warrant grant claim entry patent deed liber instrument document file drawing sheet',
);

/** Words that a number names one of, so that it measures nothing. */
export function isNumbered(word: string): boolean {
  return NUMBERED.has(word);
}
