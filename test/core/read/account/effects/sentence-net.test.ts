// The net hears words by what they mean, also such as stand in no labelled sentence.
import { describe, expect, test } from 'vitest';
import { phrasesOf } from '#core/language/phrases-of.ts';
import { NET_NAMES } from '#core/language/sentence-net-weights.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { scanTokens } from '#core/language/tokens.ts';
import { rulesOf } from '#core/read/account/effects/sentence-judge.ts';
import { heard, heardIn } from '#core/read/account/effects/sentence-net.ts';

function heardOf(text: string): number {
  const tokens = scanTokens(text);
  const words = wordsIn(tokens, 0, tokens.length);
  const phrases = phrasesOf(words);
  return heard(words, phrases, 'around', rulesOf(words, phrases));
}

describe('what is heard', () => {
  test.each([
    ['The barn and the ground it stands on stay with the seller.', 'The barn was painted by the seller.'],
    ['The strip beside the creek went to Hale in 1931.', 'The creek was named for Hale in 1931.'],
    ['Our brother keeps the corner by the well.', 'Our brother signed by the hand of the clerk.'],
  ])('%s speaks more for the land than: %s', (touching, harmless) => {
    expect(heardOf(touching)).toBeGreaterThan(heardOf(harmless) + 1);
  });

  test('a word in another of the same meaning changes little, one of another meaning much', () => {
    const [sold, vended, painted] = ['sold', 'auctioned', 'painted'].map((verb) =>
      heardOf(`The corner lot was ${verb} in 1931.`),
    );
    expect(Math.abs((sold ?? 0) - (vended ?? 0))).toBeLessThan(Math.abs((sold ?? 0) - (painted ?? 0)));
  });

  test.each(['', '.', 'xqzzt vrrb wqk', 'the '.repeat(2000)])('%j is heard as a number', (text) => {
    expect(Number.isFinite(heardOf(text))).toBe(true);
  });
});

test('every word of a sentence is heard once, with its sort and the phrase that it belongs to', () => {
  const tokens = scanTokens('Excepting one acre reserved for Amos Field, his heirs and assigns.');
  const words = wordsIn(tokens, 0, tokens.length);
  const told = heardIn(words, phrasesOf(words));
  expect(told.map(([, sort]) => sort)).toEqual(words.map(({ sort }) => sort));
  expect(told[0]).toEqual(['excepting', 'limit', 'small:LIMIT', 6]);
});

test('the table has each word once', () => {
  const words = NET_NAMES.words.split(' ');
  expect(new Set(words).size).toBe(words.length);
});
