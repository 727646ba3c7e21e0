// Words of the language against letters in doubt.
import { expect, test } from 'vitest';
import type { Character } from '#main/ingest/scan/words/characters.ts';
import { mendedWord } from '#main/ingest/scan/words/lexicon.ts';

/** The word with one letter in doubt: its index, its chance, and what else it may be. */
function seen(word: string, at: number, chance: number, other: string, otherChance: number): Character[] {
  return [...word].map((text, i) => ({
    text,
    chance: i === at ? chance : 0.999,
    others: i === at ? [{ text: other, chance: otherChance }] : [],
    face: 'typed',
    from: 10 * i,
    to: 10 * i + 10,
    lost_before: null,
    lost_after: null,
  }));
}

const textOf = (characters: Character[] | null) => characters?.map(({ text }) => text).join('') ?? null;

test.each([
  ['horeby', 1, 0.6, 'e', 0.3, 'hereby'],
  ['(thenco,', 6, 0.7, 'e', 0.2, '(thence,'],
  ['BEGINNIMG', 7, 0.5, 'N', 0.4, 'BEGINNING'],
  ['1ands', 0, 0.6, 'l', 0.3, 'lands'],
  ['particu1arly', 7, 0.7, 'l', 0.2, 'particularly'],
] as const)('%s becomes a word', (word, at, chance, other, otherChance, mended) => {
  expect(textOf(mendedWord(seen(word, at, chance, other, otherChance)))).toBe(mended);
});

test.each([
  ['a word as it is', 'thence', 1, 0.6, 'e', 0.3],
  ['a letter that is certain', 'horeby', 1, 0.998, 'e', 0.001],
  ['a figure', '1O5', 1, 0.5, '0', 0.4],
  ['a name that is nearly a word', 'Rubis', 4, 0.9, 'n', 0.05],
  ['two letters', 'oi', 1, 0.5, 'f', 0.4],
  ['a figure that runs into a word', '1and', 0, 0.6, 'l', 0.3],
  ['a lot', 'A1', 1, 0.5, 'l', 0.4],
  ['an ordinal', '11th', 1, 0.5, 'l', 0.4],
  ['a figure that is certain', '1ands', 0, 0.998, 'l', 0.001],
] as const)('%s is left', (_, word, at, chance, other, otherChance) => {
  expect(mendedWord(seen(word, at, chance, other, otherChance))).toBeNull();
});

test('the letter that was seen stays among what the new one may be', () => {
  const letter = mendedWord(seen('horeby', 1, 0.6, 'e', 0.3))?.[1];
  expect(letter).toMatchObject({ text: 'e', chance: 0.3, others: [{ text: 'o', chance: 0.6 }] });
});
