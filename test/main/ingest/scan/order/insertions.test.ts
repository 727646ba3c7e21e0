// Words put in between the lines.
import { describe, expect, test } from 'vitest';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import { inkBetween } from '#main/ingest/scan/order/ink-between.ts';
import { insertionsAmong, withInsertions } from '#main/ingest/scan/order/insertions.ts';
import type { LineRead } from '#main/ingest/scan/words/line-words.ts';

const X_HEIGHT = 20;

function lineAt(y: number, from = 0, to = 1000): TextLine {
  return { from, to, x_height: X_HEIGHT, middleAt: () => y, by_hand: false };
}

function read(line: TextLine, text: string): LineRead {
  const words = text.split(' ').map((word, i) => ({
    text: word,
    characters: [],
    box: [line.from + i * 100, 0, line.from + i * 100 + 80, 10] as const,
    confidence: 1,
    agreed: null,
    alternative: null,
  }));
  return { line, words, unread: [] };
}

const textsOf = (lines: readonly LineRead[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('words between two lines', () => {
  const page = [
    read(lineAt(100), 'thence along the road to a stone and then'),
    read(lineAt(180), 'thence N 19° W 413.23 feet to an iron'),
    read(lineAt(260), 'pin found by the said surveyor in the year'),
    read(lineAt(145, 420, 520), '447.23'),
  ];

  test('are put in where they stand', () => {
    const insertions = insertionsAmong(page);
    expect(insertions.map(({ inserted }) => inserted)).toEqual([page[3]]);
    expect(textsOf(withInsertions(page, insertions))).toContain('thence N 19° W 413.23 447.23 feet to an iron');
  });

  test('are not the short last line of a paragraph', () => {
    const paragraph = [
      ...page.slice(0, 3),
      read(lineAt(300, 0, 200), 'of grace'),
      read(lineAt(420), 'ALSO all that other lot of ground there'),
    ];
    expect(insertionsAmong(paragraph)).toEqual([]);
  });

  test('are not the short ends of lines where every other line is one', () => {
    const wrapped = [
      read(lineAt(100), 'Beginning at an iron pin and running thence South'),
      read(lineAt(145, 0, 200), 'East, 544.50 feet'),
      read(lineAt(190), 'to an iron pin and running thence North along it'),
      read(lineAt(235, 0, 200), '544.50 feet'),
      read(lineAt(280), 'to the point of beginning, containing five acres'),
    ];
    expect(insertionsAmong(wrapped)).toEqual([]);
  });

  test('are not a fill-in that stands a little above its line', () => {
    expect(insertionsAmong([...page.slice(0, 3), read(lineAt(170, 420, 520), '447.23')])).toEqual([]);
  });
});

describe('ink between two lines', () => {
  const picture = () => ({ width: 1000, height: 300, grey: new Uint8Array(300_000).fill(255) });
  const lines = [lineAt(60), lineAt(150)];

  test('of the size of a letter is told', () => {
    const page = picture();
    for (let y = 95; y < 112; y++) page.grey.fill(0, y * 1000 + 500, y * 1000 + 512);
    expect(inkBetween(page, lines)).toEqual([[500, 95, 511, 111]]);
  });

  test('as high as the gap is told where it is as wide and dark as a letter', () => {
    const page = picture();
    for (let y = 80; y < 125; y++) page.grey.fill(0, y * 1000 + 500, y * 1000 + 514);
    expect(inkBetween(page, lines)).toHaveLength(1);
  });

  test('that is a speck, a rule or a stroke through both lines is not', () => {
    const page = picture();
    page.grey.fill(0, 100 * 1000 + 300, 100 * 1000 + 303);
    for (let y = 98; y < 101; y++) page.grey.fill(0, y * 1000 + 400, y * 1000 + 900);
    for (let y = 40; y < 170; y++) page.grey.fill(0, y * 1000 + 200, y * 1000 + 203);
    expect(inkBetween(page, lines)).toEqual([]);
  });
});
