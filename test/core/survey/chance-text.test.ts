import { expect, test } from 'vitest';
import { chanceText } from '#core/survey/chance-text.ts';

test.each([
  [0.999, 'more than 19 in 20'],
  [0.92, 'about 9 in 10'],
  [0.8, 'about 4 in 5'],
  [0.75, 'about 3 in 4'],
  [0.66, 'about 2 in 3'],
  [0.5, 'about 1 in 2'],
  [0.34, 'about 1 in 3'],
  [0.2, 'about 1 in 5'],
  [0.04, 'less than 1 in 10'],
])('a chance of %d is told as "%s"', (chance, told) => {
  expect(chanceText(chance)).toBe(told);
});
