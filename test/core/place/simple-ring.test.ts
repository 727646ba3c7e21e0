import { expect, test } from 'vitest';
import { balancedRing, distinctCorners, isSimpleRing, placesMet } from '#core/place/simple-ring.ts';

const SQUARE = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;

test('a square is simple, whichever way it is walked', () => {
  expect(isSimpleRing(SQUARE)).toBe(true);
  expect(isSimpleRing(SQUARE.toReversed())).toBe(true);
});

test.each([
  [
    'a bow-tie',
    [
      [0, 0],
      [100, 100],
      [100, 0],
      [0, 100],
    ],
  ],
  [
    'a spike',
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [100, 180],
      [100, 100.0001],
      [0, 100],
    ],
  ],
  [
    'a side that touches a corner',
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [50, 0],
      [0, 100],
    ],
  ],
  [
    'a corner stood on twice',
    [
      [0, 0],
      [100, 0],
      [50, 50],
      [100, 100],
      [0, 100],
      [50, 50],
    ],
  ],
  [
    'a line there and back',
    [
      [0, 0],
      [100, 0],
      [200, 0],
    ],
  ],
  [
    'two corners',
    [
      [0, 0],
      [100, 0],
    ],
  ],
] as const)('%s is not', (_, corners) => {
  expect(isSimpleRing(corners)).toBe(false);
});

test('corners on one another are one, and the first is not said again at the end', () => {
  expect(
    distinctCorners([
      [0, 0],
      [0, 0.0001],
      [100, 0],
      [100, 100],
      [0.0005, 0],
    ]),
  ).toEqual([
    [0, 0],
    [100, 0],
    [100, 100],
  ]);
});

test('the miss is spread in proportion to the way walked', () => {
  const balanced = balancedRing([...SQUARE, [4, 8]]);
  expect(balanced.at(-1)).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  expect(balanced[0]).toEqual([0, 0]);
  expect(Math.hypot(balanced[2]![0] - 98, balanced[2]![1] - 96)).toBeLessThan(0.2);
});

test('rings meet at a common corner, or along more than that', () => {
  const places = (third: readonly [number, number]) => placesMet(SQUARE, [third, [150, 140], [150, 160]]);
  expect(places([101, 50])).toEqual([]);
  expect(places([100, 100])).toEqual(['corner']);
  expect(places([100, 50])).toContain('side');
  expect(places([90, 50])).toContain('side');
});
