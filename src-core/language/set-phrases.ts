// Set phrases found in the text: "more or less", "right of way", "party of the first part".
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { PHRASES } from '#core/language/words/phrases.ts';
import type { Sort } from '#core/language/words/word-list.ts';

interface Phrase {
  /** For each place the words that may stand there. */
  readonly places: readonly (readonly string[])[];
  readonly sort: Sort;
}

/** By the first word, and by the second; those of one word stand under none. */
const PHRASES_BY_WORDS: ReadonlyMap<string, ReadonlyMap<string, readonly Phrase[]>> = phrasesByWords();
const SECOND_WORDS = new Set([...PHRASES_BY_WORDS.values()].flatMap((own) => [...own.keys()]));

/** The longest first. */
function phrasesByWords(): Map<string, Map<string, Phrase[]>> {
  const found = new Map<string, Map<string, Phrase[]>>();
  for (const [sort, phrases] of PHRASES)
    for (const phrase of phrases.split(';')) {
      const places = phrase
        .trim()
        .split(/\s+/)
        .map((words) => words.split('|'));
      for (const first of places[0] ?? []) {
        const own = found.get(first) ?? new Map<string, Phrase[]>();
        for (const second of places[1] ?? ['']) own.set(second, [...(own.get(second) ?? []), { places, sort }]);
        found.set(first, own);
      }
    }
  for (const own of found.values())
    for (const phrases of own.values()) phrases.sort((a, b) => b.places.length - a.places.length);
  return found;
}

interface Standing {
  readonly sort: Sort;
  /** In tokens. */
  readonly length: number;
}

interface Opened {
  readonly bySecond: ReadonlyMap<string, readonly Phrase[]>;
  readonly alone: Standing | null;
}

const phrasesOpened = oncePerToken((word): Opened | null => {
  const bySecond = PHRASES_BY_WORDS.get(word);
  const alone = bySecond?.get('')?.[0];
  return bySecond === undefined
    ? null
    : { bySecond, alone: alone === undefined ? null : { sort: alone.sort, length: 1 } };
});
const maySecond = oncePerToken((word) => SECOND_WORDS.has(word));

/** What the phrases are that a word opens. */
export function sortsOpened(word: string): Sort[] {
  return [...(PHRASES_BY_WORDS.get(word)?.values() ?? [])].flatMap((phrases) => phrases.map(({ sort }) => sort));
}

/** The phrase that begins at the token, and how many tokens it takes; hyphens between its words do not part it. */
export function setPhraseAt(tokens: readonly Token[], at: number, to: number): Standing | null {
  const first = tokens[at];
  const own = first === undefined ? null : phrasesOpened(first);
  if (own === null) return null;
  const known = standingIn(tokens);
  known[at] ??= standingAt(tokens, at, own);
  for (const phrase of known[at]) if (at + phrase.length <= to) return phrase;
  return own.alone;
}

/** By the tokens that they begin at, found once for all passages. */
const standingIn = oncePer((tokens: readonly Token[]) => new Array<readonly Standing[] | undefined>(tokens.length));
const NONE: readonly Standing[] = [];

/** Phrases of more than a word, the longest first. */
function standingAt(tokens: readonly Token[], at: number, { bySecond }: Opened): readonly Standing[] {
  const second = tokens[at + 1]?.text === '-' ? tokens[at + 2] : tokens[at + 1];
  if (second === undefined || (second.kind === 'word' && !maySecond(second))) return NONE;
  const phrases = bySecond.get(second.text);
  if (phrases === undefined) return NONE;
  return phrases.flatMap(({ places, sort }) => {
    const length = lengthAt(tokens, at, places);
    return length > 0 ? { sort, length } : [];
  });
}

/** In tokens; 0 where the phrase does not stand there. */
function lengthAt(tokens: readonly Token[], at: number, places: Phrase['places']): number {
  let next = at;
  for (const words of places) {
    if (tokens[next]?.text === '-' && next > at) next += 1;
    if (!words.includes(tokens[next]?.text ?? '')) return 0;
    next += 1;
  }
  return next - at;
}
