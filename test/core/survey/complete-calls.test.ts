import { expect, test } from 'vitest';
import type { Call } from '#core/schema/call.ts';
import { Extraction } from '#core/schema/extraction.ts';
import { EMPTY_METADATA } from '#core/schema/metadata.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { callsOf, curveCall, tractOf } from '#test/support/figures.ts';

const extractionOf = (calls: Call[]): Extraction =>
  Extraction.parse({
    document_kind: 'deed',
    legal_description_found: true,
    basis_of_bearings: null,
    tracts: [tractOf(calls)],
    metadata: EMPTY_METADATA,
  });

const completed = (calls: Call[]): Call => completeCalls(extractionOf(calls)).tracts[0]!.calls.at(-1)!;

test('a tangent curve gets its arc and chord from radius and central angle, and names them as derived', () => {
  const curve = curveCall({ radius: 50, delta: 90, curve_direction: 'left', tangent: true });
  const call = completed([...callsOf('S 4 3 48 W 100'), curve]);
  expect(call).toMatchObject({
    radius: 50,
    delta: 90,
    arc_length: 78.5398,
    chord_length: 70.7107,
    chord_bearing: { ns: 'S', degrees: 40, minutes: 56, seconds: 12, ew: 'E' },
  });
  expect(call.computed.toSorted()).toEqual(['arc_length', 'chord_bearing', 'chord_length']);
});

test('a recorded field is never touched, even where it is wrong', () => {
  const curve = curveCall({
    radius: 50,
    delta: 90,
    arc_length: 99,
    chord_length: 11,
    curve_direction: 'left',
    tangent: true,
  });
  const call = completed([...callsOf('S 4 3 48 W 100'), curve]);
  expect(call).toMatchObject({ radius: 50, delta: 90, arc_length: 99, chord_length: 11 });
  expect(call.computed).toEqual(['chord_bearing']);
});

test('completing twice changes nothing, and a corrected radius carries its derived fields along', () => {
  const curve = curveCall({ radius: 50, delta: 90, curve_direction: 'left', tangent: true });
  const once = completeCalls(extractionOf([...callsOf('S 4 3 48 W 100'), curve]));
  expect(completeCalls(once)).toEqual(once);
  const corrected = structuredClone(once);
  corrected.tracts[0]!.calls[1]!.radius = 100;
  const call = completeCalls(corrected).tracts[0]!.calls[1]!;
  expect(call.chord_length).toBe(141.4214);
  expect(call.arc_length).toBe(157.0796);
});

test('a derived value that the record cannot give again is kept', () => {
  // A reader turned a radial line into a chord bearing; no field of the call keeps the radial line.
  const curve = curveCall({
    radius: 599.94,
    delta: 22.0336111,
    curve_direction: 'right',
    tangent: false,
    chord_bearing: { ns: 'S', degrees: 35, minutes: 46, seconds: 19, ew: 'W' },
    computed: ['chord_bearing'],
  });
  const call = completed([curve]);
  expect(call.chord_bearing).toEqual(curve.chord_bearing);
  expect(call.computed).toContain('arc_length');
});

test('a lie that would be assumed is not written down', () => {
  const curve = curveCall({ radius: 916.78, arc_length: 9.8, curve_direction: 'left', tangent: null });
  const call = completed([...callsOf('S 76 52 0 E 120.2'), curve]);
  expect(call.chord_bearing).toBeNull();
  expect(call.chord_length).toBe(9.8);
});

test('lines are left as they are', () => {
  const extraction = extractionOf(callsOf('N 0 E 100\nN 90 E 100'));
  expect(completeCalls(extraction)).toEqual(extraction);
});
