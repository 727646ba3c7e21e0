// Bands joined to lines, with their lean and bend.
import { describe, expect, test } from 'vitest';
import type { Band } from '#main/ingest/scan/lines/bands.ts';
import { slopeOfLines, textLinesOf } from '#main/ingest/scan/lines/text-lines.ts';

const STEP = 6;
const X_HEIGHT = 20;

function band(from: number, to: number, middle: (x: number) => number, height = X_HEIGHT): Band {
  const count = Math.round((to - from) / STEP);
  const xs = Array.from({ length: count }, (_, i) => from + (i + 0.5) * STEP);
  return { from, to, step: STEP, middles: xs.map(middle), heights: xs.map(() => height), by_hand: false };
}

describe('pieces', () => {
  test('of one base line become one line', () => {
    const lines = textLinesOf([band(0, 300, () => 100), band(330, 600, () => 103), band(0, 500, () => 150)]);
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      [0, 600],
      [0, 500],
    ]);
  });

  test('across a gutter stay apart', () => {
    expect(textLinesOf([band(0, 300, () => 100), band(420, 600, () => 100)])).toHaveLength(2);
  });

  test('of a heading and the small print beside it stay apart', () => {
    expect(textLinesOf([band(0, 300, () => 100, 40), band(330, 600, () => 100, 18)])).toHaveLength(2);
  });

  test('of a line that climbs near the back of the book are followed', () => {
    const climb = (x: number) => 300 - (x < 1000 ? 0 : (x - 1000) ** 2 / 2500);
    const [line, ...others] = textLinesOf([band(0, 700, climb), band(720, 1180, climb), band(1210, 1400, climb)]);
    expect(others).toEqual([]);
    for (const x of [10, 600, 1100, 1250, 1390]) expect(Math.abs((line?.middleAt(x) ?? 0) - climb(x))).toBeLessThan(4);
  });
});

test('a page leans as most of its text does, whatever a short piece says', () => {
  const lines = textLinesOf([
    ...[100, 200, 300].map((y) => band(0, 900, (x) => y + 0.02 * x)),
    band(0, 90, (x) => 400 - 0.3 * x),
  ]);
  expect(slopeOfLines(lines)).toBeCloseTo(0.02, 3);
});
