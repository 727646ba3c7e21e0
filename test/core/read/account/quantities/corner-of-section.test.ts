// Land told to be all of a part of its section, or to lie in a corner of it: true and false, in a whole deed.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

/** Ten acres in the southwest corner of the section. */
const deedWith = (words: string): string =>
  `WARRANTY DEED. Polk County, Minnesota. Ole Vigen conveys and warrants to Knut Rud the following land: Beginning at the SW corner of Section 8, T148N, R41W; thence North 660.00 feet; thence East 660.00 feet; thence South 660.00 feet; thence West 660.00 feet to beginning, ten acres. ${words} Dated May 4, 1899.`;

const passes = (text: string): boolean =>
  judgeAll(completeCalls(readDocument(pagesOfText(text))), () => ({ georef: null, reasons: [] })).verdicts.every(
    ({ status }) => status === 'PASS',
  );

test.each([
  ['Being in the southwest corner of said section.', 'Being in the northwest corner of said section.'],
  ['It lies in the southwest corner of Sec. 8.', 'It lies in the southeast corner of Sec. 8.'],
  ['Being the SW1/4 of the SW1/4 of the SW1/4.', 'Being the SW1/4 of the SW1/4.'],
  [
    'Being all of the SW1/4 of the SW1/4 of the SW1/4 of said section.',
    'Being all of the SW1/4 of the SW1/4 of said section.',
  ],
  ['Being a part of the SW1/4 of the SW1/4.', 'Being the whole of said SW1/4 of SW1/4.'],
  ['The grantor is the owner of the SW1/4 of the SW1/4.', 'This is the entire SW1/4 of the SW1/4 of said section.'],
  [
    'The tract is all of the W1/2 of the SW1/4 lying south of the creek.',
    'The tract is all of the W1/2 of the SW1/4 of said section.',
  ],
])('%s', (own, other) => {
  expect(passes(deedWith(own))).toBe(true);
  expect(passes(deedWith(other))).toBe(false);
});

test.each([
  ['All in the south half of said Section 8.', 'All in the north half of said Section 8.'],
  ['Being in the W1/2 of said section.', 'Being in the E1/2 of said section.'],
  ['Being in the Southwest Quarter of said Section 8.', 'Being in the Northwest Quarter of said Section 8.'],
])('land in a quarter lies in no half beside it: %s', (own, other) => {
  const placed = (words: string): string =>
    deedWith(words).replace('the following land:', 'a tract in the SW1/4 of the SW1/4 of Section 8:');
  expect(passes(placed(own))).toBe(true);
  expect(passes(placed(other))).toBe(false);
});

test('a lot that opens its sentence lies in the borough told there', () => {
  const lot = (words: string): string =>
    `Luzerne County, Pennsylvania. DEED. Stephen Yurko to Helen Zelinka. Lot in the Borough of Plymouth, Luzerne County: Beginning at a spike; thence South 100 feet; thence West 120 feet; thence North 100 feet; thence East 120 feet to the spike; 12,000 square feet. ${words} Dated May 4, 1954.`;
  expect(passes(lot('Being in the Borough of Plymouth.'))).toBe(true);
  expect(passes(lot('Being in the Borough of Nanticoke.'))).toBe(false);
});
