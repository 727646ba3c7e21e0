import { expect, test } from 'vitest';
import { framesOf } from '#core/drawing/frames.ts';

const tied = (index: number, anchor: string | null, tie_offset: [number, number] | null) => ({
  index,
  verdict: { anchor, tie_offset },
});

test('tracts tied to one corner stand as their ties say, the first at the origin', () => {
  const [frame, ...others] = framesOf([
    tied(0, 'the northwest corner of Section 9', [100, -300]),
    tied(1, 'The Northwest corner of said Section 9,', [350, -250]),
  ]);
  expect(others).toEqual([]);
  expect(frame).toEqual({
    anchor: { name: 'the northwest corner of Section 9', at: [-100, 300] },
    members: [
      { index: 0, origin: [0, 0] },
      { index: 1, origin: [250, 50] },
    ],
  });
});

test.each([
  ['another corner', 'the northwest corner of Section 9', 'the northeast corner of Section 9'],
  ['a monument that may be any', 'a stone', 'a stone'],
  ['a corner of whatever was said before', 'the northwest corner of said lot', 'the northwest corner of said lot'],
  ['no corner at all', null, null],
])('%s puts no tracts together', (_, one, other) => {
  const frames = framesOf([tied(0, one, [1, 2]), tied(1, other, [30, 40])]);
  expect(frames).toEqual([
    { anchor: null, members: [{ index: 0, origin: [0, 0] }] },
    { anchor: null, members: [{ index: 1, origin: [0, 0] }] },
  ]);
});

test('a tract whose tie cannot be walked stands alone', () => {
  const corner = 'the southwest corner of Lot 4';
  expect(framesOf([tied(0, corner, [5, 5]), tied(1, corner, null)])).toHaveLength(2);
});
