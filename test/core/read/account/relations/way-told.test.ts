// A line of other land along which a tie or a course runs has its way from it.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const codesOf = (text: string): string[] =>
  judgeAll(completeCalls(readDocument(pagesOfText(text)))).verdicts.flatMap(({ findings }) =>
    findings.map(({ code }) => code),
  );

const deed = (tie: string, told: string): string =>
  `That land in Alachua County, Florida: Commence at the Southwest corner of Section 27 and run ${tie}, 1,204.66 feet; thence North 89°28'35" East 412.00 feet to an iron pipe and the Point of Beginning; thence N 2°40'10" W, parallel with ${told}, 512.20 feet; thence S 88°11'30" E 640.50 feet; thence S 4°15'45" W 505.90 feet; thence N 88°42'23" W 578.87 feet to the Point of Beginning; containing 7.111 acres.`;

test.each(['said West line of Section 27', 'the West line of said Section'])('not parallel with %s', (told) => {
  expect(codesOf(deed(`North 0°31'25" West along the West line of said Section 27`, told))).toContain('not_parallel');
});

test.each([
  [`North 2°40'10" West along the West line of said Section 27`, 'said West line of Section 27'],
  [`North 0°31'25" West along the West line of said Section 27`, 'the center line of the Newberry Road'],
  [`North 0°31'25" West along a fence`, 'the West line of said Section'],
])('%s, parallel with %s', (tie, told) => {
  expect(codesOf(deed(tie, told))).not.toContain('not_parallel');
});
