// Thirds and eighths beside halves and quarters.
import { expect, test } from 'vitest';
import { withRareFractions } from '#main/ingest/scan/words/rare-fractions.ts';

const SIGNS = ['', '8', '½', '¼', '⅛', '⅓'];
const weighed = (...chances: number[]) => [...withRareFractions(Float32Array.from(chances), SIGNS)];

test('a half that may be an eighth or a third is surer, and chances still sum to one', () => {
  const [, , half = 0, quarter = 0, eighth = 0] = weighed(0, 0, 0.9, 0.02, 0.05, 0.03);
  expect(half).toBeGreaterThan(0.95);
  expect(quarter / half).toBeCloseTo(0.02 / 0.9, 5);
  expect(eighth).toBeLessThan(0.01);
  expect(weighed(0, 0, 0.9, 0.02, 0.05, 0.03).reduce((sum, one) => sum + one)).toBeCloseTo(1, 5);
});

test('an eighth that stands there plainly is read, one that may as well be a half is not sure', () => {
  const [, , , , plain = 0] = weighed(0, 0, 0.0005, 0.0005, 0.999, 0);
  expect(plain).toBeGreaterThan(0.98);
  const [, , half = 0] = weighed(0, 0, 0.5, 0, 0.5, 0);
  expect(half).toBeLessThan(0.95);
});

test('a step without them stays as it is', () => {
  const plain = [0.125, 0.875, 0, 0, 0, 0, 0.25, 0.75, 0, 0, 0, 0];
  expect(weighed(...plain)).toEqual(plain);
});
