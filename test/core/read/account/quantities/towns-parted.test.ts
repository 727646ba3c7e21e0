// One town told in two counties.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (of: string): string[] =>
  openCodes(
    `Amos Reed, of ${of}, conveys to Joseph Wynn a tract in the Town of York, County of Livingston and State of New York: Beginning at a post; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`,
  );

test.each(['the Town of York in the County of Genesee', 'the Town of York, Genesee County'])('%s', (of) => {
  expect(deed(of)).toContain('place_otherwise');
});

test.each([
  'the Town of York in the County of Livingston',
  'the Town of Leroy in the County of Genesee',
  'the City of Batavia, Genesee County',
])('%s', (of) => {
  expect(deed(of)).not.toContain('place_otherwise');
});

const survey = (start: string, place = 'the John Stephenson Survey, Abstract No. 214'): string[] =>
  openCodes(
    `Amos Reed conveys to Joseph Wynn a tract in ${place}, Orange County, Texas: Beginning at ${start}; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres.`,
  );

test.each([
  'a post in the John Stephenson Survey, Abstract 241',
  'a post in the John Stephenson Survey (A-241)',
  'a post in the Peter Cole Survey, Abstract 241',
  'a post in the south line of the John Stephenson Survey, Abstract No. 241',
])('a survey has one abstract: %s', (start) => {
  expect(survey(start)).toContain('place_otherwise');
});

test.each([
  'a post in the John Stephenson Survey, Abstract 214',
  'a post in the line of the Peter Cole Survey, Abstract 241',
  'a post in the John Stephenson Survey, from which the corner of the Cole Survey, Abstract 241, bears North',
])('a neighbouring survey has its own: %s', (start) => {
  expect(survey(start)).not.toContain('place_otherwise');
});

test('a company has many surveys of its name', () => {
  const start = 'a post in the south line of the T. & P. R. R. Co. Survey, Abstract No. 241';
  expect(survey(start, 'the T. & P. R. R. Co. Survey, Abstract No. 214')).not.toContain('place_otherwise');
});

test('the district in which a land lot is told again is its own', () => {
  const codes = (district: string): string[] =>
    survey(`a post in Land Lot 9 of the ${district} District of said county`, 'Land Lot 9 of the 7th District');
  expect(codes('9th')).toContain('place_otherwise');
  expect(codes('7th')).not.toContain('place_otherwise');
});
