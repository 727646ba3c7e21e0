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
