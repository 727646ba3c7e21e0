// Words in the margin beside running text.
import { describe, expect, test } from 'vitest';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import { marginWordsAmong } from '#main/ingest/scan/order/margin-words.ts';
import type { LineRead } from '#main/ingest/scan/words/line-words.ts';

const X_HEIGHT = 20;

function read(y: number, text: string, from = 200, to = 1200): LineRead {
  const line: TextLine = { from, to, x_height: X_HEIGHT, middleAt: () => y, by_hand: false };
  const words = text.split(' ').map((word, i) => ({
    text: word,
    characters: [],
    box: [from + i * 100, y - 10, from + i * 100 + 80, y + 10] as const,
    confidence: 1,
    agreed: null,
    alternative: null,
  }));
  return { line, words, unread: [] };
}

const TEXT = [
  read(100, 'Beginning at an iron pin and running thence South'),
  read(180, 'thence N 19° W 413.23 feet to an iron pin'),
  read(260, 'found by the said surveyor in the year 1920'),
  read(340, 'and thence with the road to the place of'),
  read(420, 'beginning, containing five acres.', 200, 700),
  read(500, 'Being the same land that was conveyed to him'),
];

const toldWith = (...more: LineRead[]) =>
  marginWordsAmong([...TEXT, ...more]).map(({ words }) => words.map(({ text }) => text).join(' '));

describe('words in a margin', () => {
  test.each([
    ['left of it, level with a line', 260, 20, 120],
    ['left of it, between two lines', 220, 20, 120],
    ['right of it', 260, 1260, 1360],
  ])('of the text, %s, are told', (_, y, from, to) => {
    expect(toldWith(read(y, '447.23', from, to))).toEqual(['447.23']);
  });

  test.each([
    ['a label before a paragraph', read(500, 'SECOND:', 20, 160)],
    ['the number of a clause', read(260, '13.', 100, 140)],
    ['a bracket', read(260, ')', 100, 110)],
    ['a heading over the text', read(20, 'DEED', 20, 120)],
    ['what stands below the text', read(580, 'Notary', 20, 120)],
    ['a fill-in at the end of a short line', read(420, 'more', 760, 860)],
    ['a speck', { ...read(260, 'i', 20, 28), line: { ...read(260, 'i', 20, 28).line, x_height: 6 } }],
  ])('are not %s', (_, other) => {
    expect(toldWith(other)).toEqual([]);
  });

  test('are not a column of line numbers', () => {
    expect(toldWith(...[100, 180, 260, 340, 420].map((y, i) => read(y, String(i + 1), 100, 120)))).toEqual([]);
  });
});
