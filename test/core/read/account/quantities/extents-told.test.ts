// The depth of a lot and the width of a strip of one, against the sides of the figure.
import { describe, expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (lead: string, behind: string): string =>
  `Henry Ott sells and conveys to Anna Rice ${lead}, in Lima, Allen County, Ohio, bounded and described as follows: Beginning at a stake; thence East 50 feet; thence South 132 feet to the alley; thence West 50 feet along the alley; thence North 132 feet to the place of beginning${behind}, containing 6,600 square feet.`;

describe('the depth', () => {
  test.each([
    [', said lot having a depth of one hundred and twenty feet from street to alley', true],
    [', the lot with a depth of 125 feet', true],
    [', said lot having a depth of 132 feet from street to alley', false],
    [', being a lot of the depth of 132 feet', false],
    [', on which lot is a well of the depth of 40 feet', false],
    [', the lot adjoining having a depth of 120 feet', false],
  ])('%s', (behind, isOpen) => {
    expect(openCodes(deed('a lot', behind)).includes('side_otherwise')).toBe(isOpen);
  });
});

describe('the strip', () => {
  test.each([
    ['the East twenty-five (25) feet of Lot Seven (7) in Block 14', true],
    ['the north 66 feet of Lot 7', true],
    ['the East fifty (50) feet of Lot Seven (7) in Block 14', false],
    ['the north 132 feet of Lot 7', false],
    ['the East 25 feet of Lot 7 and the West 25 feet of Lot 8', false],
    ['the East 25 feet of Lot 7 and all of Lot 8', false],
    ['Lot 7, save the east 25 feet of the tract', false],
  ])('%s', (lead, isOpen) => {
    expect(openCodes(deed(lead, '')).includes('side_otherwise')).toBe(isOpen);
  });
});

describe('the size', () => {
  test.each([
    ['a lot, with the house thereon, being 45 feet wide front and rear by 132 feet in depth', true],
    ['a lot being 50 by 120 feet', true],
    ['a rectangle fifty by one hundred and twenty feet', true],
    ['a rectangle fifty by one hundred and thirty-two feet', false],
    ['a lot fifty feet wide and one hundred and forty feet deep', true],
    ['a lot being 50 feet wide front and rear by 132 feet in depth on each side', false],
    ['a lot being 50 by 132 feet', false],
    ['a lot, with a barn 40 by 60 feet', false],
  ])('%s', (lead, isOpen) => {
    expect(openCodes(deed(lead, '')).includes('side_otherwise')).toBe(isOpen);
  });
});

describe('a strip along a line', () => {
  const along = (lead: string): string => deed('a lot', '').replace('bounded and described as follows:', lead);
  test.each([
    ['A right of way 30 feet wide lying to the left of and adjoining the following line:', true],
    ['A strip of land 20 feet wide, being 10 feet on either side of the following described line:', true],
    ['A strip 16 feet in width along the right side of a line described thus:', true],
    ['A strip of land 50 feet wide, bounded as follows:', false],
    ['A lot along a lane 20 feet wide which runs with the west line of the following described tract:', false],
  ])('%s', (lead, isOpen) => {
    expect(openCodes(along(lead)).includes('shape_otherwise')).toBe(isOpen);
  });
});
