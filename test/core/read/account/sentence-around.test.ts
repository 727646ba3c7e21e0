// As much of its sentence as is heard with a figure, a place or a direction.
import { expect, test } from 'vitest';
import { scanTokens } from '#core/language/tokens.ts';
import { sentenceAround } from '#core/read/account/sentence-around.ts';

const around = (words: string, figure: string): string => {
  const tokens = scanTokens(words);
  const from = tokens.findIndex(({ text }) => text === figure);
  const sentence = sentenceAround(tokens, { from, to: from + 1 });
  return tokens
    .slice(sentence.from, sentence.to)
    .map(({ text }) => text)
    .join(' ');
};

test('its own sentence', () => {
  expect(around('The land was sold. It came out of 40 acres of Cole. Witness my hand.', '40')).toBe(
    'it came out of 40 acres of cole .',
  );
});

test('of a long one the words beside it', () => {
  const words = `${'and so on '.repeat(40)}with 40 acres ${'and so forth '.repeat(40)}`;
  const heard = around(words, '40').split(' ');
  expect(heard.length).toBe(71);
  expect(heard[40]).toBe('40');
});
