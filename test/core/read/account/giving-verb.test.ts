// Whether a paper that calls itself a deed gives anything by its verb.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
const paper = (title: string, verb: string): string =>
  `${title}\n\nTHIS INDENTURE, between Amos Pike, party of the first part, and Mary Hart, party of the second part, WITNESSETH: that the said party of the first part, for ten dollars in hand paid, ${verb} unto the said party of the second part all that tract of land in Nye County, bounded and described as follows: ${FIGURE}`;

test.each([
  'does hereby agree to sell and convey',
  'has contracted to sell',
  'hopes to convey',
  'has this day bargained to sell',
  'has agreed with her to convey',
  'will, on payment in full, convey',
  'does hereby bind himself to convey',
  'may convey',
])('a deed that %s gives nothing yet', (verb) => {
  expect(openCodes(paper('WARRANTY DEED', verb))).toContain('conveyance_conditional');
});

test.each(['does hereby lease and let', 'does hereby pledge', 'hereby mortgages', 'does hereby license'])(
  'a deed that %s gives no land',
  (verb) => {
    expect(openCodes(paper('WARRANTY DEED', verb))).toContain('right_only');
  },
);

test.each([
  ['WARRANTY DEED', 'has agreed to sell, and does by these presents sell and convey'],
  ['WARRANTY DEED', 'being willing to sell, does hereby convey'],
  ['WARRANTY DEED', 'in performance of his promise to convey, does hereby convey'],
  ['WARRANTY DEED', 'having been ordered to sell, does grant'],
  ['WARRANTY DEED', 'has granted, bargained and sold'],
  ['WARRANTY DEED', 'as met on the 4th day of May, conveys and warrants'],
  ['LAND CONTRACT', 'agrees to sell'],
  ['MORTGAGE', 'hereby mortgages'],
])('%s: what %s is as its title says', (title, verb) => {
  const codes = openCodes(paper(title, verb));
  expect(codes.filter((code) => /^(?:conveyance_conditional|right_only)$/.test(code))).toEqual([]);
});

const priced = (price: string, title = 'WARRANTY DEED'): string[] =>
  openCodes(paper(title, 'does hereby grant and convey').replace('ten dollars', price)).filter(
    (code) => code === 'right_only',
  );

test.each(['forty dollars for the timber,', 'sixty dollars for the right of way,', 'five dollars a year,'])(
  '%s is no price of the land',
  (price) => {
    expect(priced(price)).toEqual(['right_only']);
    expect(priced(price, 'TIMBER LEASE')).toEqual([]);
  },
);

test.each([
  'forty dollars for the said land',
  'forty dollars for the timber and the land',
  'forty dollars with interest at six per cent a year',
])('%s is the price of the land', (price) => {
  expect(priced(price)).toEqual([]);
});
