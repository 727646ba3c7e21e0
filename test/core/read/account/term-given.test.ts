// A grant that lends the land for years gives less than the land.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const given = (grant: string): string =>
  `THIS DEED, made by Amos Pike, for ten dollars paid, witnesses that he does hereby ${grant}, bounded as follows: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`;

test.each([
  ['lease, demise and let to Mary Hart, for the term of fifteen years from August 1, 1985, the following real estate'],
  ['demise and lease unto Mary Hart, for and during the period of ninety-nine years, all that tract of land'],
  ['let and lease to Mary Hart for five (5) years the farm'],
])('%s lends it', (grant) => {
  expect(openCodes(given(grant))).toContain('right_only');
});

test.each([
  ['lease unto Mary Hart the following premises'],
  ['convey unto Mary Hart, for ten years past the tenant thereof, the following premises'],
])('%s gives it', (grant) => {
  expect(openCodes(given(grant))).not.toContain('right_only');
});
