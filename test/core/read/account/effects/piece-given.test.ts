// A piece of ground that is given before its courses is what they go round, unless a whole of it is told.
import { expect, test } from 'vitest';
import { heardCodes } from '#test/support/heard.ts';

const deed = (lead: string): string =>
  `${lead} Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`;

test.each([
  'Amos Tull sells to Ruth Pike ten acres of land in Linn County, Iowa:',
  'Amos Tull conveys to School District No. 4 the ground for its schoolhouse in Linn County, Iowa:',
  'We, Amos Tull and Ida Tull, convey to the Linn Mill Company, for mill grounds and stock yards, the following land in Linn County, Iowa:',
  'We, the trustees, being chosen by the members and bidden to sell the old school ground, sell to Ruth Pike that ground:',
])('whole: %s', async (lead) => {
  expect(await heardCodes(deed(lead))).toEqual([]);
});

test.each([
  'Amos Tull conveys to Ruth Pike one acre of land in Linn County, Iowa:',
  'Amos Tull conveys to Ruth Pike the ground for a schoolhouse in the corner of the tract in Linn County, Iowa:',
  'Amos Tull conveys to Ruth Pike a strip of ground in Linn County, Iowa, out of the tract bounded:',
  'Amos Tull conveys to Ruth Pike a strip of ground twenty feet wide in Linn County, Iowa:',
  'Amos Tull conveys to Ruth Pike the ground that she may choose in Linn County, Iowa:',
  'Amos Tull conveys to Ruth Pike the ground for a mill, being part of the following tract in Linn County, Iowa:',
  'Amos Tull conveys to Ruth Pike the ground under the barn, in Linn County, Iowa, as follows:',
  'Amos Tull conveys to Ruth Pike the fenced ground in Linn County, Iowa:',
  'Amos Tull conveys to Ruth Pike ground enough for a house, in Linn County, Iowa:',
  'Amos Tull conveys to Ruth Pike for ten years the ground in Linn County, Iowa:',
  'Amos Tull conveys to Ruth Pike a lot of ground for her life, in Linn County, Iowa, as follows:',
])('less: %s', async (lead) => {
  expect(await heardCodes(deed(lead))).not.toEqual([]);
});
