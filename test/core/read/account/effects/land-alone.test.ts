// Land that is only named behind an "and" or a "with" is conveyed beside that of the figure.
import { expect, test } from 'vitest';
import { heardCodes } from '#test/support/heard.ts';
import { openCodes } from '#test/support/open-codes.ts';

const deed = ({ mark = '', area = '', behind = '' }: { mark?: string; area?: string; behind?: string }): string =>
  `Beginning at a post; thence North 660 feet to a stone${mark}; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10.00 acres${area}. ${behind}`;

test.each([
  { area: ', and Lot 12' },
  { area: ', and the wood lot' },
  { area: ', together with the back pasture' },
  { area: ' and one half of the mill lot' },
  { behind: 'And the second tract.' },
  { behind: 'With the home place.' },
  { behind: 'Also the narrow piece beyond the lane, being what is left of the old Cole farm.' },
  { behind: 'Also all of that wood lot lying across the road, and being the same set off to my late husband.' },
  { mark: ', and the vacated alley' },
  { behind: 'Together with 10 acres.' },
  { behind: 'And 10.00 acres more.' },
  { behind: 'Together with all the estate of the said Amos Pike lying across the road.' },
])('added: %o', (words) => {
  expect(openCodes(deed(words))).toContain('land_added');
});

test.each([
  { area: ' and being Lots 1204 and 1205 of said City' },
  { area: ', and the buildings thereon' },
  { area: ', with the mill thereon' },
  { area: ', and being Lot 12' },
  { behind: 'Together with the said premises and the appurtenances.' },
  { mark: ', and the corner of Reed' },
  { behind: 'And containing 10.00 acres.' },
  { behind: 'Together with all the estate of the said Amos Pike in and to the said premises.' },
  { behind: 'In all 10.00 acres, more or less.' },
])('none added: %o', async (words) => {
  expect(await heardCodes(deed(words))).not.toContain('land_added');
});

const before = (land: string): string => `Amos Lee conveys to Eli Orr ${land} in Lee County, bounded thus: ${deed({})}`;

test.each([
  ['a tract of land, and all the small islands in the river opposite,', true],
  ['the tract described below, and the further lands set out in Schedule C,', true],
  ['a tract of land, and all the buildings thereon,', false],
  ['a tract of land on the river, opposite the small islands,', false],
])('named before the courses: %s', (land, isAdded) => {
  expect(openCodes(before(land)).includes('land_added')).toBe(isAdded);
});
