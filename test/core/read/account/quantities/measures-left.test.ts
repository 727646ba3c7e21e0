// Lengths and bearings told around the courses: the figure's own, those of other things, and those that nothing holds.
import { expect, test } from 'vitest';
import { heardCodes } from '#test/support/heard.ts';

const deed = (behind: string, start = 'at a post'): string =>
  `Beginning ${start}; thence North 330.00 feet to a rod; thence East 264.00 feet to a stone; thence South 330.00 feet to a stake; thence West 264.00 feet to the beginning, containing 2.00 acres. ${behind}`;

test.each([
  'From the rod to the second corner is eighteen poles as the wall stands.',
  'The fence line between those two marks bears North 14 degrees East.',
  'On the filed map the line by the mill is given as 301.00 feet.',
  'It is sixteen rods wide by thirty-one rods long, and has a barn on it.',
  "The line from the stone to the mill is South 11° 30' East 301.40 feet by the old map.",
  "From Reed's line to the branch is 40 poles.",
])('left open: %s', async (behind) => {
  expect(await heardCodes(deed(behind))).toContain('figure_unused');
});

test.each(['The lines were run with a 66-foot steel chain.', 'Measured with a 100 foot tape.'])(
  'what it was measured with: %s',
  async (behind) => {
    expect(await heardCodes(deed(behind))).toEqual([]);
  },
);

test.each([
  'and extending back of even width %s feet to an alley',
  'and %s feet in depth to a public alley in the rear',
  'and extending northward %s feet to an alley in the rear',
])('how far a lot goes back, told ahead of its courses: %s', async (words) => {
  const isOpen = async (feet: string): Promise<boolean> =>
    (
      await heardCodes(
        `All that lot, fronting 264 feet on Elm Street ${words.replace('%s', feet)}, described as follows: ${deed('')}`,
      )
    ).some((code) => /^(?:figure_unused|side_otherwise)$/.test(code));
  expect(await Promise.all(['310', '330'].map(isOpen))).toEqual([true, false]);
});

test('a second tie of the beginning with another length', async () => {
  const start = 'at a post 150 feet north of the corner of the quarter';
  const isOpen = async (feet: number): Promise<boolean> =>
    (await heardCodes(deed(`The post of beginning is ${feet} feet north of that corner.`, start))).includes(
      'place_otherwise',
    );
  expect(await Promise.all([510, 150].map(isOpen))).toEqual([true, false]);
});

test.each([
  'Subject to a twelve foot sewer easement in favor of the city.',
  'No dwelling shall stand nearer to the street than 35 feet.',
  'No building shall be placed within 8 feet of a side line.',
  'Map by J. Orr, scale 1 in. = 50 ft., filed herewith.',
  'The monuments are rods 24 inches long with caps.',
  "Bearings are from the east line of the section, taken to bear North 1°10' East.",
  'From the post an elm 14 inches through, from which a beech bears North 40° East 31 links.',
  'Tax account 11-04N-09W-0012.',
  'The grantee may take water by a ditch 3 feet wide.',
  'The west side is 330 feet.',
])('settled: %s', async (behind) => {
  expect(await heardCodes(deed(behind))).not.toContain('figure_unused');
});

test.each([
  ['subject to the rights of the widow, who holds one acre on the creek side', true],
  ['one acre of it next the spring I had let my brother have before', true],
  ['of which a quarter acre lies in the county road', false],
  ['of which one half acre is tillable', false],
])('a part with its area: %s', async (words, isOpen) => {
  const text = deed('').replace('2.00 acres. ', `2.00 acres, ${words}. `);
  expect((await heardCodes(text)).includes('second_area')).toBe(isOpen);
});

test.each([
  ', the grantor keeping the orchard.',
  ', the widow to keep the spring lot.',
  ', the vendor holding on to the mill seat.',
])('what stands behind a known measure is judged by itself: %s', async (words) => {
  expect(await heardCodes(deed('').replace('2.00 acres. ', `2.00 acres${words}`))).not.toEqual([]);
});

test('how far along a road the beginning lies from another', async () => {
  const tie = (length: string): string =>
    `The point of beginning is a post in the margin of Sandy Road, ${length}, northwesterly along said margin from its junction with Mill Road.`;
  expect(await heardCodes(deed(tie('1,204 feet, more or less')))).not.toContain('figure_unused');
  expect(await heardCodes(deed('The margin of Sandy Road is 1,204 feet, more or less, along said land.'))).toContain(
    'figure_unused',
  );
});

test('the length of the unit that is used', async () => {
  expect(await heardCodes(deed('The pole here used is of sixteen and a half feet.'))).not.toContain('figure_unused');
  expect(await heardCodes(deed('The line to the mill is of sixteen and a half feet.'))).toContain('figure_unused');
});

test.each([
  ['The cartway of four feet which was laid out in 1888 is to be kept open over the land.', false],
  ['A wall of 4 feet is to be kept by the grantee.', false],
  ['The mill dam of nine feet shall not be raised.', false],
  ['The passway between said lot and the lot to the east is to be kept open to a width of ten feet for both.', false],
  ['No building upon the land shall rise above 45 feet.', false],
  ['The line of fifteen feet is fenced.', true],
  ['The lot along the lane has a width of ten feet.', true],
  ['The fence of 150 feet along the east side is the line.', true],
])('far shorter than any line, and of another thing: %s', async (words, isOpen) => {
  const codes = (await heardCodes(deed(words))).filter((code) => /^(?:figure_unused|side_otherwise)$/.test(code));
  expect(codes.length > 0).toBe(isOpen);
});
