// What is taken, denied, changed or made void may be no land and no line of it; and what is said of the land is not excused by that.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { heardCodes } from '#test/support/heard.ts';

interface Words {
  /** A paragraph before the grant. */
  readonly before?: string;
  /** The grant up to the colon. */
  readonly grant?: string;
  /** Before the land that is granted. */
  readonly lead?: string;
  readonly behind?: string;
}

const deed = ({ before = '', grant, lead = '', behind = '' }: Words): string =>
  `WARRANTY DEED\n\n${before}\n\nKnow all men that John Hall, a widower, of Polk County, Iowa, is the grantor and Peter Wise of the same county the grantee. ${grant ?? `For nine hundred dollars the grantor conveys to the grantee, his heirs and assigns, ${lead} the following tract of land in Polk County, Iowa:`}\n\nBeginning at an iron pin at the northwest corner of land of Amos Reed; thence North 660 feet to a stone; thence East 660 feet to a stone; thence South 660 feet to a stone; thence West 660 feet to the point of beginning, containing 10.00 acres. ${behind}\n\nTo have and to hold the same to the grantee, his heirs and assigns forever. Witness my hand this 3rd day of March, 1921. John Hall.\n`;

test.each([
  'not as tenants in common and not as community property, but as joint tenants with right of survivorship,',
  'confirming and not enlarging the estate given by a former deed,',
  "for all which price a vendor's lien is retained on the face of this deed until it is paid,",
  'by a vote of seven to none of the trustees,',
  'without recourse or warranty save as against his own acts,',
  'neither party being under age,',
  'for less than One Hundred Dollars paid,',
  'he being divorced and not since remarried,',
  'with its improvements and easements appurtenant, in the first district,',
  'for two notes bearing interest at eight per cent,',
  'at ninety dollars an acre, paid in full,',
  'at $90.00 an acre, paid in full,',
  'with warranty of title, save only against the taxes of this year,',
  'reserving a lien for the unpaid half of the purchase money,',
  'whose claim has never been disputed,',
])('takes no land before it is granted: %s', async (lead) => {
  expect(await heardCodes(deed({ lead }))).toEqual([]);
});

test.each([
  'his farm, reserving to himself, his heirs and assigns,',
  'his farm, excepting the taxes, the timber and',
  'the farm, none of which lies within',
  'nothing whatever in',
  'an eight per cent interest in',
  'less than the whole of',
  'not the fee but a mere license in',
  'the Hall farm, from which there is excepted',
  'the Hall farm, not conveying hereby, nor meaning to convey,',
])('takes the land that it leads to: %s', async (lead) => {
  expect(deed({ lead })).toSatisfy(isDoubted);
});

const isDoubted = (text: string): boolean =>
  readDocument(pagesOfText(text)).tracts.every(
    ({ findings = [], is_exception }) => is_exception || findings.length > 0,
  );

test.each([
  'Upon payment of the whole debt this instrument shall cease and be of no effect, and shall be released of record at the cost of the grantor.',
  'The condition of this deed is such that if he pays the sum, it shall be void.',
  'But if any part be behind for thirty days, the holder may sell the premises at public auction.',
  'She releases all her dower in all and singular the premises within released.',
  'A utility easement for the water main is retained by the City over the north strip.',
  'The map is a correct representation of all exterior boundaries of the land surveyed.',
  'The said street, being fifty feet in width from the east line of Ash Avenue to the river, is hereby vacated and closed.',
  'The owners have caused said land to be surveyed and laid off into lots and blocks as shown on the plat.',
  'The grantors unite so that the life estate and the remainder may be merged in the grantee.',
  'The bank certifies that it has not assigned the note.',
  'If they pay, this conveyance is void.',
  'Provided always, that if he shall well and truly pay, then this indenture shall cease and become void.',
  'Grantor further assigns one share of Lafayette Mutual Water Users.',
  'With it go four shares in the Twin Lakes Canal Company.',
])('leaves the land whole: %s', async (behind) => {
  expect(await heardCodes(deed({ behind }))).toEqual([]);
});

test.each([
  'This conveyance shall be void and of no effect.',
  'If the grantee shall not build a school within two years this deed shall be null and void.',
  'If the price is not paid by May this deed shall be void.',
  'If the debt be paid this deed shall be void as to the north half.',
  'But if part of the east line is wrong, the fence shall be the line.',
  'A part of the premises within was released to Cole.',
  'The north strip is retained by the City in fee.',
  'The north line was vacated and a new one run.',
  'The second line is not a correct one.',
  'The width of the tract varies with the river.',
  'The remainder of the tract is merged with Lot 4.',
  'If they do not pay, this conveyance is void.',
  'If the taxes be paid by another, this deed is void.',
  'If redeemed, this deed shall be void as to the north half.',
  'Grantor further assigns one undivided share of the ditch company land.',
  'This deed may have been revoked.',
  'This deed may be revoked by the grantor at any time.',
])('does not leave it whole: %s', async (behind) => {
  expect(deed({ behind })).toSatisfy(isDoubted);
});

test.each([
  'John Hall, of the one side, sells to Peter Wise, of the other side, for nine hundred dollars, this tract in Polk County, Iowa:',
  'John Hall grants to Peter Wise that part of the Cedar Creek farm which is described here, in Polk County, Iowa:',
  'John Hall grants to Peter Wise a portion of the old Dixon survey in Polk County, Iowa, to wit:',
])('leads to the land that is granted: %s', async (grant) => {
  expect(await heardCodes(deed({ grant }))).toEqual([]);
});

test.each([
  'John Hall sells to Peter Wise, of the other side, a part of the following tract in Polk County, Iowa:',
  'John Hall grants to Peter Wise that part of the Cedar Creek farm described below which lies north of the road:',
  'John Hall conveys to Peter Wise Lot 5 in Polk County, Iowa. The adjoining land is:',
  'John Hall conveys to Peter Wise Lot 5 in Polk County, Iowa. The parent tract is:',
  'John Hall conveys to Peter Wise Lot 5 in Polk County, Iowa. The servient estate is:',
  'John Hall conveys to Peter Wise Lot 5 in Polk County, Iowa. The description, until it is corrected, shall be:',
])('leads to more or to other land: %s', async (grant) => {
  expect(deed({ grant })).toSatisfy(isDoubted);
});

test.each([
  'By a vote of five to none the board ordered this sale, as appears in its Minute Book 6.',
  'Except for the covenant below the grantee takes the property as it stands.',
  'Whereas in his will he empowered his executor to sell any realty not specifically devised, and the farm hereafter described was not specifically devised;',
])('is said before the grant, and of no land: %s', async (before) => {
  expect(await heardCodes(deed({ before }))).toEqual([]);
});

test.each([
  ['The seller may declare this contract cancelled upon thirty days notice.', true],
  ['This deed was revoked by the owner before her death.', false],
  ['This contract has been cancelled.', false],
])('what may yet be done with the paper has not been done: %s', async (behind, isWhole) => {
  expect((await heardCodes(deed({ behind }))).includes('description_put_aside')).toBe(!isWhole);
});
