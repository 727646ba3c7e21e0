// Lengths told of every side, and of the way between two marks; and what a price by the acre makes of the area.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (second: string, behind: string): string =>
  `Beginning at a post; thence North 330.00 feet to a rod; thence East 264.00 feet to a stone${second}; thence South 330.00 feet to a stake; thence West 264.00 feet to the beginning, containing 2.00 acres. ${behind}`;

test.each([
  ['', 'Each side is 264 feet.', 'side_otherwise'],
  ['', 'Every line is 330 feet long.', 'side_otherwise'],
  ['', 'The rod and the stone are 190.00 feet apart.', 'side_otherwise'],
  [', the rod and the stone being 190.00 feet apart', '', 'figure_unused'],
  ['', 'The price is $40 per acre, amounting to $120.', 'second_area'],
  ['', 'Both tracts are subject to taxes.', 'tracts_miscounted'],
])('open: %s %s', (second, behind, code) => {
  expect(openCodes(deed(second, behind))).toContain(code);
});

test.each([
  ['', 'The east and west sides are each 330 feet.'],
  [', the rod and the stone being 264.00 feet apart', ''],
  [', the post and the stone being 422.61 feet apart', ''],
  [' between two oaks 6 feet apart', ''],
  ['', 'The price is $40 per acre, amounting to $80.'],
  ['', 'Both parties are of full age.'],
])('settled: %s %s', (second, behind) => {
  expect(openCodes(deed(second, behind))).toEqual([]);
});

test.each([
  ['2.00 acres by deed (1.75 by survey)', true],
  ['2.00 acres per deed; 1.75 measured', true],
  ['2.00 acres by deed (2.00 by survey)', false],
  ['2.00 acres (2.00 by survey)', false],
])('the same area by another paper: %s', (area, isOpen) => {
  const text = deed('', '').replace('2.00 acres', area);
  expect(openCodes(text).length > 0).toBe(isOpen);
});
