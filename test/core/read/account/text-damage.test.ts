import { describe, expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const SQUARE =
  'Beginning at a stone; thence North 300.00 feet to a pin; thence East 300.00 feet to a pin; thence South 300.00 feet to a pin; thence West 300.00 feet to the point of beginning';

describe('words that a recogniser spoilt around a figure', () => {
  test.each([
    [
      'a spoilt word that takes something away',
      `The land is encumberea by the following: ${SQUARE}, containing 2.066 acres.`,
    ],
    ['letters among the figures of an area', `${SQUARE}, containing 2.066 acres (9O,o00 square feet).`],
    ['a comma for the point of an area', `${SQUARE}, containing 2,07 acres.`],
    ['an area that may be that of all tracts', `${SQUARE}, containing in al 2.066 acres.`],
    ['the same, spoilt otherwise', `${SQUARE}, containing in ull 2.066 acres.`],
    [
      'a word among the courses that could not be mended',
      `${SQUARE.replace('thence East', 'thence at oight angles East')}, containing 2.066 acres.`,
    ],
    [
      'a figure within a word of the courses',
      `${SQUARE.replace('at a stone', 'at the true p0mt')}, containing 2.066 acres.`,
    ],
  ])('%s keeps it from passing', (_, text) => {
    expect(openCodes(text)).toContain('text_damaged');
  });

  test.each([
    ['law Latin', 'The guardian ad litem of the minors joins, and the guardian ad litem consents.'],
    ['a word of English that deeds hold seldom', 'The Court having heard the evidence finds as follows:'],
    ['a word near to a light one', 'The heirs praying for a sale, the Court sold the following:'],
    ['a word of its own near to a grave one', 'The owner has declined to exercise any preference in the following:'],
    ['an old spelling', 'The said partie haveing paid for the following:'],
    ['a form of a word that is one', 'The land with the stooping and gnarled oak, lopped and scarred, is as follows:'],
    ['a tree as its clerk spelt it', 'The land on which the old hickery stands:'],
  ])('%s is no damage', (_, words) => {
    expect(openCodes(`${words} ${SQUARE}, containing 2.066 acres.`)).not.toContain('text_damaged');
  });

  test('a deed without a spoilt word says nothing of damage', () => {
    expect(openCodes(`${SQUARE}, containing 2.066 acres.`)).not.toContain('text_damaged');
  });
});
