// A place that is told of the land again must be the land's own, whatever words stand between.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (place: string, sentence: string): string =>
  `All that tract in ${place}: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres. ${sentence}`;

const SECTION = 'Section 17, Township 6 South, Range 11 East, Lee County, Mississippi';
const LAND_LOT = 'Land Lot 139 of the 10th District of Bartow County, Georgia';
const LOT = 'Lot 18 in Block 14 of Fairview Addition, Payne County, Oklahoma';
const SURVEY = 'the T. & P. Ry. Co. Survey, Ector County, Texas';

test.each([
  [SECTION, 'The said parcel is in Section 18 of said township, and no part of it touches Section 17.'],
  [LAND_LOT, 'The property hereby warranted is in the 11th District of said county.'],
  [LOT, 'The said lot being the same shown on the plat in Block 15.'],
  [SURVEY, 'All of the said land being out of the H. & T. C. R. R. Co. Survey.'],
])('elsewhere than in %s: %s', (place, sentence) => {
  expect(openCodes(deed(place, sentence))).toContain('place_otherwise');
});

test.each([
  [SECTION, 'The said parcel is in Section 17 of said township.'],
  [SECTION, 'The said parcel adjoins on the east the land of Cole in Section 16.'],
  [LAND_LOT, 'The property hereby warranted is in the 10th District of said county.'],
  [LOT, 'The said lot being the same shown on the plat in Block 14.'],
  [SURVEY, 'All of the said land being out of the T. & P. R. R. Co. Survey.'],
])('within %s: %s', (place, sentence) => {
  expect(openCodes(deed(place, sentence))).not.toContain('place_otherwise');
});
