// The chain that a survey was made with, beside one that the lengths would be other by.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const CHAINS =
  'thence North 10 chains and 60 links; thence East 10 chains; thence South 10 chains and 60 links; thence West 10 chains to the beginning, containing 10.60 acres';
const codesOf = (told: string, courses = CHAINS): string[] =>
  judgeAll(
    completeCalls(
      readDocument(
        pagesOfText(
          `John Hall sells and conveys to Mary Pike a tract of land on Elk River: Beginning at a stake; ${courses}, as measured by Amos Bell, surveyor, ${told}.`,
        ),
      ),
    ),
  ).verdicts.flatMap(({ findings }) => findings.map(({ code }) => code));

test.each(['with a four-pole chain', 'with a four-pole chain of sixty-six feet', 'with a two-pole chain'])(
  '%s',
  (told) => {
    expect(codesOf(told)).not.toContain('unit_defined');
  },
);

test.each(['with a four-pole chain of sixty feet', 'with a two-pole chain of 36 feet', 'in Irish perches'])(
  'but %s',
  (told) => {
    expect(codesOf(told)).toContain('unit_defined');
  },
);

test('a chain of two poles where no length has more links than it', () => {
  expect(codesOf('with a two-pole chain', CHAINS.replaceAll('60 links', '40 links'))).toContain('unit_defined');
  expect(
    codesOf('with a two-pole chain', CHAINS.replaceAll(/(\d+) chains( and 60 links)?/g, '$1 poles')),
  ).not.toContain('unit_defined');
});
