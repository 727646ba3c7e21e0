import { expect, test } from 'vitest';
import { enclosedArea } from '#core/place/enclosed-area.ts';
import { ringArea } from '#core/place/simple-ring.ts';

const walk = (...places: [number, number][]) => enclosedArea(places);

test('a figure that closes is its own outline', () => {
  const { ring, outline } = walk([0, 0], [0, 100], [100, 100], [100, 0], [0, 0]);
  expect(ring).toHaveLength(4);
  expect(outline).toBe('closed as described');
});

test('a miss is closed by a line that is told', () => {
  const { ring, outline } = walk([0, 0], [0, 100], [100, 100], [100, -3], [4, -3]);
  expect(ring).toHaveLength(5);
  expect(outline).toBe('closed by a straight line of 5.00 ft from the last corner to the point of beginning');
});

test('a miss whose closing line would cross the courses is spread over them', () => {
  const { ring, outline } = walk([0, 0], [0, 100], [100, 100], [100, 3], [-4, 3]);
  expect(outline).toBe('closed by spreading the miss of 5.00 ft over the courses: a closing line would cross them');
  expect(Math.abs(ringArea(ring ?? []))).toBeCloseTo(9900, -2.5);
});

test('a bow-tie of two lobes has no area', () => {
  const { ring, outline } = walk([0, 0], [100, 100], [100, 0], [0, 100], [0, 0]);
  expect(ring).toBeNull();
  expect(outline).toBe('no area: the courses cross or touch each other and enclose 2 pieces of ground');
});

test('fields that meet in one corner are two pieces of ground', () => {
  expect(walk([0, 0], [-90, 90], [-90, -90], [0, 0], [80, -80], [80, 80], [0, 0]).ring).toBeNull();
});

test('a line there and back is no part of the area', () => {
  const { ring, outline } = walk([0, 0], [0, 100], [0, 250], [0, 100], [100, 100], [100, 0], [0, 0]);
  expect(Math.abs(ringArea(ring ?? []))).toBeCloseTo(10_000, 6);
  expect(outline).toBe('the courses cross or retrace each other: a line there and back left out of the area');
});

test('a figure without width has no area', () => {
  expect(walk([0, 0], [0, 100], [0, 40], [0, 0])).toEqual({
    ring: null,
    outline: 'no area: the courses enclose no ground',
  });
});

test('a miss too great to be an error of measure is not spread', () => {
  const { ring } = walk([0, 0], [0, 100], [100, 100], [100, 60], [-80, 60]);
  expect(ring).toBeNull();
});
