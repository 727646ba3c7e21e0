// Which words behind a noun of land make it the land that the courses bound.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const codesOf = (text: string): string[] =>
  judgeAll(readDocument(pagesOfText(text))).verdicts.flatMap(({ findings }) => findings.map(({ code }) => code));

const begunAt = (corner: string, land: string): readonly string[] =>
  codesOf(
    `Louisa Cole grants to Stanislaus Wojcik all that lot of ground in Baltimore City: Beginning for the same at the ${corner} corner of ${land}, and running thence South 86.50 feet; thence West 20 feet; thence North 86.50 feet; thence East 20 feet to the place of beginning, containing 1,730 square feet.`,
  );

test.each([
  'the ground now being described',
  'the lot hereby intended to be conveyed',
  'the land about to be described',
  'the tract which is here granted',
  'the plot hereinafter to be conveyed',
  'the parcel this day sold',
  'the lot these presents convey',
  'the land of this deed',
  'the lot that is now being granted',
])('%s is this land', (land) => {
  expect(begunAt('southwest', land)).toContain('corner_otherwise');
  expect(begunAt('northeast', land)).not.toContain('corner_otherwise');
});

test.each([
  'the ground formerly described in the deed to Frank Novak',
  'the land heretofore conveyed to Frank Novak',
  'the lot sold to Frank Novak in 1908',
  'the tract now described in the deed of Novak',
])('%s is other land', (land) => {
  expect(begunAt('southwest', land)).not.toContain('corner_otherwise');
});
