// Shapes and sides that are alike, told in words of their own.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (long: number, told: string): string =>
  `Henry Ott sells and conveys to Anna Rice a lot in Lima, Allen County, Ohio: Beginning at a stake; thence North ${long} feet; thence East 66 feet; thence South ${long} feet; thence West 66 feet to the place of beginning, containing ${(long * 66).toLocaleString('en-US')} square feet, ${told}. To have and to hold the same in equal shares forever.`;

test.each([['the lot being of equal width and depth'], ['being as wide as it is deep'], ['the four sides all alike']])(
  '%s',
  (told) => {
    expect(openCodes(deed(132, told))).toContain('sentence_not_understood');
    expect(openCodes(deed(66, told))).not.toContain('sentence_not_understood');
  },
);

test.each([
  ['the lot being of equal width throughout'],
  ['the opposite sides being of equal length'],
  ['of the same width in front and rear'],
  ['payable in equal parts by the heirs'],
  ['being two blocks from the public square'],
  ['the corner of the lot being marked by a square iron bar'],
])('%s is so', (told) => {
  expect(openCodes(deed(132, told))).toEqual([]);
});
