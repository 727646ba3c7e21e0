// Figures under a blot.
import { expect, test } from 'vitest';
import type { Character } from '#main/ingest/scan/words/characters.ts';
import { withBlots } from '#main/ingest/scan/words/solid-ink.ts';

const WIDTH = 60;

function cut(inked: (x: number, y: number) => boolean) {
  const ink = Float32Array.from({ length: 40 * WIDTH }, (_, i) => (inked(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  return { width: WIDTH, ink, toPicture: (x: number) => x, toColumn: (x: number) => x };
}

const digit = (text: string, from: number, to: number): Character => {
  return { text, chance: 0.999, others: [], face: 'typed', from, to, lost_before: null, lost_after: null };
};

const disc = (x: number, y: number) => Math.hypot(x - 29.5, y - 19.5) < 10;
const ring = (x: number, y: number) => disc(x, y) && Math.hypot(x - 29.5, y - 19.5) > 6;

test('a disc read as 0 is doubted', () => {
  expect(withBlots([digit('0', 18, 42)], cut(disc))[0]?.chance).toBeLessThan(0.6);
});

test('a 0 with its hole, and the stroke of a 1, are not', () => {
  expect(withBlots([digit('0', 18, 42)], cut(ring))[0]?.chance).toBe(0.999);
  expect(
    withBlots(
      [digit('1', 26, 34)],
      cut((x, y) => x > 27 && x < 32 && y > 8 && y < 32),
    )[0]?.chance,
  ).toBe(0.999);
});
