import { describe, expect, test } from 'vitest';
import type { DocumentWords } from '#core/schema/local.ts';
import { findHits, pagesOfPasted, pagesOfWords } from '#renderer/screens/review/read-pages.ts';

type Line = DocumentWords['pages'][number]['lines'][number];

/** Words of one line, ten points to the letter. */
const line = (top: number, ...words: string[]): Line => {
  let left = 100;
  return {
    words: words.map((text) => {
      const from = left;
      left += 10 * text.length + 10;
      return { text, box: [from, top, from + 10 * text.length, top + 12] };
    }),
  };
};
const WORDS: DocumentWords = {
  pages: [
    { number: 1, lines: [line(100, 'Beginning', 'at', 'an', 'iron'), line(120, 'pin;', 'THENCE', 'North')] },
    { number: 2, lines: [line(100, 'thence', 'South')] },
  ],
};
const found = (sought: string) => findHits(pagesOfWords(WORDS), sought);

describe('words looked for', () => {
  test('are found on every page, whatever the case, each with its box', () => {
    expect(found('thence')).toMatchObject([
      { page: 1, boxes: [[150, 120, 210, 132]] },
      { page: 2, boxes: [[100, 100, 160, 112]] },
    ]);
  });

  test('that run over the end of a line have a box on both', () => {
    expect(found('iron pin')[0]?.boxes).toEqual([
      [260, 100, 300, 112],
      [100, 120, 130, 132],
    ]);
  });

  test('are lit by their letters where they are a part of a word', () => {
    expect(found('nor')[0]?.boxes).toEqual([[220, 120, 250, 132]]);
  });

  test('stand in the text of their page', () => {
    const [first] = pagesOfWords(WORDS);
    const [hit] = found('THENCE North');
    expect(first?.text.slice(hit?.start, hit?.end)).toBe('THENCE North');
  });

  test.each([1, 2, 3] as const)('are lit the way the page runs that is turned by %d quarters', (turn) => {
    const upward: Line = { words: [{ text: 'ab', box: [100, 100, 120, 200] }] };
    const across: Line = { words: [{ text: 'ab', box: [100, 100, 200, 120] }] };
    const pages = pagesOfWords({ pages: [{ number: 1, turn, lines: [turn === 2 ? across : upward] }] });
    const first = { 1: [100, 150, 120, 200], 2: [150, 100, 200, 120], 3: [100, 100, 120, 150] }[turn];
    expect(findHits(pages, 'a')[0]?.boxes).toEqual([first]);
  });

  test('are signs as they stand, and nothing is found of nothing', () => {
    expect(findHits(pagesOfPasted('costs $5.00 (five)'), '$5.00 (')).toHaveLength(1);
    expect(findHits(pagesOfPasted('costs $5x00'), '5.00')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  test('are found in pasted text page by page', () => {
    expect(findHits(pagesOfPasted('a stone\fa\nstone'), 'a stone').map(({ page }) => page)).toEqual([1, 2]);
  });
});
