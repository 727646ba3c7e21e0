import { expect, test } from 'vitest';
import { figureOf } from '#core/drawing/figure.ts';
import { movedFigure, movedPoint, ownPoint } from '#core/drawing/moved-figure.ts';
import { bodyOf, culDeSac } from '#test/support/bodies.ts';

const body = bodyOf([culDeSac()]);
const figure = figureOf(body.extraction.tracts[0]!, body.groundtruth_verdicts[0]!)!;
const STANDS = [0, 12.5, 90, 200, -315].map((turn_deg) => ({ origin: [1000, -250] as const, turn_deg }));

test.each(STANDS)('turned $turn_deg° every arc still runs from its start to its end about its center', (stand) => {
  for (const course of movedFigure(figure, stand).courses) {
    if (course.arc === null) continue;
    const { center, radius_ft, start_deg, end_deg } = course.arc;
    for (const [angle, point] of [
      [start_deg, course.start],
      [end_deg, course.end],
    ] as const) {
      expect(center[0] + radius_ft * Math.cos((angle * Math.PI) / 180)).toBeCloseTo(point[0], 1);
      expect(center[1] + radius_ft * Math.sin((angle * Math.PI) / 180)).toBeCloseTo(point[1], 1);
    }
  }
});

test('clockwise a quarter turn takes north to east', () => {
  const [east, north] = movedPoint({ origin: [10, 20], turn_deg: 90 })([0, 5]);
  expect(east).toBeCloseTo(15, 9);
  expect(north).toBeCloseTo(20, 9);
});

test.each(STANDS)('turned $turn_deg° a point finds its way back to its own plane', (stand) => {
  const [east, north] = ownPoint(stand)(movedPoint(stand)([31, -7]));
  expect(east).toBeCloseTo(31, 9);
  expect(north).toBeCloseTo(-7, 9);
});
