// A paper given for a debt ends when the debt is paid; a paper that ends for anything else, or in part, is no deed of the whole.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const mortgage = (clause: string): string =>
  `MORTGAGE DEED. To secure a note for $800, John Hall grants to the Lee Savings Bank the tract in Lee County, Georgia: Beginning at a stake; thence North 300.00 feet to a pin; thence East 300.00 feet to a pin; thence South 300.00 feet to a pin; thence West 300.00 feet to the point of beginning, containing 2.066 acres. ${clause}`;

const statusOf = (text: string): string | undefined =>
  judgeAll(completeCalls(readDocument(pagesOfText(text)))).verdicts[0]?.status;

test.each([
  'Provided, that if the said Hall shall pay the note and the taxes laid upon the premises, and shall keep the buildings insured for at least $500, then these presents shall be void.',
  'But if he pays, this deed shall be void.',
  'Should he pay the said note at its maturity this conveyance shall be of no further force.',
  'Now if the debt be discharged when due this conveyance shall be null and void, but in default the Bank may sell the same.',
])('%s', (clause) => {
  expect(statusOf(mortgage(clause))).toBe('PASS');
});

test.each([
  'If the note is paid this deed shall be void as to the west half.',
  'If half of the note is paid the north acre shall be released.',
  'This deed shall be void unless the Bank lends the money.',
  'If he pays, the Bank keeps the north acre and this deed is void.',
  'But if he pays, this deed to be void save as to the spring lot.',
  'This deed is to be of no force until the note is delivered.',
])('not %s', (clause) => {
  expect(statusOf(mortgage(clause))).not.toBe('PASS');
});
