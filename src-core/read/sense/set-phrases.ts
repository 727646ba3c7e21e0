// Set phrases found in the text: "more or less", "right of way", "party of the first part".
import type { Sort } from '#core/read/sense/lexicon.ts';
import { PHRASES } from '#core/read/sense/words/phrases.ts';
import type { Token } from '#core/read/tokens.ts';

interface Phrase {
  /** For each place the words that may stand there. */
  readonly places: readonly (readonly string[])[];
  readonly sort: Sort;
}

const BY_FIRST: ReadonlyMap<string, readonly Phrase[]> = phrasesByFirst();
/** What may stand behind a word that opens phrases, and mostly opens none; anything may behind one that is a phrase alone. */
const SECONDS = new Map(
  [...BY_FIRST].map(([first, phrases]) => [
    first,
    phrases.some(({ places }) => places.length === 1)
      ? null
      : new Set(phrases.flatMap(({ places }) => places[1] ?? [])),
  ]),
);

/** The longest first. */
function phrasesByFirst(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const [sort, phrases] of PHRASES)
    for (const phrase of phrases.split(';')) {
      const places = phrase
        .trim()
        .split(/\s+/)
        .map((words) => words.split('|'));
      for (const first of places[0] ?? [])
        if (first !== '') found.set(first, [...(found.get(first) ?? []), { places, sort }]);
    }
  for (const phrases of found.values()) phrases.sort((a, b) => b.places.length - a.places.length);
  return found;
}

/** The phrase that begins at the token, and how many tokens it takes; hyphens between its words do not part it. */
export function setPhraseAt(tokens: readonly Token[], at: number, to: number): { sort: Sort; length: number } | null {
  const first = tokens[at]?.text ?? '';
  const seconds = SECONDS.get(first);
  if (seconds === undefined) return null;
  const second = tokens[at + 1]?.text === '-' ? tokens[at + 2] : tokens[at + 1];
  if (seconds !== null && !seconds.has(second?.text ?? '')) return null;
  for (const { places, sort } of BY_FIRST.get(first) ?? []) {
    const end = phraseEnd(tokens, at, to, places);
    if (end > 0) return { sort, length: end - at };
  }
  return null;
}

/** The token behind the phrase, or 0 where it is another. */
function phraseEnd(tokens: readonly Token[], at: number, to: number, places: Phrase['places']): number {
  let next = at;
  for (const words of places) {
    if (tokens[next]?.text === '-' && next > at) next += 1;
    if (next >= to || !words.includes(tokens[next]?.text ?? '')) return 0;
    next += 1;
  }
  return next;
}
