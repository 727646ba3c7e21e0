// The corner that a figure begins at is the one that it comes back to.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (begun: string, back: string): string =>
  `Henry Ott conveys to Anna Rice a lot in Allen County, Ohio: Beginning at ${begun}; thence North 300 feet to a stone; thence East 400 feet to a pin; thence South 300 feet to a stake; thence West 400 feet to ${back}, containing 120,000 square feet.`;

test.each([
  [
    'the northwest corner of the Moon school lot',
    'the place of beginning, being at the southeast corner of the Moon school lot',
    true,
  ],
  [
    'the northwest corner of the Moon school lot',
    'the place of beginning, at the northwest corner of the Moon school lot',
    false,
  ],
  [
    'a butternut, the NW corner of lands of Coddington',
    'the southeast corner of the said Coddington, the beginning',
    true,
  ],
  ['the northwest corner of the Moon lot', 'the southwest corner of the Reed lot, the place of beginning', false],
  ['the northwest corner of the school lot', 'the place of beginning', false],
])('begun at %s, it comes back to %s', (begun, back, isOther) => {
  expect(openCodes(deed(begun, back)).includes('place_otherwise')).toBe(isOther);
});
