// Lines and corners of the public survey, against the courses that are told by them.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (first: string, second: string, last: string): string =>
  `In Section 12, Township 4 North, Range 3 West, Adams County, Ohio: Beginning at the southwest corner of Lot 9; thence North ${first}330.00 feet to a rod; thence East ${second}264.00 feet to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet to ${last}, containing 2.00 acres.`;
const BACK = 'the place of beginning';

test('a course that crosses the survey line it is told along', () => {
  expect(openCodes(deed('along the south line of said section ', '', BACK))).toContain('bearing_against_words');
  expect(openCodes(deed('', 'along the west line of said quarter section ', BACK))).toContain('bearing_against_words');
  expect(openCodes(deed('along the west line of said section ', '', BACK))).not.toContain('bearing_against_words');
});

test('a line that is only where the course ends', () => {
  const text = deed('', '', BACK).replace('to a stone', 'to a stone on the east line of said section');
  expect(openCodes(text)).not.toContain('bearing_against_words');
});

test('the corner that it comes back to is the one it began at', () => {
  expect(openCodes(deed('', '', 'the northeast corner of Lot 9, the place of beginning'))).toContain(
    'end_not_at_beginning',
  );
  expect(openCodes(deed('', '', 'the southwest corner of Lot 9, the place of beginning'))).toEqual([]);
});

test('the lines that meet in the corner begun at are those of its sides', () => {
  const at = (line: string): string =>
    deed('', '', BACK)
      .replace('southwest corner of Lot 9', 'southwest corner of said section')
      .replace('thence West 264.00 feet', `thence West along the ${line} line of said section 264.00 feet`);
  expect(openCodes(at('north'))).toContain('place_otherwise');
  expect(openCodes(at('south'))).not.toContain('place_otherwise');
});
