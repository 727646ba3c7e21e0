// Areas told behind labels and colons, of parts with what they leave, of buildings and rules, and of halves of what was named before.
import { describe, expect, test } from 'vitest';
import { heardCodes } from '#test/support/heard.ts';
import { openCodes } from '#test/support/open-codes.ts';

const SQUARE =
  'Beginning at a stone; thence North 660 feet to a stone; thence East 660 feet to a stone; thence South 660 feet to a stone; thence West 660 feet to the place of beginning';
const OBLONG =
  'Beginning at an oak; thence North 1320 feet to a pine; thence East 660 feet to a pine; thence South 1320 feet to a stake; thence West 660 feet to the place of beginning';

const deed = (behind: string): string =>
  `Henry Ott conveys to Anna Rice a tract of land in Allen County, Ohio: ${SQUARE}${behind}`;

test.each([
  [
    '. Containing 10.00 acres. 0.50 acre of the above area lies within the road, leaving 9.50 acres outside of it; the whole ten acres being conveyed.',
    false,
  ],
  [
    '. Containing 10.00 acres. 0.50 acre of the above area lies within the road, leaving 9.00 acres outside of it.',
    true,
  ],
  ['. Containing 10.00 acres. Parcel 041-017.00   Acres: 10.00', false],
  ['. Containing 10.00 acres. Parcel 041-017.00   Acres: 11.20', true],
  ['. Containing 10.00 acres. Zoned R-2; minimum lot area 15,000 square feet.', false],
  ['. Containing 435,600 square feet. The dwelling upon said tract contains 1,850 square feet of living area.', false],
  ['. Square footage: 435,600.', false],
  ['. Containing 10.00 acres. A pond of two acres lies in the middle of it.', false],
])('%s', async (behind, isOpen) => {
  const codes = (await heardCodes(deed(behind))).filter((code) => /area/.test(code));
  expect(codes.length > 0).toBe(isOpen);
});

describe('of two tracts', () => {
  const two = (total: string): string =>
    `Henry Ott conveys to Anna Rice two tracts of land in Allen County, Ohio: FIRST TRACT: ${SQUARE}; ten acres.\n\nSECOND TRACT: ${OBLONG}; twenty acres.${total}`;
  test.each([
    ['\n\nIn all thirty acres.', false],
    ['\n\nTotal of both: 30.00 acres.', false],
    ['\n\nThe first tract contains ten acres.', false],
    ['\n\nThe first tract contains nine acres.', true],
    ['\n\nIn all forty acres.', true],
    ['\n\nTotal of both: 40.00 acres.', true],
  ])('%s', (total, isOpen) => {
    expect(openCodes(two(total)).some((code) => /area|total/.test(code))).toBe(isOpen);
  });
});

describe('of a half quarter', () => {
  const half = (told: string): string =>
    `Henry Ott conveys to Anna Rice: Beginning at the southwest corner of the Southeast Quarter of Section 9, Township 4 North, Range 7 East, Allen County, Ohio; thence North 2640 feet; thence East 1320 feet; thence South 2640 feet; thence West 1320 feet to the point of beginning, ${told} and containing 80 acres.`;
  test.each([
    ['being the West Half of said quarter section', false],
    ['the same being the West Half of said quarter', false],
    ['being the West Half of said section', true],
    ['being the Southwest Quarter of said quarter section', true],
  ])('%s', (told, isOpen) => {
    expect(openCodes(half(told)).includes('second_area')).toBe(isOpen);
  });
});

test.each([
  'PLAN OF AREA FOR THE HEIRS OF OTT',
  'Plat of AREA surveyed for A. Rice',
  'Deed of AREA at Black Creek',
  'Map showing AREA sold to A. Rice',
])('over the whole: %s', (caption) => {
  const under = (area: string): string => `${caption.replace('AREA', area)}\n\n${deed('. Containing 10.00 acres.')}`;
  expect(openCodes(under('10 acres'))).not.toContain('second_area');
  expect(openCodes(under('13.9 acres'))).toContain('second_area');
});

test('an area over the whole with its unit in one letter', () => {
  expect(openCodes(`14 A. on Ford Road\n\n${deed('. Containing 10.00 acres.')}`)).toContain('second_area');
  expect(openCodes(`Lot 14 A. J. Ott\n\n${deed('. Containing 10.00 acres.')}`)).not.toContain('second_area');
});
