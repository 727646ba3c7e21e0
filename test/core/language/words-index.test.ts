// Where each word of a text stands.
import { expect, test } from 'vitest';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { scanTokens, textAt } from '#core/language/tokens.ts';
import { hasWord, placesWhere, placesWithin } from '#core/language/words-index.ts';

const tokens = scanTokens('Thence along the line of Tract 2 to a corner of the tract; the line, 2 tract.');
const isMeant = oncePerToken((word) => word === 'tract' || word === 'line');

test('the words that are meant are told in the order of the text, whichever they are', () => {
  expect(placesWhere(tokens, isMeant).map((at) => textAt(tokens, at))).toEqual([
    'line',
    'tract',
    'tract',
    'line',
    'tract',
  ]);
});

test('figures and marks are no words', () => {
  const isNoWord = oncePerToken((word) => word === '2' || word === ';');
  expect(placesWhere(tokens, isNoWord)).toEqual([]);
});

test('of a passage only its own words are told', () => {
  const [line = 0, first = 0, second = 0] = placesWhere(tokens, isMeant);
  expect(placesWithin(tokens, line + 1, second, isMeant)).toEqual([first]);
  expect(hasWord(tokens, line + 1, first, isMeant)).toBe(false);
  expect(hasWord(tokens, line + 1, first + 1, isMeant)).toBe(true);
});

test('a question that is first asked when the text was searched for others is answered too', () => {
  const isCorner = oncePerToken((word) => word === 'corner');
  expect(placesWhere(tokens, isCorner).map((at) => textAt(tokens, at))).toEqual(['corner']);
});

test('a list of tokens is asked before its first for nothing', () => {
  expect(textAt(tokens, -1)).toBe('');
  expect(textAt(tokens, tokens.length)).toBe('');
});

test('a word that a hostile text says over and over is told each time', () => {
  const said = scanTokens('line '.repeat(150_000));
  expect(placesWhere(said, isMeant).length).toBe(150_000);
});
