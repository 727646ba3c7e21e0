// Counts of courses in whatever order their words stand, and the number that a course is told to have.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (lead: string, second = '', last = '', behind = ''): string =>
  `Henry Ott conveys to Anna Rice a tract of land in Allen County, Ohio: Beginning at a stake on the Ford road${lead} N 9 E 22 chains to an oak; thence S 81 E 14 chains to a rock${second}; thence S 9 W 22 chains to a gum; thence N 81 W 14 chains to the stake${last}, containing 30.80 acres. ${behind}`;
const isMiscounted = (text: string): boolean => openCodes(text).includes('courses_miscounted');

test.each([
  ', and running by the COUNT following courses and distances, namely,',
  ', and running with the COUNT several courses hereinafter named, to wit:',
  ', and running by the COUNT undermentioned lines:',
  ', and running COUNT courses: ',
  ', and running by the following COUNT well marked lines, viz.,',
  ', lying within COUNT straight lines:',
  ', thence by COUNT courses and distances as follows:',
])('%s', (lead) => {
  expect(isMiscounted(deed(lead.replace('COUNT', 'five')))).toBe(true);
  expect(isMiscounted(deed(lead.replace('COUNT', 'four')))).toBe(false);
});

test.each([
  ', at the corner of two lines of Cole; thence',
  ', at the end of the following continuous two courses from the ford: West 3 chains; South 2 chains; thence',
  ', where three lines of fence meet; thence',
])('other lines are not these: %s', (lead) => {
  expect(isMiscounted(deed(lead))).toBe(false);
});

test.each([
  [', being the second course hereof', ', being the third course hereof'],
  [', which line is the second of this survey', ', which line is the third line of this survey'],
])('%s', (own, other) => {
  expect(isMiscounted(deed('; thence', own))).toBe(false);
  expect(isMiscounted(deed('; thence', other))).toBe(true);
});

test('the last course is told with its number', () => {
  expect(isMiscounted(deed('; thence', '', ', being the fourth and last course'))).toBe(false);
  expect(isMiscounted(deed('; thence', '', ', being the fifth and last course'))).toBe(true);
  expect(isMiscounted(deed('; thence', '', ', the fifth and closing line'))).toBe(true);
});

test('a course beyond the last', () => {
  expect(isMiscounted(deed('; thence', '', '', 'The fourth course follows an old fence.'))).toBe(false);
  expect(isMiscounted(deed('; thence', '', '', 'The fifth course follows an old fence.'))).toBe(true);
  expect(isMiscounted(deed('; thence', '', '', 'The fifth line of the old survey follows a fence.'))).toBe(false);
});

test('a list whose numbers are those of its courses, though one of them is not read', () => {
  const listed =
    'A parcel of land in Barron County, Wisconsin, described thus. Start at a pipe. Course one, N 9 E 313 feet. Course two, S 81 E 208 feet. Course\nthree, S 9 W 313 feet. Course four, N 81 W 208 feet to the start. Area, 65,104 square feet.';
  expect(openCodes(listed)).not.toContain('numbering_broken');
  expect(openCodes(listed.replace('Course four', 'Course five'))).toContain('numbering_broken');
});
