import { describe, expect, test } from 'vitest';
import { arcBetween, pointOnArc } from '#core/survey/arc.ts';
import { areaOf, areaOfCorners, signedAreaOf } from '#core/survey/area.ts';
import { measure } from '#core/survey/measure.ts';
import { callsOf, randomTract } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';

describe('area', () => {
  test('counter-clockwise is positive, clockwise negative', () => {
    const around = measure(callsOf('N 90 E 100\nN 0 E 50\nN 90 W 100\nS 0 E 50'), 1, false).figure!.legs;
    const back = measure(callsOf('N 0 E 50\nN 90 E 100\nS 0 E 50\nN 90 W 100'), 1, false).figure!.legs;
    expect(signedAreaOf(around)).toBeCloseTo(5000, 9);
    expect(signedAreaOf(back)).toBeCloseTo(-5000, 9);
  });

  test('with its circular segments it is the area inside a dense polyline along the arcs', () => {
    const random = randomOf(2);
    for (let trial = 0; trial < 60; trial++) {
      const { legs, corners } = measure(randomTract(random, 5 + (trial % 20), 0.5).calls, 1, false).figure!;
      const dense = legs.flatMap((leg, index) => {
        const start = corners[index]!;
        if (leg.arc === null) return [start];
        const arc = arcBetween(start, corners[index + 1]!, leg.arc);
        return Array.from({ length: 2000 }, (_, step) => pointOnArc(arc, step / 2000));
      });
      dense.push(corners.at(-1)!);
      const area = areaOf(legs);
      // The chord and the radius are rounded apart, so the arc on the chord is not quite the arc on the radius.
      expect(Math.abs(areaOfCorners(dense) - area) / area).toBeLessThan(2e-5);
    }
  });

  test('a highway arc of 1,635.67 ft lies 22.7 ft from its chord at the middle', () => {
    // The rise of an arc over its chord is 22.7 ft where the central angle is about 6°21'.
    const delta = (8 * 22.7) / 1635.67;
    const radius = 1635.67 / delta;
    const chord = 2 * radius * Math.sin(delta / 2);
    const arc = arcBetween(
      { east_ft: 0, north_ft: 0 },
      { east_ft: chord, north_ft: 0 },
      { turn: 'right', delta: delta as never },
    );
    expect(pointOnArc(arc, 0.5).north_ft).toBeCloseTo(22.7, 1);
  });
});
