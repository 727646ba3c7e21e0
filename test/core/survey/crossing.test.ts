import { describe, expect, test } from 'vitest';
import type { Call } from '#core/schema/call.ts';
import { radians, radiansOf } from '#core/survey/angle.ts';
import { arcBetween } from '#core/survey/arc.ts';
import { type Crossing, findCrossing } from '#core/survey/crossing.ts';
import type { Leg } from '#core/survey/leg.ts';
import { measure } from '#core/survey/measure.ts';
import { doMeet } from '#core/survey/meeting.ts';
import { type Corner, callsAround, callsOf, curveBetween, lineCall, randomCorners } from '#test/support/figures.ts';
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

/** Every two courses asked, in their order. */
function everyPair(corners: readonly Corner[], legs: readonly Leg[], closed: boolean): Crossing | null {
  const last = legs.length - 1;
  const spanOf = (i: number) => {
    const [start, end] = [corners[i]!, closed && i === last ? corners[0]! : corners[i + 1]!];
    const { arc } = legs[i]!;
    return { start, end, arc: arc === null ? null : arcBetween(start, end, arc) };
  };
  const spans = legs.map((_, i) => spanOf(i));
  for (const [i, one] of spans.entries()) {
    for (let k = i + 1; k <= last; k++) {
      const other = spans[k]!;
      const shared = [...(k === i + 1 ? [other.start] : []), ...(closed && i === 0 && k === last ? [one.start] : [])];
      const isTheMiss = !closed && i === 0 && k === last && last > 1;
      if (!isTheMiss && doMeet(one, other, shared)) return [i, k];
    }
  }
  return null;
}

/** Figures of sixty courses and more that hardly meet themselves, as walked or with one corner led astray. */
const SHAPES: Readonly<Record<string, (random: () => number, count: number) => Corner[]>> = {
  'seen from their middle': randomCorners,
  'a comb': (_random, count) =>
    Array.from({ length: count }, (_, i) => ({ east_ft: 5 * i, north_ft: i % 4 === 1 || i % 4 === 2 ? 900 : 0 })),
  'a snail': (_random, count) => {
    const at = { east_ft: 0, north_ft: 0 };
    return Array.from({ length: count }, (_, i) => {
      const run = 3 * (1 + (i >> 1)) * (i % 4 < 2 ? 1 : -1);
      at[i % 2 === 0 ? 'east_ft' : 'north_ft'] += run;
      return { ...at };
    });
  },
  'a wandering line': (random, count) =>
    Array.from({ length: count }, (_, i) => ({ east_ft: 20 * i + 15 * random(), north_ft: 60 * random() })),
  'a line of few directions': (random, count) =>
    Array.from({ length: count }, (_, i) => ({ east_ft: 10 * i, north_ft: 10 * Math.floor(3 * random()) })),
};

/** Onto a corner, onto a course, a hair off it, or anywhere. */
function astray(corners: readonly Corner[], random: () => number): Corner[] {
  const any = () => Math.floor(random() * (corners.length - 1));
  const [moved, near] = [any(), any()];
  const [from, to] = [corners[near]!, corners[near + 1]!];
  const share = [0, 0, 0.5, random()][Math.floor(4 * random())]!;
  const off = [0, 0.0009, 0.0011, 0.003, 5][Math.floor(5 * random())]!;
  return corners.with(moved, {
    east_ft: from.east_ft + share * (to.east_ft - from.east_ft) + off,
    north_ft: from.north_ft + share * (to.north_ft - from.north_ft) - off,
  });
}

const turnedBy = (corners: readonly Corner[], angle: number): Corner[] =>
  corners.map(({ east_ft, north_ft }) => ({
    east_ft: east_ft * Math.cos(angle) - north_ft * Math.sin(angle),
    north_ft: east_ft * Math.sin(angle) + north_ft * Math.cos(angle),
  }));

/** What is asked of a leg here is its arc alone. */
const LINE: Leg = { east_ft: 0, north_ft: 0, length_ft: 0, forward_azimuth: null, segment_sqft: 0, arc: null };
const arcLeg = (delta: number): Leg => ({
  ...LINE,
  arc: { turn: delta > 2 ? 'left' : 'right', delta: radians(delta) },
});

describe('the courses that meet are those that asking every two of them finds', () => {
  test.each(Object.keys(SHAPES))('%s', (name) => {
    const random = randomOf(11);
    let met = 0;
    for (let trial = 0; trial < 400; trial++) {
      const corners = SHAPES[name]!(random, 50 + Math.floor(40 * random()));
      const walked = trial % 4 === 0 ? corners : astray(corners, random);
      const turned = turnedBy(walked, trial % 3 === 0 ? 0 : 7 * random());
      const legs = turned.slice(1).map((): Leg => (trial % 5 === 1 && random() < 0.1 ? arcLeg(4 * random()) : LINE));
      const closed = trial % 2 === 0;
      const crossing = findCrossing(turned, legs, closed);
      expect(crossing).toEqual(everyPair(turned, legs, closed));
      met += crossing === null ? 0 : 1;
    }
    // Both answers come up often enough to mean something.
    expect(met).toBeGreaterThan(40);
    expect(met).toBeLessThan(400);
  });
});
