// What goes from one process to another comes out there as it went in.
import { expect, test } from 'vitest';
import { packLines, unpackLines } from '#core/language/text/packed-lines.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Line, Word } from '#core/schema/page.ts';

const wordOf = (text: string, more: Partial<Word> = {}): Word => ({
  text,
  box: [72.5, 96, 72.5 + text.length * 5.01, 108],
  confidence: 1,
  alternative: null,
  agreed: null,
  ...more,
});

test.each([
  ['no lines', []],
  ['lines without words', [{ words: [] }, { words: [] }]],
  [
    'words with their places',
    [{ words: [wordOf('thence'), wordOf('45°30′')] }, { words: [] }, { words: [wordOf('𝟓')] }],
  ],
  ['pasted text, which has no places', pagesOfText('thence North 10 feet;\n\nthence East')[0]!.lines],
] as [string, Line[]][])('%s', (_, lines) => {
  expect(unpackLines(structuredClone(packLines(lines)!))).toEqual(lines);
});

test.each([
  ['is not sure', { confidence: 0.9 }],
  ['two recognisers read', { agreed: true }],
  ['another reading stands beside', { alternative: '100' }],
  ['a character of it is in doubt', { doubts: [{ at: 0, chance: 0.8, others: [] }] }],
  ['was taken for another', { recognised: 'thenoe' }],
  ['was typed', { face: 'typed' }],
  ['has no place, beside one that has', { box: null }],
] as [string, Partial<Word>][])('a word that %s goes as it is', (_, more) => {
  expect(packLines([{ words: [wordOf('thence'), wordOf('200', more)] }])).toBeNull();
});
