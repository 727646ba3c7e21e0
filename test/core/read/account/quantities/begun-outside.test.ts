// A beginning at a corner of the public survey, and the quarter that the land is told to be a part of.
import { expect, test } from 'vitest';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (quarter: string): string[] =>
  openCodes(
    `Land in the County of Webster, State of Missouri, to-wit: Beginning at the southwest corner of the Northeast Quarter of Section 9, Township 30, Range 18; thence North 660 feet; thence East 660 feet; thence South 660 feet; thence West 660 feet to the beginning, containing 10 acres, said tract being the southwest part of the ${quarter} Quarter of said section.`,
  );

test('the section is that of the corner where none is told of the land', () => {
  expect(deed('Southeast')).toContain('place_otherwise');
  expect(deed('Northeast')).not.toContain('place_otherwise');
});
