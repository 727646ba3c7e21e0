// Shares that make up the whole, and shares for which land is given in severalty.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (lead: string): string =>
  `${lead} Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`;

test.each([
  'Amos Tull conveys to Asa Reed, an undivided one-third, and Ida Reed, an undivided two-thirds, the following tract in Linn County, Iowa:',
  'Amos Tull conveys to Asa Reed, as to an undivided 1/4, and Ida Reed, as to an undivided 3/4, the following tract in Linn County, Iowa:',
  'Amos Tull conveys to Asa Reed, Eli Reed and Ida Reed, each an undivided one-third, the following tract in Linn County, Iowa:',
  'PARTITION DEED. The other heirs convey to Ida Reed, to hold in severalty, in full satisfaction of her one-fourth part, the following tract in Linn County, Iowa:',
  'DEED OF PARTITION. We, the commissioners, convey to Ida Reed, in full of her one-third interest in her father’s estate, in severalty, the following tract in Linn County, Iowa:',
  'DEED OF PARTITION. Whereas Asa Reed and Ida Reed, each having one undivided half, have agreed to hold their shares in severalty; now Asa Reed conveys to Ida Reed the following tract in Linn County, Iowa:',
])('whole: %s', (lead) => {
  expect(openCodes(deed(lead))).toEqual([]);
});

test.each([
  'Amos Tull conveys to Asa Reed, an undivided one-third, and Ida Reed, an undivided one-third, the following tract in Linn County, Iowa:',
  'Amos Tull conveys to Asa Reed, an undivided one-half, and Ida Reed, an undivided one-half of his half, the following tract in Linn County, Iowa:',
  'Amos Tull conveys to Asa Reed and Ida Reed, each an undivided third, the following tract in Linn County, Iowa:',
  'Amos Tull conveys to Asa Reed and himself, each an undivided half, the following tract in Linn County, Iowa:',
  'Whereas the heirs have not agreed to divide in severalty, Asa Reed, having an undivided half, conveys to Ida Reed the tract in Linn County, Iowa:',
  'Amos Tull, an undivided one-half, conveys to Ida Reed, an undivided one-half, the following tract in Linn County, Iowa:',
  'PARTITION DEED. The other heirs convey to Ida Reed, to hold in severalty, as her one-third share in the following tract in Linn County, Iowa:',
  'PARTITION DEED. The other heirs convey to Ida Reed, in full of her interest, an undivided half of the following tract in Linn County, Iowa:',
  'The other heirs convey to Ida Reed her one-third share, no partition having been made, in the following tract in Linn County, Iowa:',
])('less: %s', (lead) => {
  expect(openCodes(deed(lead))).not.toEqual([]);
});
