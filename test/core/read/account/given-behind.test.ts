// What is given by words behind the description, and what a sheriff levied upon before it.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const FIGURE =
  'Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres';
const given = (object: string): string =>
  `Whereas the grantors own the following tract in DeSoto County, Florida: ${FIGURE}; Now therefore, in consideration of ten dollars, there is hereby conveyed ${object} to the said grantee, its successors and assigns.`;

test.each([
  ['that part of the above which lies north of Horse Creek', true],
  ['so much of the above as lies north of Horse Creek', true],
  ['the part thereof north of Horse Creek', true],
  ['the north side of said tract, as divided by Horse Creek,', true],
  ['all of the said tract on the north side of Horse Creek', true],
  ['an equal half, in area, of the said tract', true],
  ['the above tract, which lies north of Horse Creek,', false],
  ['whatever of the above lies north of Horse Creek', true],
  ['the above, but only down to Horse Creek,', true],
  ['the whole of the above', false],
  ['every part of the above', false],
  ['the said tract, with that part of Horse Creek which lies in it,', false],
])('%s is given', (object, isLess) => {
  expect(openCodes(given(object)).includes('part_only')).toBe(isLess);
});

test.each([
  ['levied upon the eastern half thereof', true],
  ['seized a part of the same', true],
  ['levied upon the eastern moiety of said tract', true],
  ['levied upon the same', false],
  ['levied upon all of said tract', false],
  ['levied upon the same and upon one half of the stock of goods', false],
])('having %s', (levy, isLess) => {
  const text = `Whereas the undersigned Sheriff, having ${levy} as the property of Elisha Tabor, did sell it to John Inzer: Now therefore I, Thomas Maddox, Sheriff, do hereby convey to the said John Inzer the tract bounded as follows: ${FIGURE}.`;
  expect(openCodes(text).includes('part_only')).toBe(isLess);
});
