// The noun that the granting verb gives, wherever the grantee stands: the land, or something in it or upon it.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.';
const given = (grant: string): string =>
  `THIS DEED, made by Amos Pike, for ten dollars paid, witnesses that he does hereby ${grant}, bounded as follows: ${FIGURE}`;

test.each([
  ['grant and convey unto Mary Hart all the coal of every vein in and underlying that tract of land in Otter District'],
  ['convey and warrant to Mary Hart, for the sum of ten dollars, the fire clay beneath the farm'],
  ['sell and convey unto Mary Hart all the coal and mining rights underlying that real estate'],
  ['bargain, sell and convey to Mary Hart the Freeport vein of coal underlying the farm'],
  [
    'grant to Mary Hart, her heirs and assigns, a perpetual right and easement to maintain a pumping station upon that lot',
  ],
  ['grant unto Mary Hart a free and perpetual way, twenty feet in width, through the tract of land'],
  ['grant unto Mary Hart a right of way for a tram road through my land'],
  ['grant to Mary Hart permission to string wires along the front of the lot'],
  ['convey to Mary Hart the reversion in the dower tract'],
  ['grant and sell unto Mary Hart the entire Pittsburgh or River vein of coal lying within and under all that farm'],
  ['sell unto Mary Hart the Mammoth and Skidmore veins of anthracite beneath the tract of land'],
  ['sell unto Mary Hart an option to purchase the tract of land'],
  ['sell and convey to Mary Hart two thirds of the coal in the land'],
  ['sell to Mary Hart all the limestone and marl lying beneath the tract'],
  ['convey unto Mary Hart the mill, with its gearing and machinery, standing upon the lot'],
  ['convey to Mary Hart all my share of the crops to be raised upon the farm'],
  ['lease unto Mary Hart the exclusive right of drilling for oil on the tract of land'],
  ['grant to Mary Hart one sixteenth of the oil produced from the tract of land'],
  ['convey to Mary Hart development rights in the tract of land'],
  ['sell and warrant unto Hart Sawmills, Inc. all the merchantable pine ten inches and up at the stump upon the land'],
  ['sell and warrant unto Hart Mining Corp. the fire clay beneath the farm'],
  [
    'grant to Mary Hart, with warranty covenants: Unit 3 of the Slater Bend Condominium, the land of the said condominium being',
  ],
])('%s gives no land', (grant) => {
  expect(openCodes(given(grant))).toContain('right_only');
});

test.each([
  [
    'grant and convey unto Mary Hart, for her sole and separate use, free from the debts, control and interference of her said husband, the following tract',
  ],
  ['sell and convey unto Mary Hart, free and clear of the deed of trust and all taxes, that certain tract'],
  [
    'grant and convey unto Mary Hart, together with the buildings, the fences, the timber and all water rights, the tract',
  ],
  ['convey and warrant to Mary Hart, a spinster, whose address is Box 12, the following described land'],
  ['grant and convey unto Mary Hart, subject to an easement of way and to the lease of one Pike, the tract of land'],
  ['convey to Mary Hart, for the sum of ten dollars, the receipt whereof is hereby acknowledged, all that certain lot'],
  ['sell and convey unto Mary Hart the house and lot'],
  ['convey to Mary Hart the Pittsburgh or Mill tract, lying on Crab Run,'],
  ['convey unto the Cobb and Lee Mining Company a farm'],
  ['grant and convey unto Mary Hart a certain mill seat, house and lot of ground'],
  ['bargain and sell unto Mary Hart his home farm'],
  ['grant and convey to Mary Hart the whole of the intervale'],
  ['grant and convey unto Mary Hart a tract of coal land'],
  ['grant and convey unto Mary Hart a certain boundary of land on the waters of Crab Run'],
  ['grant and convey unto Mary Hart the entire estate of the grantor in the lands'],
  ['grant and convey unto Mary Hart the fee simple title to the tract of land'],
  [
    'grant and convey unto Mary Hart, in satisfaction of the legacy left her by the will of James Pike, the bottom field',
  ],
  ['convey unto Mary Hart the cemetery lot'],
  ['convey unto Mary Hart, in lieu of dower, the mansion house and twenty rods of ground about it'],
  ['grant and sell to Mary Hart the following, viz.: a tract of land'],
  ['grant and convey unto Mary Hart, to be used as a place of worship, the ground'],
])('%s gives the land', (grant) => {
  expect(openCodes(given(grant))).not.toContain('right_only');
});
