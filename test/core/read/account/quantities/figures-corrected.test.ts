// A figure of the description that is told to be another keeps the deed from passing; one of another paper, or of no line, does not.
import { expect, test } from 'vitest';
import { heardCodes } from '#test/support/heard.ts';

const deed = (words: string): string =>
  `John Hall conveys to Mary Pike in Linn County, Iowa: Beginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres. ${words}`;

test.each([
  'Correction: for "264.00" read "284.00".',
  'Scrivener error: 264.00 should be 284.00.',
  'Erratum: 284.00 instead of 264.00.',
  'The second distance is corrected from 264.00 to 284.00.',
])('told: %s', async (words) => {
  expect(await heardCodes(deed(words))).toContain('description_corrected');
});

test.each(['The deed of 1911 was corrected as to its date, for May 14 read May 15.'])('not told: %s', async (words) => {
  expect(await heardCodes(deed(words))).not.toContain('description_corrected');
});
