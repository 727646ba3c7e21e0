// Land that is only named behind an "and" or a "with" is conveyed beside that of the figure.
import { expect, test } from 'vitest';
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
  { mark: ', and the vacated alley' },
])('added: %o', (words) => {
  expect(openCodes(deed(words))).toContain('land_added');
});

test.each([
  { area: ', and the buildings thereon' },
  { area: ', with the mill thereon' },
  { area: ', and being Lot 12' },
  { behind: 'Together with the said premises and the appurtenances.' },
  { mark: ', and the corner of Reed' },
])('none added: %o', (words) => {
  expect(openCodes(deed(words))).not.toContain('land_added');
});
