// A curve between two stops, with nothing that leads it in.
import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';

const courses = (curve: string): number | undefined =>
  readDocument(
    pagesOfText(
      `Point of Beginning: a rod.\nLine 1: N 51°45'00" E, 310 feet, to a point of curvature.\n${curve}\nLine 2: S 38°15'00" E, 190 feet.\nLine 3: S 51°45'00" W, 360 feet.\nLine 4: N 38°15'00" W, 240 feet, to the Point of Beginning.\nArea: 1.971 acres.`,
    ),
  ).tracts[0]?.calls.length;

test('with radius, turn, arc and chord it is a course', () => {
  expect(
    courses(
      `Curve 1: to the right, R = 50.00 feet, central angle 90°00'00", L = 78.54 feet, chord S 83°15'00" E, 70.71 feet, to a point.`,
    ),
  ).toBe(5);
});

test('with less than that it is none', () => {
  expect(courses('The curve of the road to the right has a radius of 50.00 feet.')).toBe(4);
});
