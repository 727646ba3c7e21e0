// Writing that was found as a line and read as nothing.
import { describe, expect, test } from 'vitest';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import type { LineRead } from '#main/ingest/scan/words/line-words.ts';
import { wordOf } from '#main/ingest/scan/words/scan-words.ts';
import { writingSeen } from '#main/ingest/scan/words/writing-seen.ts';

const [WIDTH, HEIGHT, PEN] = [240, 120, 2];
const LINE: TextLine = { from: 90, to: 130, x_height: 18, by_hand: false, middleAt: () => 60 } as TextLine;

/** Strokes of a pen on white paper, each from a point to another. */
function penned(...strokes: [number, number, number, number][]) {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const [x0, y0, x1, y1] of strokes) {
    for (let share = 0; share <= 1; share += 0.005) {
      const [x, y] = [Math.round(x0 + share * (x1 - x0)), Math.round(y0 + share * (y1 - y0))];
      for (let row = y - PEN; row <= y + PEN; row++) grey.fill(0, row * WIDTH + x - PEN, row * WIDTH + x + PEN + 1);
    }
  }
  return { width: WIDTH, height: HEIGHT, grey };
}

/** The line, read as nothing, on a page whose letters have this height. */
const among = (usual: number): LineRead[] => {
  const read = { ...LINE, x_height: usual };
  return [
    { line: read, words: [wordOf([], read)], unread: [] },
    { line: LINE, words: [], unread: [] },
  ];
};

const FOUR = penned([104, 44, 98, 62], [98, 62, 120, 60], [114, 42, 112, 76]);

describe('a line in which no sign was read', () => {
  test('is told where something is written', async () => {
    const seen = await writingSeen(FOUR, among(18), []);
    expect(seen.map(({ box: [left, , right] }) => [left, right])).toEqual([[90, 130]]);
  });

  test.each([
    ['nothing stands there', []],
    ['a point stands there', [[108, 70, 109, 70]]],
    ['dots of a leader stand there', [92, 102, 112, 122].map((x) => [x, 71, x, 71])],
    ['the end of a rule stands there', [[90, 72, 130, 72]]],
  ] as [string, [number, number, number, number][]][])('is passed over where %s', async (_, strokes) => {
    expect(await writingSeen(penned(...strokes), among(18), [])).toEqual([]);
  });

  test('is passed over where the letters of the page are much larger, or none was read', async () => {
    expect(await writingSeen(FOUR, among(30), [])).toEqual([]);
    expect(await writingSeen(FOUR, among(18).slice(1), [])).toEqual([]);
  });

  test('is told as what the first look saw there, where it saw enough', async () => {
    const hand = Array.from({ length: 8 }, () => 'hand' as const);
    const [seen] = await writingSeen(penned(), among(18), [[], hand]);
    expect(seen?.kind).toBe('hand');
    expect(await writingSeen(penned(), among(18), [[], hand.slice(1)])).toEqual([]);
  });
});
