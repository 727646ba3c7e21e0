import { expect, test } from 'vitest';
import { quickExp } from '#core/read/account/effects/quick-exp.ts';

test('a power of e is the same to fourteen digits', () => {
  for (let x = -40; x <= 40; x += 0.0137) expect(quickExp(x) / Math.exp(x)).toBeCloseTo(1, 13);
});

test.each([
  [0, 1],
  [1000, Math.exp(40)],
  [-1000, Math.exp(-40)],
])('of %d it is %d', (power, value) => {
  expect(quickExp(power) / value).toBeCloseTo(1, 13);
});
