import { describe, expect, test } from 'vitest';
import type { Doubted } from '#core/schema/doubted.ts';
import { litInCell } from '#renderer/screens/review/lit-in-cell.ts';

const doubted = (text: string, ...at: number[]): Doubted => ({ field: 'distance', text, at, chance: 0.5 });
const litText = (cell: string, of: Doubted) =>
  litInCell(cell, of)
    .map((index) => cell[index])
    .join('');

describe('the doubted characters of a cell', () => {
  test.each([
    ['a figure of a length', '184.50', doubted('184.50 feet', 1), [1]],
    ['behind a comma that the cell leaves out', '1184.50', doubted('1,184.50 feet', 3), [2]],
    ['the decimal point', '184.50', doubted('184.50 feet', 3), [3]],
    ['a figure of a bearing in words', 'S 89°30\'00" E', doubted('South 89°30\'00" East', 9), [5]],
    ['a pole in words', 'S 89°30\'00" E', doubted('South 89°30\'00" East', 0, 1, 2, 3, 4), [0]],
    ['a side', 'S 89°30\'00" E', doubted('South 89°30\'00" East', 16), [12]],
    ['whole degrees of a short bearing', 'N 45°00\'00" E', doubted('N 45 E', 3), [3]],
  ])('%s', (_, cell, of, lit) => {
    expect(litInCell(cell, of)).toEqual(lit);
  });

  test('are all of them where the page words the value otherwise', () => {
    expect(litText('120.00', doubted('one hundred and twenty feet', 0))).toBe('120.00');
    expect(litText('429.00', doubted('26 poles', 0))).toBe('429.00');
  });
});
