// Whether the grant gives the land that is described, or only a right in it or a thing upon it.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
const given = (object: string): string =>
  `THIS DEED, made by Amos Pike, for ten dollars paid, witnesses that he does hereby grant, bargain, sell and convey unto Mary Hart, her heirs and assigns forever, ${object}: ${FIGURE}`;

test.each([
  ['an easement over the following described land'],
  ['an easement for ingress and egress over and across the following described tract'],
  ['all the oil and gas in and under the following described land'],
  ['the timber standing upon the following described tract'],
  ['the right to flood the following described land'],
  ['all right which she has to flow water upon or pass over a certain lot in Lisbon, bounded'],
  ['the privilege to dig ore upon his home farm, bounded as follows'],
  ['all the pine and spruce trees ten inches at the stump, standing on the following lot'],
  ['the perpetual right of flowing, by means of its dam, the tract of land described as follows'],
  ['the exclusive right of burial in Lot No. 211, bounded as follows'],
  ["the miller's right of flowage over the following described tract"],
  ['the timber of said Pell on the following described tract'],
  ['his dower interest in the following described land'],
  ['all outside of these lines'],
  ['the use of all that certain tract of land in Nye County, bounded as follows'],
  ['the refusal of a certain parcel of land, bounded as follows'],
])('%s is not the land', (object) => {
  expect(openCodes(given(object))).toContain('right_only');
});

test.each([
  ['the following described land'],
  ['all the right which he has to the said lot in Lisbon, bounded'],
  ['all his right, title, interest and estate in and to the following described tract'],
  ['all the right, title and interest of the said Amos Pike, deceased, in and to the following real estate'],
  ['all right, title, claim and demand, both at law and in equity, which he has in and to the following tract'],
  ['the title of said defendants in and to the following described lot'],
  ["the teacher's lot and residence, described as follows"],
  ["Pell's old field, described as follows"],
  ['a good and marketable title to the following described land'],
  ['the fee simple title to the following described land'],
  ['the land with the buildings thereon, described as follows'],
  ['a lot of ground with a dwelling house on it, in the town of Hollis, bounded as follows'],
  ['all that tract of land on the waters of Mill Creek, adjoining the lands of John Dunn, bounded as follows'],
])('%s is the land', (object) => {
  expect(openCodes(given(object))).toEqual([]);
});

test('what a recital tells of the land is not what is given', () => {
  const text = `Amos Pike, having advertised the sale of the following described land, does hereby grant and convey the same unto Mary Hart: ${FIGURE}`;
  expect(openCodes(text)).not.toContain('right_only');
});

test.each([
  ['Being a subdivision into fourteen lots, numbered 1 to 14 both inclusive, of the following described premises'],
  ['The guardian obtained an order for the private sale of the following described real estate'],
])('nothing is granted ahead of the land, and so no right: %s', (lead) => {
  expect(openCodes(`${lead}: ${FIGURE}`)).not.toContain('right_only');
});

test('the right that a title names is all that is given', () => {
  expect(openCodes(`Easement for a drain over the following described land: ${FIGURE}`)).toContain('right_only');
});
