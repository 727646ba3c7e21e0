// Every word that the guard knows, once: what it may be as a small word, as a noun and as a verb.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { DEED_WORDS } from '#core/language/words/deed-words.ts';
import { LAND_WORDS } from '#core/language/words/land-words.ts';
import { SMALL_WORDS } from '#core/language/words/small-words.ts';
import { VERBS } from '#core/language/words/verbs.ts';
import type { Sort } from '#core/language/words/word-list.ts';

export interface Entry {
  small: Sort | undefined;
  noun: Sort | undefined;
  verb: Sort | undefined;
  /** A small word that is one in any place. */
  isPlain: boolean;
}

/** Small words that are something else beside others: "No. 4", "to be run", "any person whatever". */
const TOLD_BY_PLACE = new Set(['since', 'no', 'be', 'whatever']);

function listed(words: string | undefined): string[] {
  return (words ?? '').split(/\s+/).filter((word) => word !== '');
}

function pluralOf(noun: string): string {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

function formsOf(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const twice = /(?:[^aeiou][aeiou][bdglmnprt]|quit|fer)$/.test(verb)
    ? [`${verb}${verb.at(-1)}ed`, `${verb}${verb.at(-1)}ing`]
    : [];
  const going = verb.endsWith('ie') ? `${verb.slice(0, -2)}ying` : `${stem}ing`;
  return [verb, pluralOf(verb), past, going, ...(verb.endsWith('ee') ? [`${verb}ing`] : []), ...twice];
}

function lexiconOf(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const enter = (word: string, as: 'small' | 'noun' | 'verb', sort: Sort): void => {
    // Each of the same make: they are looked into for every word.
    const entry = entries.get(word) ?? { small: undefined, noun: undefined, verb: undefined, isPlain: false };
    entry[as] ??= sort;
    entries.set(word, entry);
  };
  for (const { sort, plain } of SMALL_WORDS) for (const word of listed(plain)) enter(word, 'small', sort);
  for (const { sort, nouns, plain } of [...LAND_WORDS, ...DEED_WORDS]) {
    for (const noun of listed(nouns)) for (const word of [noun, pluralOf(noun)]) enter(word, 'noun', sort);
    for (const word of listed(plain)) enter(word, 'noun', sort);
  }
  for (const { sort, plain } of VERBS) for (const word of listed(plain)) enter(word, 'verb', sort);
  for (const { sort, verbs } of VERBS)
    for (const verb of listed(verbs)) for (const word of formsOf(verb)) enter(word, 'verb', sort);
  for (const [word, entry] of entries)
    entry.isPlain = entry.noun === undefined && entry.verb === undefined && !TOLD_BY_PLACE.has(word);
  return entries;
}

const LEXICON: ReadonlyMap<string, Readonly<Entry>> = lexiconOf();

export function entryOf(word: string): Readonly<Entry> | undefined {
  return LEXICON.get(word);
}

/** Of a token, without looking it up again. */
export const findEntry: (token: Token) => Readonly<Entry> | null = oncePerToken((word) => LEXICON.get(word) ?? null);

/** Whether deeds are told in the word. */
export function isKnownWord(word: string): boolean {
  return LEXICON.has(word);
}
