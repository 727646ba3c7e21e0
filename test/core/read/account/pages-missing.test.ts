// Pages that a paper counts, against those that are there.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (end: string, top = ''): string =>
  `${top}WARRANTY DEED\n\nAmos Pike, for ten dollars paid, does hereby grant and convey unto Mary Hart that tract of land in Nye County, bounded as follows:\n\nBeginning at a hub; thence North 330.00 feet; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.\n\nWitness my hand.\nAmos Pike\n${end}`;

test.each(['Page 1 of 3', 'Sheet 1 of 2', '1 of 2', 'continued on next page', '(Continued)'])(
  'a paper that ends with "%s" lacks what follows',
  (end) => {
    expect(openCodes(deed(end))).toContain('text_missing');
  },
);

test.each(['Page 2 of 2', 'Sheet 1 of 1', 'Book 12, page 1', 'May 1, 1931', 'Page 1 of Book 3'])(
  'nothing is missing behind "%s"',
  (end) => {
    expect(openCodes(deed(end))).not.toContain('text_missing');
  },
);

test('a stamp on the first page counts them all', () => {
  expect(openCodes(deed('', 'Page 1 of 3\n'))).not.toContain('text_missing');
});
