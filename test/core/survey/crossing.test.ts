import { describe, expect, test } from 'vitest';
import type { Call } from '#core/schema/call.ts';
import { radiansOf } from '#core/survey/angle.ts';
import { findCrossing } from '#core/survey/crossing.ts';
import { measure } from '#core/survey/measure.ts';
import { callsAround, callsOf, curveBetween, lineCall, randomCorners } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';

const crossingOf = (calls: readonly Call[]) => {
  const { corners, legs } = measure(calls, 1, false).figure!;
  return findCrossing(corners, legs, true);
};

describe('a figure crosses itself', () => {
  test.each([
    ['a bow tie', 'N 45 E 141.42\nS 0 E 100\nN 45 W 141.42\nS 0 E 100', [0, 2]],
    [
      'a square walked twice',
      'N 0 E 100\nN 90 E 100\nS 0 E 100\nN 90 W 100\nN 0 E 100\nN 90 E 100\nS 0 E 100\nN 90 W 100',
      null,
    ],
    ['out and back on the same line', 'N 0 E 100\nS 0 E 100', null],
    ['a spur run out and back', 'N 0 E 100\nN 0 E 50\nS 0 E 50\nN 90 E 100\nS 0 E 100\nN 90 W 100', null],
    [
      'a corner that touches another course',
      'N 0 E 100\nN 90 E 100\nS 45 W 141.4214\nN 90 E 50\nS 0 E 50\nN 90 W 50\nN 0 E 50',
      null,
    ],
  ])('%s', (_, rows, pair) => {
    const crossing = crossingOf(callsOf(rows));
    expect(crossing).not.toBeNull();
    if (pair !== null) expect(crossing).toEqual(pair);
  });

  test('an arc that bulges across another course', () => {
    const a = { east_ft: 0, north_ft: 0 };
    const b = { east_ft: 100, north_ft: 0 };
    const c = { east_ft: 100, north_ft: 20 };
    const d = { east_ft: 0, north_ft: 20 };
    // Half a circle over the long side is 50 ft high in a figure 20 ft wide.
    const inward = [curveBetween(a, b, radiansOf(179), 'right'), ...callsAround([b, c, d, a]).slice(0, 3)];
    const outward = [curveBetween(a, b, radiansOf(179), 'left'), ...callsAround([b, c, d, a]).slice(0, 3)];
    expect(crossingOf(inward)).not.toBeNull();
    expect(crossingOf(outward)).toBeNull();
  });

  test('two arcs that cross', () => {
    const a = { east_ft: 0, north_ft: 0 };
    const b = { east_ft: 100, north_ft: 0 };
    const c = { east_ft: 100, north_ft: 40 };
    const d = { east_ft: 0, north_ft: 40 };
    const [, east, , west] = callsAround([a, b, c, d]);
    const crossed = [
      curveBetween(a, b, radiansOf(120), 'right'),
      east!,
      curveBetween(c, d, radiansOf(120), 'right'),
      west!,
    ];
    const clear = [
      curveBetween(a, b, radiansOf(60), 'right'),
      east!,
      curveBetween(c, d, radiansOf(60), 'right'),
      west!,
    ];
    expect(crossingOf(crossed)).toEqual([0, 2]);
    expect(crossingOf(clear)).toBeNull();
  });
});

describe('a figure does not cross itself', () => {
  test('random figures do not, whichever way they are walked', () => {
    const random = randomOf(3);
    for (let trial = 0; trial < 100; trial++) {
      const corners = randomCorners(random, 4 + (trial % 60));
      expect(crossingOf(callsAround(corners))).toBeNull();
      expect(crossingOf(callsAround(corners.toReversed()))).toBeNull();
    }
  });

  test('tangent arcs touch their neighbours at the corner only', () => {
    const line = lineCall({ ns: 'N', degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, 200);
    const round = {
      ...lineCall(null, null),
      call_type: 'curve' as const,
      radius: 50,
      delta: 180,
      curve_direction: 'right' as const,
      tangent: true,
    };
    const back = lineCall({ ns: 'S', degrees: 0, minutes: 0, seconds: 0, ew: 'E' }, 200);
    expect(crossingOf([line, round, back, round])).toBeNull();
  });

  test('a last course that overshoots by a hundredth is a miss, not a crossing', () => {
    expect(crossingOf(callsOf('N 0 E 100\nN 90 E 100\nS 0 E 100\nN 90 W 100.01'))).toBeNull();
  });

  test.each([
    ['round', (angle: number) => [Math.sin(angle), Math.cos(angle)]],
    ['a comb of parallel teeth', null],
  ])('ten thousand courses, %s', (_, shape) => {
    const corners = Array.from({ length: 10_000 }, (_unused, index) => {
      if (shape !== null) {
        const [east, north] = shape((index / 10_000) * 2 * Math.PI) as [number, number];
        return { east_ft: 50_000 * east, north_ft: 50_000 * north };
      }
      if (index === 9998) return { east_ft: 99_990, north_ft: -5000 };
      if (index === 9999) return { east_ft: 0, north_ft: -5000 };
      const tooth = Math.floor(index / 2);
      return {
        east_ft: 20 * tooth + (index % 2 === 1 ? 10 : 0),
        north_ft: index % 4 === 1 || index % 4 === 2 ? 900 : 0,
      };
    });
    expect(crossingOf(callsAround(corners))).toBeNull();
  });
});
