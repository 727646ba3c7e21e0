// Whether the granting words give the land that is described, or less.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
const given = (object: string): string =>
  `THIS DEED, made by Amos Pike, for ten dollars paid, witnesses that he does hereby grant, bargain, sell and convey unto Mary Hart, her heirs and assigns forever, ${object}, lying in Hollis, Nye County, and bounded as follows: ${FIGURE}`;

test.each([
  ['one equal moiety of a certain tract of land', 'share_only'],
  ['one full moiety of the meadow', 'share_only'],
  ['my third, that came to me at the death of my father, in the home place', 'share_only'],
  ['the third which came to him from his father, in the farm', 'share_only'],
  ['our two fifths, left us by our mother, in the home place', 'share_only'],
  ['his distributive share, it being one fifth, of a tract of land', 'share_only'],
  ['all his right and share, being one third part as heir of his father, in that tract of land', 'share_only'],
  ['our share of the home place', 'share_only'],
  ['all my share, it being one third in common with my brothers, of the home place', 'share_only'],
  ['such share as he has in a certain tract of land', 'share_only'],
  ['to own along with me share and share alike, a certain tract of land', 'share_only'],
  ['a certain tract of land, to be held jointly with the grantor', 'share_only'],
  ['a 3/16 interest in the following described tract of land', 'share_only'],
  ['three-sixteenths of that certain parcel of land', 'share_only'],
  ['the East Half of the following described tract of land', 'part_only'],
  ['all that part of the following described premises east of the creek', 'part_only'],
  ['all that is left, after former sales, of the following tract of land', 'land_sold_before'],
  ['having previously conveyed a portion of the premises to Lee, a certain tract of land', 'land_sold_before'],
])('%s is less than the land', (object, code) => {
  expect(openCodes(given(object))).toContain(code);
});

test.each([
  ['a certain tract of land'],
  ['all her right, title and interest in a certain tract of land'],
  ['part of the Northwest Quarter of Section 12, being a tract of land'],
  ['the north half of Lot 4, being a parcel of land'],
  ['share and share alike, a certain tract of land'],
  ['as her share in severalty, a certain tract of land'],
  ['our home place, a tract of land'],
  ["a tract of land, being his share of his father's farm, set off to him in the partition,"],
  ['all that piece or parcel of land of one half acre, more or less, adjoining, being a tract of land'],
])('%s is the land', (object) => {
  const codes = openCodes(given(object));
  expect(codes.filter((code) => code === 'share_only' || code === 'part_only')).toEqual([]);
});

test('a decree tells it without a granting verb', () => {
  const decree = `It is ordered that title to the East Half of the following described tract of land be quieted in Rufus Bushnell: ${FIGURE}`;
  expect(openCodes(decree)).toContain('part_only');
});

test('a form that names nobody to whom it is given', () => {
  const codes = (parties: string): string[] => openCodes(`${parties} the following described land: ${FIGURE}`);
  expect(codes('Amos Pike does hereby grant and convey unto ______________, hereinafter called Grantee,')).toContain(
    'text_missing',
  );
  expect(
    codes('THIS DEED, between Amos Pike and ______________, of Nye County, witnesses that he grants and conveys'),
  ).toContain('text_missing');
  expect(codes('Amos Pike does hereby grant and convey unto Mary Hart, residing at ______________,')).not.toContain(
    'text_missing',
  );
  expect(codes('Return to ______________. Amos Pike does hereby grant and convey unto Mary Hart')).not.toContain(
    'text_missing',
  );
});

test.each(['my third son', 'her half brother'])('%s is a person and no share', (who) => {
  expect(openCodes(`Amos Pike does hereby convey to Dale Pike, ${who}, the following land: ${FIGURE}`)).not.toContain(
    'share_only',
  );
});
