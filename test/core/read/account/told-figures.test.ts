// Which figures and places beside the courses are not the land's, and as much of their sentence as is heard with them.
import { expect, test } from 'vitest';
import { scanTokens } from '#core/language/tokens.ts';
import { sentenceOf } from '#core/read/account/told-figures.ts';

const around = (words: string, figure: string): string => {
  const tokens = scanTokens(words);
  const from = tokens.findIndex(({ text }) => text === figure);
  const sentence = sentenceOf(tokens, { from, to: from + 1 });
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
