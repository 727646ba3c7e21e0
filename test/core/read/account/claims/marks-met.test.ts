// What stands at one corner of the land does not stand at another.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (begun: string, [first, second, third]: readonly string[], back: string): string =>
  `A tract in Adams County, Ohio: Beginning at ${begun}; thence North 330.00 feet to ${first}; thence East 264.00 feet to ${second}; thence South 330.00 feet to ${third}; thence West 264.00 feet to ${back}, containing 2.00 acres.`;
const ENDS = ['an elm', 'a marked stone', 'an iron bar at the lane'];

test.each([
  ['a black walnut', 'the black walnut at the place of beginning', false],
  ['a black walnut', 'the walnut, the place of beginning', false],
  ['a black walnut', 'the white walnut at the place of beginning', true],
  ['a black walnut', 'the elm, being the place of beginning', true],
  ['a black walnut', 'the sycamore, the place of beginning', true],
  ['a black walnut', 'the fence, the place of beginning', false],
  ['a steel rod', 'the iron pin at the place of beginning', false],
  ['a steel rod', 'the iron bar at the lane, being the place of beginning', true],
  ['the forks of the lane', 'the iron bar at the place of beginning', false],
])('begun at %s, it comes back to %s', (begun, back, isElse) => {
  expect(openCodes(deed(begun, ENDS, back)).includes('end_not_at_beginning')).toBe(isElse);
});

const judged = (text: string): string[] =>
  judgeAll(readDocument(pagesOfText(text))).verdicts.flatMap(({ findings }) => findings.map(({ code }) => code));

test('a mark that a course comes to again', () => {
  const isHeld = (end: string): boolean =>
    judged(deed('a walnut', ['an elm', end, 'a post'], 'the place of beginning')).includes('side_otherwise');
  expect(isHeld('the aforesaid elm')).toBe(true);
  expect(isHeld('the elm above named')).toBe(true);
  expect(isHeld('the walnut first mentioned')).toBe(true);
  expect(isHeld('a stake, it being the elm aforesaid')).toBe(true);
  expect(isHeld('another elm')).toBe(false);
  expect(isHeld('a stone in said lane')).toBe(false);
});

test.each([
  ['The marked stone is the northeast corner of the tract.', []],
  ['The stone above referred to marks the southwest corner of the tract.', ['corner_otherwise']],
  ['The elm hereinbefore mentioned stands at the northwest corner of the tract.', []],
  ['The elm hereinbefore mentioned stands at the southeast corner of the tract.', ['corner_otherwise']],
  ['The walnut is the beginning corner of this tract.', []],
  ['The elm is the beginning corner of this tract.', ['side_otherwise']],
  ['The elm stands at the end of the first course.', []],
  ['The elm stands at the end of the third course.', ['side_otherwise']],
])('%s', (behind, codes) => {
  const text = deed('a walnut', ENDS, 'the place of beginning');
  const open = judged(`${text} ${behind}`).filter((code) => code !== 'corroborated');
  expect(open.filter((code) => /otherwise|understood|unused/.test(code))).toEqual(codes);
});
