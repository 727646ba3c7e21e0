// Takings that the words deny, beside the same words that tell of one.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const statusOf = (told: string): string => {
  const text = `John Hall conveys and warrants to Mary Pike a tract of land in Linn County, Iowa${told}: Beginning at an iron pin; thence North 417.42 feet to an iron pin; thence East 417.42 feet to an iron pin; thence South 417.42 feet to an iron pin; thence West 417.42 feet to the point of beginning, containing 4.00 acres.`;
  return judgeAll(completeCalls(readDocument(pagesOfText(text))))
    .verdicts.map(({ status }) => status)
    .join();
};

test.each([
  [', the said land being no part of my homestead', ', my homestead being no part of the same'],
  [', without any exception or reservation whatever', ', without any exception or reservation but the north acre'],
  [', without any exception or reservation of land', ', without any exception of land but the north acre'],
  [', without reservation of any part thereof', ', without reservation of any part save the north acre'],
  [', without exception', ', with the exception of the north acre'],
  [', without reservation', ', without reservation, save of the north acre'],
  [', with all the coal, nothing having been severed', ', with all the coal, nothing having been sold but the coal'],
])('%s; but%s', async (harmless, harmful) => {
  expect(statusOf(harmless)).toBe('PASS');
  expect(statusOf(harmful)).not.toBe('PASS');
});
