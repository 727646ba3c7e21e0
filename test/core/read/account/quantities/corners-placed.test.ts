// Where the corner that a course comes to is told to lie from another corner of the figure.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (aside: string): string =>
  `Henry Ott conveys to Anna Rice a lot in Allen County, Ohio: Beginning at a stake; thence North 300 feet to a stone; thence East 400 feet to an iron pin, ${aside}; thence South 300 feet to a stake; thence West 400 feet to the place of beginning, containing 120,000 square feet.`;

test.each([
  ['said pin being 390 feet from the last mentioned corner', true],
  ['which pin stands 410 feet distant from the stone last named', true],
  ['said iron pin lying 400 feet west of the preceding corner', true],
  ['being distant 450 feet from the point of beginning', true],
  ['which is 500 feet southwest of the place of beginning', true],
  ['said pin standing 450 feet from the stake first named', true],
  ['said pin standing 500 feet from the stake first named', false],
  ['said pin being 400.00 feet from the last mentioned corner', false],
  ['said pin standing 400 feet easterly from the last corner', false],
  ['which is 500 feet from the place of beginning', false],
  ['said pin being 14 feet from a white oak', false],
  ['witnessed by a stone 3 feet from the corner last named', false],
])('%s', (aside, isOpen) => {
  expect(openCodes(deed(aside)).includes('side_otherwise')).toBe(isOpen);
});
