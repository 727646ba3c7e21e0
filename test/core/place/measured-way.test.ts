import { expect, test } from 'vitest';
import { measureWay } from '#core/place/measured-way.ts';
import { planeAt } from '#core/place/plane.ts';

const plane = planeAt([-99.97, 38.41]);
const at = (east_ft: number, north_ft: number) => plane.toEarth({ east_ft, north_ft });

test('a way is as long as its legs, and a leg has its azimuth', () => {
  const { legs, length_ft, area_sqft } = measureWay([at(0, 0), at(300, 400)]);
  expect(length_ft).toBeCloseTo(500, 6);
  expect(legs[0]?.azimuth_deg).toBeCloseTo(36.8699, 3);
  expect(area_sqft).toBeNull();
});

test('three points and more enclose ground, whichever way round', () => {
  const ring = [at(0, 0), at(0, 300), at(400, 300), at(400, 0)];
  expect(measureWay(ring).area_sqft).toBeCloseTo(120_000, 0);
  expect(measureWay(ring.toReversed()).area_sqft).toBeCloseTo(120_000, 0);
});

test('a way that crosses itself has no area, and nothing measured is nothing', () => {
  expect(measureWay([at(0, 0), at(400, 300), at(400, 0), at(0, 300)]).area_sqft).toBeNull();
  expect(measureWay([])).toEqual({ legs: [], length_ft: 0, area_sqft: null });
});
