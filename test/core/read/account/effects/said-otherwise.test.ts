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

// Crops, shares of stock, allotments and fixtures are no land, whoever keeps them; the ground that they stand on is.
test.each([
  "The tenant's half of the oats is not sold.",
  "The tenant's share of the growing crops is not conveyed.",
  'One half of the corn now standing belongs to the renter and does not pass.',
  'Together with all component parts.',
  'The tract is enrolled in the farm program and base acres pass with it.',
  'Wheat base of 21 acres and all payment yields are transferred with the land.',
  'Together with ten shares of stock in the Upper Ditch Company.',
  'Two thirds of the wheat crop is reserved to the tenant.',
  'The grantor excepts his one third of the cotton for the current year.',
  'The mobile home on the property is not included in this conveyance.',
  'A 1994 Clayton mobile home, serial number 8812, is conveyed with the land.',
  'The hay in the barn and half the potatoes are reserved by the grantor.',
  'All fixtures, component parts and appurtenances go with it.',
  'The tobacco allotment of 1.2 acres passes to the grantee.',
  'The renter keeps his half of the beans.',
  'Five shares of water stock in the North Canal are transferred with the premises.',
  'The center pivot and the pump are not part of this sale.',
  "The landlord's third of the rye goes to the grantee.",
  'The tobacco barn, sticks and poundage quota are sold with the farm.',
  "The growing barley and the renter's share of the clover hay are excepted.",
  'Vendor keeps the fodder and a third of the peanuts.',
  'The acreage allotments for rice and cotton pass to the buyer.',
  'Twelve shares of the Farmers Ditch are assigned herewith.',
  "The grantor's undivided half of the crop of potatoes goes to the grantee.",
  'The immovable includes its component parts, buildings and standing timber.',
  'Seller shall have the crop of soybeans now growing.',
  'The house trailer now on the lot belongs to the tenant and is not sold.',
  'The milo is reserved.',
  'CRP payments are divided, half to each party.',
  'Wheat allotment passes.',
  "One half of this year's rent goes with the land.",
])('of no land here: %s', (sentence) => {
  expect(openCodes(deed(sentence))).toEqual([]);
});

test.each([
  "The tenant's half of the field is not sold.",
  "The tenant's half of the farm is not conveyed.",
  'Together with all component tracts.',
  'The oat field is not sold.',
  'Two thirds of the land in corn is reserved to the tenant.',
  'The mobile home lot is not included in this conveyance.',
  'The base acres north of the creek are not conveyed.',
  'The grantor excepts his one third of the cotton land.',
  'The renter keeps his half of the ground.',
  'The garden and half the potato patch are reserved by the grantor.',
  'Five acres of the pasture go with it.',
  "The landlord's third of the premises does not pass.",
  'The orchard is not part of this sale.',
  'The land on which the mobile home stands is not included.',
  'The tobacco barn lot is sold with the farm.',
  'The barley field is excepted.',
  'Vendor keeps a third of the peanut field.',
  'The cow lot does not pass.',
  'The rice land is kept by the vendor.',
  'Twelve acres along the Farmers Ditch are assigned herewith.',
  "The grantor's undivided half goes to the grantee.",
  'The immovable includes the adjoining lot.',
  'Seller shall have the ground where the soybeans are growing.',
  'The pump house lot and the pipe on the land are sold with it.',
  'The trailer lot belongs to the tenant and is not sold.',
  'The clover meadow is reserved.',
  'One half of the land goes to each party.',
  'The potato ground passes with it.',
])('of the land: %s', (sentence) => {
  expect(openCodes(deed(sentence))).not.toEqual([]);
});
