// Nouns that a number names one of: the 4 of "Lot 4" measures nothing.
const NUMBERED = new Set(
  'lot lots section sections sec block blocks parcel tract no nos number page book route highway hwy unit phase abstract district plat map volume township townships twp range ranges rge'.split(
    ' ',
  ),
);

/** Words that a number names one of, so that it measures nothing. */
export function isNumbered(word: string): boolean {
  return NUMBERED.has(word);
}
