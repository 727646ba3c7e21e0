import { expect, test } from 'vitest';
import { gapStrips } from '#core/place/gap-strips.ts';
import type { Point } from '#core/survey/traverse.ts';

const at = (east_ft: number, north_ft: number): Point => ({ east_ft, north_ft });
const block = (west: number, east: number, south = 0, north = 300): Point[] => [
  at(west, south),
  at(west, north),
  at(east, north),
  at(east, south),
];
const eastSide = [at(400, 300), at(400, 0)];
const areaOf = (course: readonly Point[], ring: readonly Point[]) =>
  gapStrips(course, [ring]).reduce((sum, strip) => sum + strip.square_feet, 0);

test.each([
  ['ten feet along three hundred', block(410, 800), 3000],
  ['a neighbour along half of the side', block(410, 800, 0, 150), 1500],
  ['a wedge from nothing to ten feet', [at(400, 0), at(410, 300), at(800, 300), at(800, 0)], 1500],
  ['a neighbour that meets the side', block(400, 800), 0],
  ['a neighbour too far off', block(440, 800), 0],
])('%s', (_, ring, square_feet) => {
  expect(areaOf(eastSide, ring)).toBeCloseTo(square_feet, -1.2);
});

test('the strip is as large as the difference of two circles along an arc', () => {
  const arc = (radius: number) =>
    Array.from({ length: 181 }, (_, i) =>
      at(radius * Math.sin((i * Math.PI) / 180), radius * Math.cos((i * Math.PI) / 180)),
    );
  const around = [...arc(210), at(0, -600), at(900, -600), at(900, 600), at(0, 600)];
  expect(areaOf(arc(200), around)).toBeCloseTo((Math.PI / 2) * (210 ** 2 - 200 ** 2), -2);
});
