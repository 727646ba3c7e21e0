import { describe, expect, test } from 'vitest';
import { boxOf, type Position, polygonsOf, type Ring } from '#main/export/geometry.ts';

const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
];

/** Counter-clockwise positive. */
const areaOf = (ring: Ring): number =>
  ring.slice(1).reduce((sum, [x, y], i) => sum + (ring[i]![0] * y - x * ring[i]![1]) / 2, 0);

describe('rings sorted into polygons', () => {
  test.each<[string, Ring[], number[]]>([
    ['one ring is one polygon', [square(0, 0, 10)], [1]],
    ['a ring inside another is its hole', [square(0, 0, 10), square(2, 2, 3)], [2]],
    ['the order of the rings does not matter', [square(2, 2, 3), square(0, 0, 10)], [2]],
    ['rings apart are polygons of their own', [square(0, 0, 10), square(20, 0, 5)], [1, 1]],
    ['an island in a hole is a polygon again', [square(0, 0, 10), square(1, 1, 8), square(3, 3, 2)], [2, 1]],
    ['neighbours that share a side are not holes of each other', [square(0, 0, 10), square(10, 0, 10)], [1, 1]],
    [
      'a ring of two points is none',
      [
        [
          [0, 0],
          [1, 1],
        ],
      ],
      [],
    ],
  ])('%s', (_, rings, parts) => {
    expect(polygonsOf(rings).map((polygon) => polygon.length)).toEqual(parts);
  });

  test('outer rings run counter-clockwise, holes clockwise, both closed', () => {
    const [polygon = []] = polygonsOf([square(0, 0, 10).toReversed(), square(2, 2, 3)]);
    expect(polygon.map(areaOf)).toEqual([100, -9]);
    for (const ring of polygon) expect(ring.at(0)).toEqual(ring.at(-1));
  });

  test('very many rings are not compared with one another', () => {
    const rings = Array.from({ length: 5000 }, (_, i) => square(3 * i, 0, 2));
    expect(polygonsOf(rings)).toHaveLength(5000);
  });
});

test('the box of nothing is none', () => {
  expect(boxOf([])).toBeNull();
  expect(boxOf([[3, -2]])).toEqual({ west: 3, east: 3, south: -2, north: -2 });
});
