import { expect, test } from 'vitest';
import { calledIn } from '#core/place/called-neighbour.ts';
import { tractAround } from '#test/support/bodies.ts';

const OWNERS = ['John H. Stone', 'Mill Creek Land Company, LLC', 'The Hathaway Family Trust', 'City of Marlow'];
const BLOCK = [{ at: [0, 0] }, { at: [300, 0] }, { at: [300, 200] }] as const;
const SQUARE = Math.SQRT1_2;

function called(words: string, adjoiner = '', monument: string | null = null, pob = 'an iron pin') {
  const tract = tractAround('Tract', BLOCK, { pob_description: pob });
  const calls = tract.calls.map((call, i) => (i === 1 ? { ...call, verbatim_text: words, adjoiner, monument } : call));
  return calledIn({ ...tract, calls }, null, null, { owners: OWNERS, recording: 'book=455 | page=12' });
}

test.each([
  ["thence with Stone's line N 5° E 300 feet to a stake", null],
  ['thence along the north line of the lands of John Stone, 300 feet', [0, 1]],
  ['thence by land of Hathaway S 5° W 200 feet to an iron pin', null],
  ['thence along the easterly boundary of the tract described in Deed Book 455, Page 12, 500 feet', [1, 0]],
  ['thence leaving the line of Smith and with the line of Mill Creek Land Co. 300 feet', null],
  ['thence along the southwesterly line of said Stone tract', [-SQUARE, -SQUARE]],
  ['thence S 88° E 200 ft. along the N. line of Stone', [0, 1]],
  ['thence with the lands of the City of Marlow', null],
] as const)('a line of the neighbour: %s', (words, faces) => {
  const { lines } = called(words);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.course).toBe(1);
  const way = lines[0]?.faces;
  if (faces === null) expect(way).toBeNull();
  else expect([way?.east_ft, way?.north_ft]).toEqual([expect.closeTo(faces[0]), expect.closeTo(faces[1])]);
});

test.each([
  'thence N 5° E 300 feet to a stone',
  'thence along the bank of the river 200 feet',
  'thence along Mill Creek 200 feet',
  'thence along Stone Road 200 feet',
  'thence N 5° E 300 feet to land of Smith',
  'thence along the right-of-way line of Oak Street, opposite the land of John Stone, 300 feet',
  'thence with the south line of the road, across the road from the lands of Stone, 300 feet',
])('no line of the neighbour: %s', (words) => {
  expect(called(words)).toEqual({ lines: [], corners: [] });
});

test('a road that bears the name of a firm is not its land', () => {
  expect(called('thence 200 feet', 'Mill Creek Road').lines).toEqual([]);
  expect(called('thence 200 feet', 'lands of Mill Creek Land Company').lines).toHaveLength(1);
});

test('a corner stands where the course ends, or where the description begins', () => {
  const [end] = called("thence N 4° W 30 feet to Stone's southwest corner").corners;
  expect(end).toMatchObject({
    corner: 2,
    lies: { east_ft: expect.closeTo(-SQUARE), north_ft: expect.closeTo(-SQUARE) },
  });
  expect(called('thence 30 feet', '', 'an iron pin, corner to Stone').corners).toMatchObject([
    { corner: 2, lies: null },
  ]);
  const [first] = called(
    'thence 30 feet',
    '',
    null,
    'an iron pin at the northeast corner of the Hathaway tract',
  ).corners;
  expect(first).toMatchObject({ corner: 0, offset: { east_ft: 0, north_ft: 0 } });
  expect(
    called('thence 30 feet', '', null, '50 feet west of the northeast corner of the Hathaway tract').corners,
  ).toEqual([]);
});
