// Numbers that no surveyor would record: they get reasons, never an exception or nonsense.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureOf } from '#core/drawing/figure.ts';
import { svgOf } from '#core/drawing/svg.ts';
import type { Call } from '#core/schema/call.ts';
import { TractVerdict } from '#core/schema/verdict.ts';
import { judge } from '#core/verdict/judge.ts';
import { drawsOf } from '#test/support/draws.ts';
import { callsAround, callsOf, curveCall, lineCall, randomCorners, tractOf } from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };
const SQUARE = callsOf('N 0 0 0 E 100\nN 90 0 0 E 100\nS 0 0 0 E 100\nN 90 0 0 W 100');

const HOSTILE = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0,
  -0,
  -1,
  1e-300,
  1e300,
  5e-324,
  1e20,
  2 ** 53,
  0.1,
  100,
];

describe('one hostile number in a good square', () => {
  test.each(HOSTILE)('a distance of %d', (distance) => {
    const verdict = judge(tractOf(SQUARE.with(1, { ...SQUARE[1]!, distance }), { stated_area: 'sqft=10000' }), context);
    expect(verdict.status).toBe(distance === 100 ? 'PASS' : 'REVIEW');
    expect(verdict.reasons.length).toBeGreaterThan(0);
    expect(TractVerdict.safeParse(verdict).success).toBe(true);
  });

  test.each(HOSTILE)('a bearing of %d degrees', (degrees) => {
    const verdict = judge(
      tractOf(SQUARE.with(0, { ...SQUARE[0]!, bearing: { ...SQUARE[0]!.bearing!, degrees } })),
      context,
    );
    expect(verdict.status).toBe('REVIEW');
    expect(TractVerdict.safeParse(verdict).success).toBe(true);
  });

  test.each(['radius', 'arc_length', 'chord_length', 'delta'] as const)('a curve of hostile %s', (field) => {
    for (const value of HOSTILE) {
      const curve = curveCall({
        radius: 100,
        arc_length: 104.72,
        chord_length: 100,
        delta: 60,
        curve_direction: 'left',
        chord_bearing: SQUARE[1]!.bearing,
        [field]: value,
      });
      const verdict = judge(tractOf(SQUARE.with(1, curve), { stated_area: 'sqft=10906' }), context);
      if (verdict.status === 'PASS')
        expect({ radius: 100, arc_length: 0, chord_length: 100, delta: 0 }[field]).toBe(value);
      expect(JSON.stringify(verdict)).not.toMatch(/NaN|Infinity/);
      expect(TractVerdict.safeParse(verdict).success).toBe(true);
    }
  });
});

const anyNumber = fc.oneof(fc.constantFrom(...HOSTILE), fc.double(), fc.double({ min: 0.01, max: 5000, noNaN: true }));
const anyBearing = fc.record({
  ns: fc.constantFrom('N' as const, 'S' as const),
  degrees: fc.oneof(fc.integer({ min: 0, max: 90 }), anyNumber),
  minutes: fc.oneof(fc.integer({ min: 0, max: 59 }), anyNumber),
  seconds: fc.oneof(fc.integer({ min: 0, max: 59 }), anyNumber),
  ew: fc.constantFrom('E' as const, 'W' as const),
});
const anyCall: fc.Arbitrary<Call> = fc
  .record({
    call_type: fc.constantFrom('line' as const, 'curve' as const),
    bearing: fc.option(anyBearing),
    distance: fc.option(anyNumber),
    chord_bearing: fc.option(anyBearing),
    chord_length: fc.option(anyNumber),
    radius: fc.option(anyNumber),
    arc_length: fc.option(anyNumber),
    delta: fc.option(anyNumber),
    curve_direction: fc.option(fc.constantFrom('left' as const, 'right' as const)),
    tangent: fc.option(fc.boolean()),
    verbatim_text: fc.string(),
  })
  .map((fields) => lineCall(null, null, fields));

test('any calls whatever give a well-formed verdict and a drawing without nonsense', () => {
  const anyTract = fc.record({
    calls: fc.array(anyCall, { maxLength: 12 }),
    tie_calls: fc.array(fc.string(), { maxLength: 3 }),
    stated_area: fc.oneof(fc.string(), fc.constant('acres=1'), fc.constant('sqm=1e9 | ha=')),
    easement: fc.constantFrom('', 'width_ft=50', 'width_ft=NaN', 'width_ft=-1'),
    description_type: fc.constantFrom('metes_and_bounds' as const, 'centerline' as const, 'aliquot' as const),
    distance_unit: fc.constantFrom('feet' as const, 'varas' as const, 'kilometers' as const),
    pob_description: fc.string(),
  });
  fc.assert(
    fc.property(anyTract, (fields) => {
      const tract = tractOf(fields.calls, fields);
      const verdict = judge(tract, context);
      const text = JSON.stringify(verdict);
      expect(TractVerdict.safeParse(verdict).success).toBe(true);
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
      expect(verdict.status === 'PASS').toBe(false);
      if (verdict.geometry !== null) expect(verdict.geometry.vertices).toHaveLength(tract.calls.length + 1);
      if (tract.calls.length > 0 && verdict.geometry === null) expect(verdict.status).toBe('FAIL');
      const figure = figureOf(tract, verdict);
      if (figure !== null) expect(svgOf(figure)).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 400, seed: 3 },
  );
});

test('thousands of courses that close pass, and that do not close are told so', () => {
  const count = drawsOf(10_000);
  const corners = randomCorners(randomOf(8), count);
  const calls = callsAround(
    corners.map(({ east_ft, north_ft }) => ({ east_ft: east_ft * 40, north_ft: north_ft * 40 })),
  );
  const acres = judge(tractOf(calls), context).computed_acres!;
  expect(judge(tractOf(calls, { stated_area: `acres=${acres}` }), context).status).toBe('PASS');
  const wrong = judge(tractOf(calls.with(count / 2, lineCall(calls[count / 2]!.bearing, 99_999))), context);
  expect(wrong.status).toBe('REVIEW');
  expect(wrong.reasons.length).toBeLessThan(20);
});

test('ten thousand courses that cannot be drawn are counted, not listed', () => {
  const verdict = judge(tractOf(Array.from({ length: 10_000 }, () => lineCall(null, 10))), context);
  expect(verdict.status).toBe('FAIL');
  expect(verdict.reasons.length).toBeLessThan(15);
});
