// A course along the middle of a way that is told to be its edge, or to lie off from its middle.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (way: string): string =>
  `Henry Ott conveys to Anna Rice a lot in Allen County, Ohio: Beginning at a stake; thence East ${way}, 200 feet to a stone; thence South 300 feet to an iron pin; thence West 200 feet to a stake; thence North 300 feet to the place of beginning, containing 60,000 square feet.`;

test.each([
  ['along the centerline of Plank Road, this line being the southerly edge thereof', true],
  ['along the center of the road and 30 feet distant from the center thereof', true],
  ['with the middle of Depot Street, which is the south line of said street', true],
  ['in the centre of the highway, being its southerly side', true],
  ['following the center line of Depot Street and twenty-five feet southerly from said center line', true],
  ['along the center line of Depot Street', false],
  ['parallel with and 25 feet from the center line of Depot Street', false],
  ['along the southerly edge of Depot Street, 25 feet from the center thereof', false],
  ['along the center of Depot Street, being the north line of the land herein described', false],
  ['along the center of Depot Street, being the south line of land of Nason', false],
])('%s', (way, isOpen) => {
  expect(openCodes(deed(way)).includes('side_otherwise')).toBe(isOpen);
});
