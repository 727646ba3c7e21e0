// Roods and perches behind acres are square ones, and no lengths of the figure.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (area: string): string =>
  `A field in Kent County, Delaware: Beginning at a stone; thence North 80 perches to a stone; thence East 55 perches to a stone; thence South 80 perches to a stone; thence West 55 perches to the beginning, ${area}.`;

test.each([
  'containing 27 acres, 2 roods and 0 perches, be the same more or less',
  'containing 27 acres and eighty perches, neat measure',
  '27 acres, 2 roods and 0 perches',
])('%s', (area) => {
  expect(openCodes(deed(area))).toEqual([]);
});

test.each([
  'containing 27 acres, 2 roods and 31 perches, the last line being 50 perches',
  'containing 27 acres and 2 roods, the east line being 81 perches long',
])('but %s', (area) => {
  expect(openCodes(deed(area))).not.toEqual([]);
});
