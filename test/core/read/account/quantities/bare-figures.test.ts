// Figures without a unit that are of the size of a course, and not the same.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (beside: string, line: string): string =>
  `WARRANTY DEED\n\nAmos Pike, for ten dollars paid, does hereby grant and convey unto Mary Hart that tract of land in Nye County, bounded as follows:\n\nBeginning at a hub; thence North 330.00 feet; thence East 264.00 feet${beside} to a stake; thence South 330.00 feet; thence West 264.00 feet to the point of beginning, containing 2.00 acres.\n\n${line}\n\nTo have and to hold the same forever.`;
const figures = (text: string): string[] =>
  openCodes(text).filter((code) => code === 'length_told_twice' || code === 'figure_unused');

test.each([' now found 284', ' (284 on plat)', ' or 284', ', measured 284,', ' [284]'])('264.00 feet%s', (beside) => {
  expect(figures(deed(beside, ''))).toContain('length_told_twice');
});

test.each(['E line 318', '264 = 284?', 'Tape: 329 x 251', 'Dist. 284', '2nd dist. 284 per plat', 'Plat shows 284.'])(
  '%s is told of a course',
  (line) => {
    expect(figures(deed('', line))).toContain('figure_unused');
  },
);

test.each([
  [' (264)', ''],
  [', marked 284,', ''],
  [' along lands of Poe (L. 588, p. 226)', ''],
  [' with Route 284', ''],
  ['', 'Return to: Amos Pike, 284 Lyman Road, Hollis, 318'],
  ['', 'Book 284 page 318'],
  ['', 'Recorded 284'],
  ['', 'Lot 284'],
  ['', 'Tax $284.00'],
])('264.00 feet%s, "%s": numbers of other things', (beside, line) => {
  expect(figures(deed(beside, line))).toEqual([]);
});

const area = (behind: string): string => deed('', '').replace('2.00 acres', `2.00 acres${behind}`);

test.each([', 1.85 after the road', ', gross; 1.6 net', ', of which 0.3 in the road'])('2.00 acres%s', (behind) => {
  expect(openCodes(area(behind))).toContain('second_area');
});

test.each([' (2.0 by the old survey)', ', Tax Map 1.12', ' (0.81 hectares)', ', taxed at 1.2 per cent'])(
  '2.00 acres%s: no other area',
  (behind) => {
    expect(openCodes(area(behind))).not.toContain('second_area');
  },
);
