// Measures and directions that stand among the courses and draw none: each heard for whose it is.
import { expect, test } from 'vitest';
import { heardCodes } from '#test/support/heard.ts';

const deed = ({ head = '', first = '', second = '', third = '', last = '', behind = '' }): string =>
  `Peter Hume, for one thousand dollars, grants and conveys to Ann Sharp, her heirs and assigns, all that tract of land in Frederick County, Maryland, bounded as follows: Beginning at a stone${head}; thence North 30 perches${first} to a stone; thence East 20 perches${second} to a post; thence South 30 perches${third} to a stone; thence West 20 perches to the ${last === '' ? 'place of beginning' : last}, containing 3 acres and 120 perches of land. ${behind}To have and to hold to her, her heirs and assigns forever. Witness my hand and seal. Peter Hume (Seal)`;

test.each([
  [{ second: ', the said second line being laid down at North 84 degrees East in the return of the commissioners,' }],
  [{ second: ', it being agreed with Sharp that the line runs North 84° East from the stone,' }],
  [{ third: ', which the commissioners in their return called thirty-seven perches,' }],
  [
    {
      head: '; thence North 40 perches to the point of beginning (said point of beginning being 46 perches North of said stone)',
    },
  ],
  [{ behind: 'The grantee shall fence along the said 34-perch line within one year. ' }],
  [{ last: 'northeast corner and place of beginning' }],
])('told against the land: %o', async (words) => {
  expect(await heardCodes(deed(words))).not.toEqual([]);
});

test.each([
  [{ second: ', the said second line being laid down due East in the return of the commissioners,' }],
  [{ first: ' to a stake, an oak 12 inches in diameter bears S 20 W 31 links, thence the same course' }],
  [{ second: ', passing a planted stone at twelve perches,' }],
  [{ second: ' to a point, said point being North 21 degrees East 119.2 perches from a copper plug in the rock,' }],
  [
    {
      head: '; thence North 40 perches to the point of beginning (said point of beginning being 40 perches North of said stone)',
    },
  ],
  [{ behind: 'The grantee shall fence along the said 30-perch line within one year. ' }],
  [{ last: 'southwest corner and place of beginning' }],
])('no measure of it: %o', async (words) => {
  expect(await heardCodes(deed(words))).toEqual([]);
});
