// Where the grantor lives is told of other land, and the home place within this one is kept.
import { expect, test } from 'vitest';
import { heardCodes } from '#test/support/heard.ts';

const deedWith = (sentence: string): string =>
  `DEED\n\nAmos Pike grants to Mary Hart a certain tract of land lying in Nye County, bounded as follows: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres. ${sentence}\n\nWitness my hand.\n`;

test.each([
  'We designate our 40 acre home place elsewhere in the said League as our homestead.',
  'The grantors own and live upon another tract of 200 acres in said county, which is their homestead.',
  'Our homestead is a different place of 80 acres on Bear Creek.',
  'The land here sold is no part of our homestead, we living on our 160 acre farm near Cuero.',
  'This is not homestead property, the grantor residing on a lot in the town of Wharton.',
  'We claim as our homestead the house and lot where we live in the City of Temple.',
  'The grantor designates as his homestead other land, being 60 acres on the Brazos.',
  'The home of the grantors is on their other farm of 55 acres in Section 3.',
  'Neither of us has ever lived on the land, our residence homestead being a separate 10 acre place.',
  'The grantors state that their homestead is in Section 14, and that the land conveyed forms no part of it.',
])('of no land here: %s', async (sentence) => {
  expect(await heardCodes(deedWith(sentence))).toEqual([]);
});

test.each([
  'We designate the 40 acre home place within said land as our homestead, and it is not sold.',
  'The grantors keep the home place of 1 acre.',
  'Our homestead of one acre in the corner is not conveyed.',
  'The home place on the said land remains ours.',
  'The grantor also conveys his homestead of 60 acres on the Brazos.',
  'Our home place of 40 acres is conveyed with it.',
  'The house in which we live on the creek with its garden is ours still.',
  'We live on one acre at the east end and it shall be ours.',
  'The grantor lives at the north end, and his home lot there is different from what is here sold.',
  'The home of the grantors, a separate acre in the middle thereof, is theirs.',
  'Our homestead, another acre of these lands, is ours for ever.',
  'Our homestead of 2 acres is not here conveyed, we living on it.',
  'The land here sold is our homestead of 160 acres, another farm being ours no more.',
  'We live in the house near Bear Creek, and the acre about it is still ours.',
  'The house lot of the grantors is no part of this deed.',
])('of the land: %s', async (sentence) => {
  expect(await heardCodes(deedWith(sentence))).not.toEqual([]);
});

test('a couple for their joint lives, and this land that lies in their own county', async () => {
  const codes = await heardCodes(
    'Clyde Pape and Wanda Pape, married to each other, of Licking County, Ohio, for ten dollars and other valuable consideration, grant to Dwight Hale and Lisa Hale, for their joint lives, remainder to the survivor of them, the following real property lying in said Licking County:\n\nSituated in the Township of Walnut, County of Fairfield, State of Ohio: Beginning at a spike; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the place of beginning, containing 2.00 acres.',
  );
  expect(codes).toContain('place_otherwise');
});
