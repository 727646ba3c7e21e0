// Figures in brackets beside the length of a course.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (length: string): string =>
  `Henry Ott conveys to Anna Rice a lot in Allen County, Ohio: Beginning at a stake; thence North ${length} to a stone; thence East 200 feet to an iron pin; thence South 300 feet to a stake; thence West 200 feet to the place of beginning, containing 60,000 square feet.`;

test.each([
  ['300.00 (or 310.00?) feet', true],
  ['300.00 feet [or 330]', true],
  ['300.00 feet (310.00 by the old deed)', true],
  ['300.00 (310.00 rec.) feet', true],
  ['300 feet (310)', true],
  ['300.00 feet (300.00 deed, 291.85 measured)', true],
  ['300.00 feet (D. 300.00, M. 291.85)', true],
  ['300 feet (deed 300; measured 291)', true],
  ['300 feet (measured as two hundred and ninety)', true],
  ['300 feet, called 310 in the old deed,', true],
  ['300 feet, the patent having 310,', true],
  ['300 feet, called 300 in the old deed,', false],
  ['300.00 feet (300.00 deed, 300.00 measured)', false],
  ['300 feet (91.44 m)', false],
  ['300.00 (300) feet', false],
  ['300.00 feet (300.00 by the old deed)', false],
  ['300.00 (rec. 300.00) feet', false],
])('%s', (length, isOpen) => {
  expect(openCodes(deed(length)).includes('length_told_twice')).toBe(isOpen);
});

test('the number of the next course is no length', () => {
  const listed =
    'Henry Ott conveys to Anna Rice a lot in Allen County, Ohio: Beginning at a stake and running thence: (1) North 300 feet (2) East 200 feet (3) South 300 feet (4) West 200 feet to the place of beginning, containing 60,000 square feet.';
  expect(openCodes(listed)).not.toContain('length_told_twice');
});
