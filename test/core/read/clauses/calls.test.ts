// Lengths whose unit is not told where they stand: proved by a figure that closes in it and measures the area.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const sure = (courses: string, area: string): boolean | undefined =>
  readDocument(
    pagesOfText(`Beginning at a rebar; ${courses} to the point of beginning; ${area}.`),
  ).tracts[0]?.calls.every(({ confidence }) => confidence !== 'low');
const bare = (south = '100.00'): string =>
  `thence N 83-00-00 E, 100.00; thence S 7-00-00 E, 100.00; thence S 83-00-00 W, ${south}; thence N 7-00-00 W, 100.00`;

test('where none names a unit', () => {
  expect(sure(bare(), 'containing 0.2296 acre')).toBe(true);
});

test.each([
  ['another area', bare(), 'containing 0.31 acre'],
  ['no area', bare(), 'a lot'],
  ['a figure that stays open', bare('101.00'), 'containing 0.2296 acre'],
  ['another unit told', bare(), 'distances in feet or in poles, containing 0.2296 acre'],
])('but not with %s', (_, courses, area) => {
  expect(sure(courses, area)).toBe(false);
});

const one = (length: string): string =>
  `thence North 210.75 feet; thence East ${length}; thence South 210.75 feet; thence West 413.38 feet`;

test('where one has lost its own, only to the last figure', () => {
  expect(sure(one('413.38'), 'containing 2.00 acres')).toBe(true);
  expect(sure(one('413.3'), 'containing 2.00 acres')).toBe(false);
});
