// Pictures shrunk and turned.
import { describe, expect, test } from 'vitest';
import { shrunk, turnedPicture } from '#main/ingest/scan/paper/picture.ts';

const WIDE = { width: 3, height: 2, grey: Uint8Array.from([1, 2, 3, 4, 5, 6]) };

describe('a picture', () => {
  test('shrunk to a third is the mean of nine pixels each', () => {
    const grey = Uint8Array.from({ length: 36 }, (_, i) => (i % 6 < 3 ? 30 : 90));
    expect(shrunk({ width: 6, height: 6, grey }, 1 / 3)).toEqual({
      width: 2,
      height: 2,
      grey: Uint8Array.from([30, 90, 30, 90]),
    });
  });

  test('shrunk by an uneven factor keeps its mean grey', () => {
    const grey = Uint8Array.from({ length: 70 * 50 }, (_, i) => (i * 7919) % 251);
    const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(shrunk({ width: 70, height: 50, grey }, 0.37).grey) - mean(grey))).toBeLessThan(1);
  });

  test('is never enlarged', () => {
    expect(shrunk(WIDE, 1.5)).toBe(WIDE);
  });

  test.each([
    [1, { width: 2, height: 3, grey: [4, 1, 5, 2, 6, 3] }],
    [2, { width: 3, height: 2, grey: [6, 5, 4, 3, 2, 1] }],
    [3, { width: 2, height: 3, grey: [3, 6, 2, 5, 1, 4] }],
  ] as const)('turned clockwise by %i quarters', (turn, { width, height, grey }) => {
    expect(turnedPicture(WIDE, turn)).toEqual({ width, height, grey: Uint8Array.from(grey) });
  });
});
