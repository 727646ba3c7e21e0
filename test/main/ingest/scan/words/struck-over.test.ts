// Figures struck over another.
import { describe, expect, test } from 'vitest';
import type { Character } from '#main/ingest/scan/words/characters.ts';
import { withStruckOver } from '#main/ingest/scan/words/struck-over.ts';

const CELL = 20;
/** Rows of ink that each figure of 2 5 4 3 7 holds, as single figures do. */
const ROWS = { 2: 19, 5: 20, 4: 20, 3: 20, 7: 16, 8: 24 } as const;
type Figure = keyof typeof ROWS;

function line(figures: readonly Figure[], over: Partial<Record<number, number>> = {}) {
  const width = CELL * figures.length;
  const ink = new Float32Array(40 * width);
  figures.forEach((figure, i) => {
    for (let row = 0; row < (over[i] ?? ROWS[figure]); row++)
      ink.fill(1, row * width + i * CELL + 5, row * width + i * CELL + 15);
  });
  const characters = figures.map(
    (figure, i): Character => ({
      text: String(figure),
      chance: 0.999,
      others: [],
      face: 'typed',
      from: i * CELL + 8,
      to: i * CELL + 12,
      lost_before: null,
      lost_after: null,
    }),
  );
  return withStruckOver(characters, { width, ink, toPicture: (x) => x, toColumn: (x) => x }).map(
    ({ chance }) => chance,
  );
}

describe('among figures of one machine', () => {
  test('one with the ink of two is doubted, at either end too', () => {
    expect(line([2, 5, 4, 3, 7], { 2: 29 })).toEqual([0.999, 0.999, 0.5, 0.999, 0.999]);
    expect(line([2, 5, 4, 3, 7], { 0: 29 })[0]).toBe(0.5);
    expect(line([2, 5, 4, 3, 7], { 4: 29 })[4]).toBe(0.5);
  });

  test('an 8 between sevens and a heavier blow are not', () => {
    expect(line([7, 8, 7, 7, 8])).toEqual([0.999, 0.999, 0.999, 0.999, 0.999]);
    expect(line([2, 5, 4, 3, 7], { 1: 26 })[1]).toBe(0.999);
  });

  test('too few figures tell nothing', () => {
    expect(line([2, 5, 4], { 0: 34 })[0]).toBe(0.999);
  });
});
