// What is told of all lines of a figure: that they run to the points of the compass, that those across from each other are alike, how far it is around.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';

/** A lot of 110 by 66 feet, turned by some degrees; `square` makes it 66 feet each way. */
const deed = (told: string, degrees = 0, long = 110): string => {
  const [ns, ew] = [`${degrees} degrees`, `${90 - degrees} degrees`];
  return `John Doe grants to Mary Roe, in fee simple, a lot in Yamhill County, Oregon: Beginning at an iron pin; thence North ${ns} East ${long} feet; thence South ${ew} East 66 feet; thence South ${ns} West ${long} feet; thence North ${ew} West 66 feet to the place of beginning, ${told}; containing ${(long * 66).toLocaleString('en-US')} square feet.`;
};
const passes = (text: string): boolean =>
  judgeAll(completeCalls(readDocument(pagesOfText(text))), () => ({ georef: null, reasons: [] })).verdicts.every(
    ({ status }) => status === 'PASS',
  );

test.each([
  'all four lines being run with the cardinal points',
  'every line following a cardinal point',
  'the sides facing the four cardinal points',
  'all the lines being run with the cardinal points of the compass',
])('%s', (told) => {
  expect(passes(deed(told))).toBe(true);
  expect(passes(deed(told, 9))).toBe(false);
});

test('the name of a company tells of no line', () => {
  expect(passes(deed('being the lot sold by the Cardinal Land Company', 9))).toBe(true);
});

test.each([
  'each side being equal in length to the side which is over against it',
  'the sides which face each other being of one length',
  'the lines over against each other being parallel',
])('%s', (told) => {
  expect(passes(deed(told, 9))).toBe(true);
  expect(passes(deed(told, 9).replace('South 81 degrees East 66', 'South 81 degrees East 60'))).toBe(false);
});

test.each([
  'every side being of one length',
  'each line being as long as the next',
  'of the same length on every side',
])('%s', (told) => {
  expect(passes(deed(told, 9, 66))).toBe(true);
  expect(passes(deed(told, 9, 110))).toBe(false);
});

test.each([
  ['the whole being 352 feet around', 'the whole being 346 feet around'],
  ['the outline of which measures 352 feet in all', 'the outline of which measures 400 feet in all'],
])('%s', (own, other) => {
  expect(passes(deed(own, 9))).toBe(true);
  expect(passes(deed(other, 9))).toBe(false);
});
