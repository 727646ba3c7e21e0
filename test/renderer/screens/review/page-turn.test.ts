import { describe, expect, test } from 'vitest';
import { type Box, lineHeight, partedLines, type Turn, turnedBox } from '#renderer/screens/review/page-turn.ts';

const PAGE = { width: 600, height: 800 };
/** A line near the top left corner. */
const LINE: Box = [50, 40, 250, 52];

describe('a box on a page that is turned', () => {
  test.each<[Turn, Box]>([
    [0, LINE],
    [1, [748, 50, 760, 250]],
    [2, [350, 748, 550, 760]],
    [3, [40, 350, 52, 550]],
  ])('by %i quarters', (turn, box) => {
    expect(turnedBox(LINE, turn, PAGE)).toEqual(box);
  });

  test('comes back after four quarters', () => {
    const turned = { width: PAGE.height, height: PAGE.width };
    expect(turnedBox(turnedBox(LINE, 1, PAGE), 3, turned)).toEqual(LINE);
    expect(turnedBox(turnedBox(LINE, 2, PAGE), 2, PAGE)).toEqual(LINE);
  });

  test('tells the height of a line the way it is read', () => {
    expect(lineHeight(LINE, 2)).toBe(12);
    expect(lineHeight([40, 50, 52, 250], 1)).toBe(12);
  });
});

describe('the lines of a sentence that lean', () => {
  const UPPER: Box = [188, 582, 445, 593.5];
  const LOWER: Box = [129, 590.5, 446, 602];

  test('are lit once where their boxes overlap, upright and on their head', () => {
    const parted = [
      [188, 582, 445, 591],
      [129, 593, 446, 602],
    ];
    expect(partedLines([UPPER, LOWER], 0)).toEqual(parted);
    expect(partedLines([LOWER, UPPER], 2)).toEqual(parted.toReversed());
  });

  test('are parted across on a page that lies on its side', () => {
    expect(
      partedLines(
        [
          [582, 188, 593.5, 445],
          [590.5, 129, 602, 446],
        ],
        1,
      ),
    ).toEqual([
      [582, 188, 591, 445],
      [593, 129, 602, 446],
    ]);
  });

  test('stay whole where they stand apart, or are pieces of one line', () => {
    const apart: Box[] = [UPPER, [129, 604, 446, 615]];
    expect(partedLines(apart, 0)).toEqual(apart);
    const pieces: Box[] = [UPPER, [450, 583, 500, 594]];
    expect(partedLines(pieces, 0)).toEqual(pieces);
  });
});
