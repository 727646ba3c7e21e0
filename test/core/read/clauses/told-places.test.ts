// Lengths that tell where something lies, and not how far a course runs.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const callsOf = (text: string) => readDocument(pagesOfText(text)).tracts[0]?.calls ?? [];
const CLOSING = 'thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning.';

test.each([
  ['parallel to the last line and 10 chains therefrom in a southerly direction, a distance of 34 chains', 2244],
  ['parallel to and ten feet distance from the wall to a stake', null],
  [
    'in a northerly direction to a stone, said point being at a distance of 18 chains along the road from the mill',
    null,
  ],
  ['in a northerly direction to a stake, said point being 10 chains, more or less, easterly from Goose Creek', null],
])('%s', (course, length) => {
  expect(callsOf(`Beginning at a hub; thence ${course}; ${CLOSING}`)[0]?.distance).toBe(length);
});

test.each([
  "Beginning at a point 1122.00 feet North 89°45' East along the section line from the corner of Section 10; running thence North 330 feet",
  'Beginning at a hub; thence passing over an iron bar 25.06 feet from the last corner, North 330 feet',
])('the course runs all of its length: %s', (first) => {
  const told = callsOf(`${first}; ${CLOSING}`).map(({ distance }) => distance);
  expect(told).toEqual([330, 264, 330, 264]);
});

test('the direct bearing and distance of a curve are those of its chord', () => {
  const [curve] = callsOf(
    `Beginning at a hub; thence on a curve to the left with a radius of 448.3 feet, the direct bearing and distance being N 70°13' W 431.25 feet; ${CLOSING}`,
  );
  expect(curve).toMatchObject({ radius: 448.3, chord_length: 431.25, arc_length: null });
});

test('an arc that opens its line belongs to the curve behind it', () => {
  const calls = callsOf(
    [
      'Beginning at a hub; thence the following courses: South 03°53\'20" West, 48.39 feet; # [P] #',
      '71.67 feet along the arc of a curve to the right having a radius of 60.00 feet and a long chord which bears South 38°06\'30" West, 67.48 feet; # [P] #',
      '52.27 feet along the arc of a curve to the right having a radius of 135.00 feet and a long chord which bears South 83°25\'15" West, 51.95 feet; # [P] #',
      'North 88°59\'01" West, 659.42 feet; thence North 00°35\'32" East 608.79 feet to the point of beginning.',
    ].join('\n'),
  );
  expect(calls.map(({ arc_length, distance }) => arc_length ?? distance)).toEqual([
    48.39, 71.67, 52.27, 659.42, 608.79,
  ]);
});

test('a traverse to a mark only tells where the corner is', () => {
  const calls = callsOf(
    'Beginning at corner No. 1, from which the bench mark bears by traverse as follows: S. 60° E., 145.4 ft.; S. 80° E., 367.2 ft.; to bench mark.\n\nThence from said corner No. 1, by metes and bounds,\nN. 45° W., 150 ft.;\nS. 45° W., 300 ft.;\nS. 45° E., 150 ft.;\nN. 45° E., 300 ft., to corner No. 1, the place of beginning.',
  );
  expect(calls.map(({ distance }) => distance)).toEqual([150, 300, 150, 300]);
});
