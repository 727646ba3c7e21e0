// Corners of the lot of that number in another block.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (first: string, corner: string): string =>
  `Henry Ott sells and conveys to Anna Rice Lot 4, Block 10, Concord Park, Orange County, Florida, the lines of which are: Beginning at ${first}; thence North 150 feet; thence East 50 feet to ${corner}; thence South 150 feet; thence West 50 feet to the place of beginning, containing 7,500 square feet.`;
const OWN = 'the southwest corner of said lot';

test.each([
  [OWN, 'the northeast corner of Lot 4, Block 16', true],
  [OWN, 'the northeast corner of Lot 4 in Block 9', true],
  [OWN, 'the northeast corner of Lot 4, Block 10', false],
  [OWN, 'the northeast corner of said Lot 4', false],
  [OWN, 'the northwest corner of Lot 5, Block 10', false],
  ['a stake 60 feet from the corner of Lot 4, Block 16', 'an iron pin', false],
  [OWN, 'the west line of Lot 4, Block 16', false],
  ['the S.W. corner of Lot 4, Block 1', 'an iron pin', true],
  ['the S.W. corner of Lot 3, Block 10', 'an iron pin', false],
])('begun at %s, come to %s', (first, corner, isOpen) => {
  expect(openCodes(deed(first, corner)).includes('place_otherwise')).toBe(isOpen);
});
