// Words of the language against single letters in doubt: "horeby" is "hereby" where the o may as well be an e. Figures,
// short words and names are left as they were seen.
import { readFileSync } from 'node:fs';
import { type Character, textOf } from '#main/ingest/scan/words/characters.ts';
import { modelFile } from '#main/networks/networks.ts';

interface Lexicon {
  common: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

let lexicon: Lexicon | null = null;

function lexiconOf(): Lexicon {
  if (lexicon !== null) return lexicon;
  const [first = '', rest = ''] = readFileSync(modelFile('words.txt'), 'utf8').split('\n\n');
  const common = first.split('\n').filter((word) => !word.startsWith('#'));
  lexicon = { common: new Set(common), all: new Set([...common, ...rest.trim().split('\n')]) };
  return lexicon;
}

/** How much less likely than what was seen a word of the language may be, as a ratio of chances. */
const LEAST_RATIO = 0.03;
/** Names look like words: only common ones are taken for a capital word, and only when about as likely. */
const LEAST_RATIO_OF_NAMES = 0.15;
const LEAST_LETTERS = 3;
const MOST_DOUBTED = 4;

/** The characters with those letters changed that make it a word, or null where it is one, or none is near. */
export function mendedWord(characters: readonly Character[]): Character[] | null {
  const { from, to } = lettersOf(characters);
  const letters = characters.slice(from, to);
  const word = textOf(letters);
  if (letters.length < LEAST_LETTERS || !(hasStrayDigit(word) || /^[a-z]+$/i.test(word))) return null;
  if (isKnown(word) || !(hasWordCase(word) || hasStrayDigit(word))) return null;
  const isName = /^[A-Z]/.test(word);
  const { common, all } = lexiconOf();
  const known = isName ? common : all;
  const best = likeliest(letters, known, isName ? LEAST_RATIO_OF_NAMES : LEAST_RATIO);
  return best === null ? null : [...characters.slice(0, from), ...best, ...characters.slice(to)];
}

/** One figure among letters that are no word without it, as in "1ands"; "1and" may be two words run together. */
export function hasStrayDigit(word: string): boolean {
  if (!/^[a-z]*\d[a-z]*$/i.test(word) || word.length <= LEAST_LETTERS) return false;
  return word.split(/\d/).every((part) => part === '' || !isKnown(part));
}

export function isKnown(word: string): boolean {
  return lexiconOf().all.has(word.toLowerCase());
}

/** Without the marks of the sentence around the word. */
export function bareOf(text: string): string {
  return text.replace(/^[^a-z0-9]+|[^a-z0-9]+$/gi, '');
}

function lettersOf(characters: readonly Character[]): { from: number; to: number } {
  let [from, to] = [0, characters.length];
  while (from < to && !/[a-z0-9]/i.test(characters[from]?.text ?? '')) from++;
  while (to > from && !/[a-z0-9]/i.test(characters[to - 1]?.text ?? '')) to--;
  return { from, to };
}

function hasWordCase(word: string): boolean {
  return /^([A-Z]?[a-z]+|[A-Z]+)$/.test(word);
}

interface Candidate {
  letters: Character[];
  ratio: number;
}

function likeliest(letters: readonly Character[], known: ReadonlySet<string>, least: number): Character[] | null {
  const doubted = letters
    .map((letter, index) => ({ index, chance: /\d/.test(letter.text) ? 0 : letter.chance }))
    .sort((a, b) => a.chance - b.chance)
    .slice(0, MOST_DOUBTED)
    .map(({ index }) => index);
  let candidates: Candidate[] = [{ letters: [...letters], ratio: 1 }];
  for (const index of doubted) {
    const more = candidates.flatMap((candidate) => changed(candidate, index, least));
    candidates = [...candidates, ...more];
  }
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    const word = textOf(candidate.letters);
    if (!hasWordCase(word) || !known.has(word.toLowerCase())) continue;
    if (best === null || candidate.ratio > best.ratio) best = candidate;
  }
  return best?.letters ?? null;
}

/** The candidate with another letter in that place, for each that is likely enough. */
function changed({ letters, ratio }: Candidate, index: number, least: number): Candidate[] {
  const letter = letters[index];
  if (letter === undefined) return [];
  return letter.others.flatMap(({ text, chance }) => {
    const changedRatio = (ratio * chance) / letter.chance;
    if (changedRatio < least || !/^[a-z]$/i.test(text)) return [];
    const others = [{ text: letter.text, chance: letter.chance }, ...letter.others.filter((o) => o.text !== text)];
    return [{ letters: letters.with(index, { ...letter, text, chance, others }), ratio: changedRatio }];
  });
}
