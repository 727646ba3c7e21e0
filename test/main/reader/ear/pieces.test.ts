// How a sentence is cut for the ear.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelFile } from '#main/networks/networks.ts';
import { piecesIn } from '#main/reader/ear/pieces.ts';

const list = readFileSync(modelFile('ear-pieces.txt'), 'utf8').trimEnd().split('\n');
const said = (text: string, most = 50): string =>
  piecesIn(text, most)
    .map((place) => list[place])
    .join(' ');

test.each([
  ['SAVE and Except the Cemetery;', 'save and except the cemetery ;'],
  ["the widow's third", "the widow ' s third"],
  ['the façade', 'the facade'],
])('%s', (text, pieces) => {
  expect(said(text)).toBe(pieces);
});

test('a word that the list does not have is told by its pieces', () => {
  const pieces = said('Yoxtheimer').split(' ');
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.map((piece) => piece.replace('##', '')).join('')).toBe('yoxtheimer');
});

test('a letter of no alphabet that it knows is one unknown word', () => {
  expect(said('the 土地 lot')).toMatch(/^the \[UNK\].* lot$/);
});

test('a word without end is one unknown word, and of a long text the beginning is heard', () => {
  expect(said('x'.repeat(5000))).toBe('[UNK]');
  expect(piecesIn('land '.repeat(1000), 190)).toHaveLength(190);
});
