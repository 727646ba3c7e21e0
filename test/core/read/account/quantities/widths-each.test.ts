// So many lots of one width, against the sides of the figure that they make.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (behind: string): string =>
  `Henry Ott sells and conveys to Anna Rice a parcel in Block 2, Lima, Allen County, Ohio: Beginning at a stake; thence South 140 feet; thence West 50 feet; thence North 140 feet; thence East 50 feet to the place of beginning, area 7,000 square feet; ${behind}.`;

test.each([
  ['being Lots 4, 5 and 6, each of the width of twenty-five feet', true],
  ['being Lots 4, 5 and 6, each 25 feet wide', true],
  ['being Lots 4 and 5, each having a frontage of 30 feet', true],
  ['being three lots of 25 feet front each', true],
  ['being Lots 4 and 5, each of the width of twenty-five feet', false],
  ['being Lots 4 and 5, each 25 feet wide', false],
  ['adjoining Lots 7, 8 and 9, each 25 feet wide', false],
  ['being a part of Lots 4, 5 and 6, each 25 feet wide', false],
])('%s', (behind, isOpen) => {
  expect(openCodes(deed(behind)).includes('side_otherwise')).toBe(isOpen);
});

test.each([
  ['each 70 feet wide on the street', true],
  ['each 25 feet wide on the street', false],
])('on a street that a course runs along, Lots 4 and 5 of Block 2, %s', (width, isOpen) => {
  const text = `Henry Ott sells and conveys to Anna Rice Lots 4 and 5 of Block 2, ${width}, which together form one parcel in Lima, Allen County, Ohio: Beginning at a pin on the north side of Elm Street; thence North 140 feet; thence East 50 feet; thence South 140 feet to the north side of Elm Street; thence with the north side of Elm Street West 50 feet to the place of beginning, area 7,000 square feet.`;
  expect(openCodes(text).includes('side_otherwise')).toBe(isOpen);
});
