import { expect, test } from 'vitest';
import { overlapShare } from '#core/place/overlap.ts';
import { turned } from '#core/place/plane.ts';

const block = (west: number, south: number, wide: number, high: number) => [
  { east_ft: west, north_ft: south },
  { east_ft: west + wide, north_ft: south },
  { east_ft: west + wide, north_ft: south + high },
  { east_ft: west, north_ft: south + high },
];

test.each([0, 0.1, 33.3, 45, 90, 137])('turned by %s degrees, blocks overlap by what they share', (turn) => {
  const share = (one: ReturnType<typeof block>, other: ReturnType<typeof block>) =>
    overlapShare(
      one.map((point) => turned(point, turn)),
      other.map((point) => turned(point, turn)).toReversed(),
    );
  expect(share(block(0, 0, 200, 100), block(200, 0, 150, 100))).toBeLessThan(1e-9);
  expect(share(block(0, 0, 200, 100), block(199.999, 20, 150, 400))).toBeLessThan(1e-4);
  expect(share(block(0, 0, 200, 100), block(100, 0, 300, 100))).toBeCloseTo(0.5, 2);
  expect(share(block(0, 0, 200, 100), block(0, 0, 200, 100))).toBeCloseTo(1, 2);
  expect(share(block(0, 0, 900, 900), block(100, 100, 30, 200))).toBeCloseTo(1, 2);
  expect(share(block(0, 0, 200, 100), block(200, 100, 50, 50))).toBe(0);
});

test('a line has no ground to overlap', () => {
  expect(overlapShare(block(0, 0, 100, 100), block(10, 10, 50, 0))).toBe(0);
});
