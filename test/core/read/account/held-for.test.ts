// What the habendum gives to hold, and for how long.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const held = (habendum: string): string =>
  `THIS DEED, made by Amos Pike, witnesses that he does hereby grant and convey unto Mary Hart the following described land: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.\n\n${habendum}\n\nWitness his hand. Amos Pike`;

test.each([
  ['TO HAVE AND TO HOLD unto the said Mary Hart for and during her natural life.'],
  ['TO HAVE AND TO HOLD unto said grantee for life.'],
  ['TO HAVE AND TO HOLD the said easement forever.'],
  ['TO HAVE AND TO HOLD the said right of way unto the said company forever.'],
])('%s gives less than the land', (habendum) => {
  expect(openCodes(held(habendum))).toContain('right_only');
});

test.each([
  [
    'TO HAVE AND TO HOLD the said premises, with all the rights and appurtenances thereto, unto the said Mary Hart, her heirs and assigns forever.',
  ],
  [
    'To have and to hold the same to the said Mary Hart during her natural life, and at her death to the heirs of her body.',
  ],
  ['To have and to hold the same for a term of fifty years.'],
  ['To have and to hold unto the said Mary Hart forever, she to support the grantor during his natural life.'],
  ['To have and to hold all and singular the buildings and improvements thereon unto the said Mary Hart forever.'],
  ['To have and to hold to the said trustees for the use of the school for ever.'],
  ['TO HAVE AND TO HOLD the above granted and bargained premises, with the privileges thereof, to her and her heirs.'],
])('%s gives the land', (habendum) => {
  expect(openCodes(held(habendum))).toEqual([]);
});

test.each([
  ['To have and to hold the same, together with the second parcel across the road, unto Mary Hart forever.'],
  ['To have and to hold said premises and likewise Inlots numbered 212 and 213 in the Village, to Mary Hart forever.'],
  ['To have and to hold the same, with Outlot 4, unto Mary Hart forever.'],
  ['It is noted that title to Outlot B of the same filing passed at the sale and is conveyed herewith.'],
  ['Lot 7 of the said plat is hereby granted to the said Mary Hart.'],
])('land that is held or given besides: %s', (behind) => {
  expect(openCodes(held(behind))).toContain('land_added');
});

test.each([
  ['To have and to hold the same, subject to the drain across Lot 7 and along Outlot B, unto Mary Hart forever.'],
  ['Title to Outlot B stands in the name of Cole.'],
])('a lot that is not given: %s', (behind) => {
  expect(openCodes(held(behind))).not.toContain('land_added');
});

test('a deed for years gives less than the land, and a lease is what it is', () => {
  const years = held('To have and to hold the same for the term of ninety-nine years from the date hereof.');
  expect(openCodes(`WARRANTY DEED\n\n${years}`)).toContain('right_only');
  expect(openCodes(`LEASE\n\n${years.replace('THIS DEED', 'THIS LEASE')}`)).not.toContain('right_only');
});
