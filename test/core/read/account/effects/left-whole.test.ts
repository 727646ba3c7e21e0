// What is said of land beyond the figure, or of shares that are together again, leaves the land whole.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (sentence: string): string =>
  `Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres. ${sentence}`;

test.each([
  'The deed from Haskell excepted a graveyard lot; that lot is not within the land described above.',
  'The adjoining tract on the creek, excepted in the deed of Leland Brannock, lies outside the above bounds.',
  'Vendors acquired an undivided one-half from Alvin Hightower and the other one-half from Luther Holcomb, so that they own and hereby sell the whole.',
  'The grantor inherited one fifth of the premises from his father. The other heirs having released to him, he holds the whole.',
  'The balance of the Orrin Rasmussen farm, lying north of the tract here conveyed, was sold by Orrin Rasmussen to Hiram Trask in 1879.',
  'There is reserved a passway twelve feet wide over the land conveyed for the use of the owners of the adjoining farm.',
  'Subject to the rights of the public in so much of the premises as may be used for highway purposes.',
  'The grantor keeps the privilege of hauling water from the well, but no title in the ground.',
  "Grantee shall have the use in common of the farm lane over the grantor's adjoining land, no title to the lane passing.",
  'This is part of a tract of 59 acres bought of Ezra Whicker; only the part here described was surveyed for this sale.',
  'All distances are in feet and decimals thereof.',
  'Distances are in U.S. survey feet.',
  'All or a part of the property herein conveyed was acquired by Deed Book 22, Page 9.',
  'All or a portion of the property herein conveyed _X_ includes or ___ does not include the primary residence of a Grantor.',
  'This deed is given to mend a misspelt name; the description is not altered.',
  'The lines of the tract are not changed hereby.',
  'The price is $4,000, the rest at $50 a month, with six percent interest until paid.',
  'RATIFICATION DEED',
  'LAND CONTRACT',
])('whole: %s', (sentence) => {
  expect(openCodes(deed(sentence))).toEqual([]);
});

test.each([
  'The deed from Haskell excepted a graveyard lot; that lot lies in the corner of the land described above.',
  'Excepting the mill lot, and excepting a graveyard that lies outside the above bounds.',
  'Also hereby conveyed, though lying outside of the foregoing bounds, is the strip between the west line and the brook.',
  'Vendors acquired an undivided one-half from Alvin Hightower, which they hereby sell.',
  'The vendors sell an undivided half of the whole.',
  'The grantor took an undivided half from his father, and holds the whole in common with his brother.',
  'TO HAVE AND TO HOLD the same, but not that sold to Lee, unto the said grantee and his heirs forever, with all the appurtenances.',
  'The balance of the land above described was sold to Hiram Trask in 1879.',
  'There is reserved a strip twelve feet wide along the north line.',
  'The grantor keeps the orchard, but no title in the road.',
  'Grantee shall have the use of the north field, but no title to it.',
  'The farm lane across the tract remains in use in common, no title to the lane passing.',
  'Only the part above described as timber land is conveyed.',
  'Only the north half of the land above described is conveyed.',
  'Conveying hereby only the westerly half of the premises above bounded.',
  'The grantor keeps 10 acres.',
  'All or a portion of the property is sold to Voss.',
  'All or part of the north half was acquired by the State.',
  'The description is not changed on the north.',
  'The line has not been changed as yet.',
  'For $4,000 a six percent interest in the land.',
  'CORRECTED DESCRIPTION',
  'Only the half of the premises above bounded is meant to pass.',
  'Only the part of the premises above bounded that is fenced is sold.',
  'All distances are in chains.',
  'Some distances are in feet.',
  'Distances are in feet by the old chain.',
  'The grantor conveys seventy percent interest.',
  'This deed was cancelled when the note was paid.',
  'This deed is void, the lien having been discharged upon payment.',
  'If Baker redeems within two years this deed is void.',
  'When Baker is paid his fourth this deed shall cease as to him.',
  'The description in this contract may be void.',
  'Baker claims this contract may be void.',
  'It takes out 10 acres for the road.',
  'It covers 10 acres claimed by Baker.',
  'It was found to hold 10 acres too much.',
  'It is 10 acres by the plat and 3 by the deed.',
  'Only the part above the ledge is conveyed.',
  'We sell only the part above described that is cleared.',
  'Only the minerals pass.',
  'Seller retains the privilege of the spring, no title in the spring passing.',
  'The company has a third interest.',
  'These five courses were run by Hobbs.',
  'The other tract hereby sold lies over the creek.',
  'With Lot 12.',
])('not whole: %s', (sentence) => {
  expect(openCodes(deed(sentence))).not.toEqual([]);
});
