// Asides in a course that leave its mark and its line where they are, beside twins that do not.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const statusOf = (begun: string, along: string): string =>
  judgeAll(
    completeCalls(
      readDocument(
        pagesOfText(
          `John Hall conveys and warrants to Mary Pike a tract of land in Linn County, Iowa: Beginning at ${begun}; thence North 417.42 feet to an iron pin; thence with Hubbard, ${along}East 417.42 feet to an iron pin; thence South 417.42 feet to an iron pin; thence West 417.42 feet to the point of beginning, containing 4.00 acres.`,
        ),
      ),
    ),
  )
    .verdicts.map(({ status }) => status)
    .join();

test.each([
  [
    'a brass cap, which replaces in the same place the old sandstone',
    'a brass cap, which replaces the old sandstone 3 feet south of it',
  ],
])('beginning at %s; but %s', (harmless, harmful) => {
  expect(statusOf(harmless, '')).toBe('PASS');
  expect(statusOf(harmful, '')).not.toBe('PASS');
});

test.each([
  [
    'a line agreed upon and fenced by the adjoining owners since 1919, ',
    'a line to be agreed upon and fenced by the adjoining owners, ',
  ],
  ['a line agreed upon by the adjoining owners, ', 'a line not agreed upon by the adjoining owners, '],
])('with Hubbard, %s; but %s', (harmless, harmful) => {
  expect(statusOf('an iron pin', harmless)).toBe('PASS');
  expect(statusOf('an iron pin', harmful)).not.toBe('PASS');
});
