import { describe, expect, test } from 'vitest';
import type { GridColumn, GridRow } from '#renderer/screens/review/grid-columns.ts';
import { heightOf, isInRow, linesOf, linesOfRow, placeOf, widthOf } from '#renderer/screens/review/grid-lines.ts';
import { lineCall } from '#test/support/figures.ts';

const COLUMNS: readonly GridColumn[] = [
  { id: 'bearing', label: 'Bearing', rem: 8 },
  { id: 'distance', label: 'Distance', rem: 6 },
  { id: 'beside', label: 'Metres', rem: 6, beside: 'metres' },
  { id: 'radius', label: 'Radius', rem: 5, curves: true },
  { id: 'turn', label: 'Turn', rem: 3, curves: true },
  { id: 'monument', label: 'Monument', rem: 6, grows: 1 },
];
const line: GridRow = { ref: { kind: 'boundary', call: 0 }, call: lineCall(null, 100), tie: '' };
const curve: GridRow = { ...line, call: { ...line.call!, call_type: 'curve' } };

describe('the lines of a row', () => {
  test.each([
    [60, [[0, 1, 2, 3, 4, 5]]],
    [
      30,
      [
        [0, 1, 2, 5],
        [3, 4],
      ],
    ],
    [24, [[0, 1, 2], [3, 4], [5]]],
    [
      17,
      [
        [0, 1],
        [3, 4],
        [2, 5],
      ],
    ],
  ])('hold every column once in %d rem, and no line is wider', (rem, lines) => {
    expect(linesOf(COLUMNS, rem)).toEqual(lines);
    expect(widthOf(lines, COLUMNS)).toBeLessThanOrEqual(rem);
  });

  test('are fewer where a row has no curve, and its height follows', () => {
    const lines = linesOf(COLUMNS, 24);
    expect(linesOfRow(lines, COLUMNS, curve)).toHaveLength(3);
    expect(linesOfRow(lines, COLUMNS, line)).toEqual([[0, 1, 2], [5]]);
    expect(isInRow(linesOfRow(lines, COLUMNS, line), 3)).toBe(false);
    expect(heightOf(linesOfRow(lines, COLUMNS, curve))).toBeGreaterThan(heightOf(linesOfRow(lines, COLUMNS, line)));
  });

  test('are seen one under the other, whatever the order of the columns', () => {
    const lines = linesOf(COLUMNS, 30);
    const orders = COLUMNS.map((column, at) => Number(placeOf(lines, at, column).order));
    expect(orders).toEqual([0, 0, 0, 2, 2, 0]);
  });
});
