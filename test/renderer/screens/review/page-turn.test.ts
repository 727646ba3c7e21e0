import { describe, expect, test } from 'vitest';
import { type Box, lineHeight, type Turn, turnedBox } from '#renderer/screens/review/page-turn.ts';

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
