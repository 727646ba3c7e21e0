// What is spoken of again as "said" was named before by the same number.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (place: string, behind: string): string =>
  `John Hall conveys to Peter Wise ${place}, Box Elder County, Utah: Beginning at an iron pin; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the point of beginning, containing 10.00 acres. ${behind}\n`;

test.each([
  ['Tract 37 of Orchard Tracts', 'The taxes on said Tract 73 are paid.'],
  ['land in Lots Four (4) and Five (5) of Block 2', 'The plat of said Lot 6 is of record.'],
  ['land in Sec. 8', 'It is the only land of the grantor in said Section 9.'],
])('%s, and then %s', (place, behind) => {
  expect(openCodes(deed(place, behind))).toContain('place_otherwise');
});

test.each([
  ['Tract 37 of Orchard Tracts', 'The taxes on said Tract 37 are paid.'],
  ['land in Lots 4, 5 and 6 of Block 2', 'The plat of said Lot 6 is of record.'],
  ['land in Sec. 8', 'It lies 930.00 feet from the corner of said Section, 930.00 feet from the road.'],
  ['Lots Seven (7) and Eight (8) of Block 2', 'The taxes on said Lot 8 are paid.'],
])('%s, and rightly %s', (place, behind) => {
  expect(openCodes(deed(place, behind))).not.toContain('place_otherwise');
});
