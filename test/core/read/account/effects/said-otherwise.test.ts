// What a rule would find is said of a paper, a power, a neighbour or a later sale; and of the land where it is.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.';
const deed = (sentence: string): string =>
  `Amos Tull conveys to Ruth Pike the following tract in Linn County, Iowa: ${FIGURE} ${sentence}`;

test.each([
  'Buyer shall not sell it for less than $900 within two years.',
  'The tract shall not be transferred outside the family for seven years.',
  'The property was not the homestead of the grantor, and the sale was made to pay debts.',
  'To have and to hold the same in fee, and it is not meant that the title shall revert if the mill be no longer used.',
  'Done in duplicate, one part to remain with the clerk.',
  'The premises have not been sold for taxes.',
  'Bearings are assumed.',
  'The grantor gives the ground in memory of his son.',
  'The timber on the land is sold with it.',
  'Mules and oxen are not included.',
  'There was no other mistake, and the description of the land is unchanged.',
  'Together with a one-third interest in the well and pump.',
  'This lot is called Share Two in the division of the Hall farm.',
  'Meaning and intending to convey a part of the premises in Book 1240, Page 301.',
  'Reference is made to Book 12, Page 9. Meaning to convey a portion only of the land there described.',
  '(Top 2 inches reserved for recording information)',
  "The Bank got its title by a sheriff's deed.",
  'With all the estate, right and claim of the said grantor.',
  'Also four and one half shares of stock of the Salem Canal Company, with which the land is watered.',
  'Also an undivided right to the use of the water of Mill Creek.',
  'All or a portion of the property herein conveyed does not include the primary residence of a Grantor.',
  'The court made its order empowering me to sell so much of the real estate of said deceased as would raise seven hundred dollars for the payment of his debts.',
])('of no land: %s', (sentence) => {
  expect(openCodes(deed(sentence))).toEqual([]);
});

test.each([
  `ROAD DEED IN FEE. Amos Tull conveys to Linn County, Iowa, the following tract: ${FIGURE}`,
  `Amos Tull conveys to Ruth Pike the following tract, formerly used for coal sheds and no longer needed by him, in Linn County, Iowa: ${FIGURE}`,
  `Amos Tull and Island Creek Mill Company convey to Ruth Pike the following tract in Linn County, Iowa: ${FIGURE}`,
  `Amos Tull conveys to Ruth Pike the following tract in Linn County, Iowa: ${FIGURE.replace('660 feet; thence East', '660 feet, also corner to Garret Voss; thence with a lot sold Messick, East')}`,
])('of no land: %s', (text) => {
  expect(openCodes(text)).toEqual([]);
});

test.each([
  'Buyer shall not sell the north half of it within two years.',
  'The tract shall not be conveyed to the grantee for five years.',
  'The tract shall not be conveyed by this deed without the consent of the bank.',
  'The north five acres shall not be transferred outside the family for five years.',
  'The premises have not been conveyed by this deed.',
  'The spring lot has not been sold.',
  'Bearings and distances are assumed.',
  'The timber on the land and the wood lot are sold with it.',
  'Mules and the meadow are not included.',
  'The description of the lot is unchanged, save the third call.',
  'A one-third interest in the house and lot is conveyed.',
  'This lot is called Share Two of the tract above.',
  'Meaning and intending to convey a part of the premises in Book 1240, Page 301, namely the north half hereof.',
  'Meaning to convey a portion only of the land here described.',
  'Meaning to convey a portion only of the land there described, lying west of the road.',
  'The mill lot is not part, and the sale does not reach it.',
  'The right of way conveyed in fee to the State.',
  'For school purposes and no longer.',
  'It is not intended that the title shall revert but that it shall end with the school.',
  'Top 3 feet reserved for recording.',
  'Done in duplicate, and the north part to remain with the grantor.',
  'And all the estate, and the wood lot adjoining.',
  'And the island in the creek.',
  'Also the corner to the road.',
  'The Bank reserves the north ten feet.',
  'I sell so much of the above tract as would raise $700.',
  'Also an undivided right in the land.',
  'Also an undivided right to the use of the waters and of the land.',
  'All or a portion of the property herein conveyed does not include the mill lot.',
])('of the land: %s', (sentence) => {
  expect(openCodes(deed(sentence))).not.toEqual([]);
});
