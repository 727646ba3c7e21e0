// Ground that the premises give by its kind, before a description and of no other land.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (premises: string): string =>
  `Amos Pike, of Nye County, Nevada, ${premises}: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.`;

test.each([
  'conveys to Mary Hart the ground for her house in Nye County',
  'conveys to Mary Hart the schoolhouse grounds in Nye County, described as follows',
  'grants to Mary Hart the hay meadow west of Elm Street in Nye County',
])('%s: the land described', (premises) => {
  expect(openCodes(deed(premises))).toEqual([]);
});

test.each([
  'conveys to Mary Hart the meadow of the following tract',
  'conveys to Mary Hart the orchard on the following described land',
  'conveys to Mary Hart the strip along the north side of the land in Nye County',
  'conveys to Mary Hart the yard of the same',
  'conveys to Mary Hart only the meadow in the tract bounded',
])('%s: a piece of it', (premises) => {
  expect(openCodes(deed(premises))).not.toEqual([]);
});
