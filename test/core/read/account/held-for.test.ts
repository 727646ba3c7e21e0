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

test('land that is held besides', () => {
  const text = held(
    'To have and to hold the same, together with the second parcel across the road, unto Mary Hart forever.',
  );
  expect(openCodes(text)).toContain('land_added');
});
