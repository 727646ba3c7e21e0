// What must not matter to a verdict, over random figures: where one starts, which way one walks, which way is north.
import { describe, expect, test } from 'vitest';
import type { Call } from '#core/schema/call.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { azimuth, radiansOf } from '#core/survey/angle.ts';
import { azimuthOf, bearingOf, reversed } from '#core/survey/bearing.ts';
import { judge } from '#core/verdict/judge.ts';
import { callsAround, curveBetween, randomCorners, tractOf } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };
const RUNS = 60;

/** Figures without tangent curves, so that any course may come first. */
function figures(): Tract[] {
  const random = randomOf(21);
  return Array.from({ length: RUNS }, (_, run) => {
    const corners = randomCorners(random, 4 + (run % 30));
    const calls = callsAround(corners);
    if (run % 3 === 0)
      calls[1] = curveBetween(corners[1]!, corners[2]!, radiansOf(8), run % 2 === 0 ? 'left' : 'right');
    const acres = judge(tractOf(calls), context).computed_acres!;
    return tractOf(calls, { stated_area: `acres=${acres}` });
  });
}

const turned = (call: Call, by: number): Call => ({
  ...call,
  bearing: call.bearing === null ? null : bearingOf(azimuth(azimuthOf(call.bearing) + by), 4),
  chord_bearing: call.chord_bearing === null ? null : bearingOf(azimuth(azimuthOf(call.chord_bearing) + by), 4),
});

const walkedBack = (call: Call): Call => ({
  ...call,
  bearing: call.bearing === null ? null : reversed(call.bearing),
  chord_bearing: call.chord_bearing === null ? null : reversed(call.chord_bearing),
  curve_direction: call.curve_direction === null ? null : call.curve_direction === 'left' ? 'right' : 'left',
});

const scaled = (call: Call, by: number): Call => ({
  ...call,
  distance: call.distance === null ? null : call.distance * by,
  chord_length: call.chord_length === null ? null : call.chord_length * by,
  radius: call.radius === null ? null : call.radius * by,
  arc_length: call.arc_length === null ? null : call.arc_length * by,
});

function expectSame(after: TractVerdict, before: TractVerdict): void {
  expect(after.status).toBe(before.status);
  expect(after.geometry!.misclosure).toBeCloseTo(before.geometry!.misclosure, 3);
  // What closes the unadjusted figure is a straight line, and where it lies depends on where one starts.
  const { misclosure, perimeter_ft } = before.geometry!;
  expect(Math.abs(after.computed_sqft! - before.computed_sqft!)).toBeLessThan(5 + misclosure * perimeter_ft);
}

describe('a verdict does not depend on', () => {
  test('the corner that one starts from', () => {
    for (const tract of figures()) {
      const moved = { ...tract, calls: [...tract.calls.slice(2), ...tract.calls.slice(0, 2)] };
      expectSame(judge(moved, context), judge(tract, context));
    }
  });

  test('where north is', () => {
    for (const [run, tract] of figures().entries()) {
      expectSame(
        judge({ ...tract, calls: tract.calls.map((call) => turned(call, 0.37 * run)) }, context),
        judge(tract, context),
      );
    }
  });

  test('which way one walks', () => {
    for (const tract of figures()) {
      expectSame(judge({ ...tract, calls: tract.calls.toReversed().map(walkedBack) }, context), judge(tract, context));
    }
  });

  test('the unit that it is measured in', () => {
    // Lines only: the digits of a converted curve are no longer those that were recorded.
    for (const tract of figures().filter(({ calls }) => calls.every(({ call_type }) => call_type === 'line'))) {
      const chains = {
        ...tract,
        distance_unit: 'chains' as const,
        calls: tract.calls.map((call) => scaled(call, 1 / 66)),
      };
      const before = judge(tract, context);
      const after = judge(chains, context);
      expect(after.closure_ratio).toBe(before.closure_ratio);
      expectSame(after, before);
    }
  });
});

test('scaling a figure scales its area by the square and leaves its closure', () => {
  for (const tract of figures()) {
    const before = judge(tract, context);
    const after = judge({ ...tract, calls: tract.calls.map((call) => scaled(call, 10)), stated_area: '' }, context);
    if (before.closure_ratio !== 'exact') {
      const closure = (verdict: TractVerdict) => verdict.geometry!.closure_denominator!;
      expect(Math.abs(closure(after) - closure(before))).toBeLessThanOrEqual(1);
    }
    expect(after.computed_sqft! / before.computed_sqft!).toBeCloseTo(100, 3);
  }
});

test('closed in, closed out: figures recorded to seconds and hundredths pass', () => {
  for (const tract of figures()) expect(judge(tract, context)).toMatchObject({ status: 'PASS' });
});

test('no single course can be off by one percent of the perimeter and pass', () => {
  for (const [run, tract] of figures().entries()) {
    const index = run % tract.calls.length;
    const call = tract.calls[index]!;
    const off = judge(tract, context).geometry!.perimeter_ft / 100;
    const longer =
      call.call_type === 'line' ? { distance: call.distance! + off } : { chord_length: call.chord_length! + off };
    expect(judge({ ...tract, calls: tract.calls.with(index, { ...call, ...longer }) }, context).status).toBe('REVIEW');
  }
});
