import { describe, expect, test } from 'vitest';
import type { Bearing } from '#core/schema/bearing.ts';
import { azimuth } from '#core/survey/angle.ts';
import { bearingOf, reversed } from '#core/survey/bearing.ts';
import { measure } from '#core/survey/measure.ts';
import { judge } from '#core/verdict/judge.ts';
import { fieldSurvey } from '#test/support/field-survey.ts';
import { calibration, innocentRow, proofRow } from '#test/support/field-table.ts';
import { callsAround, callsOf, lineCall, randomTract, tractOf } from '#test/support/figures.ts';
import { finderTable } from '#test/support/finder-table.ts';
import { randomOf } from '#test/support/random.ts';

const NORTH: Bearing = { ns: 'N', degrees: 0, minutes: 0, seconds: 0, ew: 'E' };

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };

describe('the bad-call finder', () => {
  test('names the true course first in nineteen of twenty surveys that were recorded well, whatever the slip', () => {
    const rows = finderTable(60, 5);
    for (const { kind, made, sole, first } of rows) {
      expect(made, kind).toBeGreaterThan(5);
      expect(first / sole, kind).toBeGreaterThanOrEqual(0.95);
    }
    const sum = (field: 'sole' | 'among_five') => rows.reduce((total, row) => total + row[field], 0);
    expect(sum('among_five') / sum('sole')).toBeGreaterThanOrEqual(0.99);
  });

  test('a suspect says what reads wrong, what it may stand for, and what would follow', () => {
    const corners = [
      { east_ft: 0, north_ft: 0 },
      { east_ft: 61, north_ft: 417 },
      { east_ft: 503, north_ft: 388 },
      { east_ft: 541, north_ft: -27 },
    ];
    const calls = callsAround(corners);
    const right = calls[1]!.distance!;
    calls[1] = lineCall(calls[1]!.bearing, Number(right.toFixed(2).replace('4', '9')));
    const [first] = judge(tractOf(calls, { stated_area: 'acres=4.93' }), context).suspects;
    expect(first).toMatchObject({ call: 1, field: 'distance', before: calls[1]!.distance, after: right });
    expect(first!.explanation).toMatch(
      /^Course 2: the distance \S+ may stand for \S+ \(9 for 4\)\. The figure then closes 1:\d+/,
    );
  });

  test('suggests and changes nothing: geometry, closure and status are those of the record', () => {
    const random = randomOf(9);
    const tract = randomTract(random, 12);
    const bearing = tract.calls[3]!.bearing ?? tract.calls[3]!.chord_bearing!;
    const wrong: Bearing = { ...bearing, ew: bearing.ew === 'E' ? 'W' : 'E' };
    const calls = tract.calls.with(3, lineCall(wrong, tract.calls[3]!.distance ?? 100));
    const verdict = judge({ ...tract, calls }, context);
    expect(verdict.status).toBe('REVIEW');
    expect(verdict.geometry!.misclosure).toBeGreaterThan(1);
    expect(verdict.suspects[0]).toMatchObject({ call: 3 });
  });

  test('two opposite sides that explain a rectangle equally well are both listed and say so', () => {
    const verdict = judge(
      tractOf(callsOf('N 0 0 0 E 210.00\nN 90 0 0 E 400.00\nS 0 0 0 E 200.00\nN 90 0 0 W 400.00')),
      context,
    );
    const named = verdict.suspects.filter(({ field }) => field === 'distance').map(({ call }) => call);
    expect(named).toEqual(expect.arrayContaining([0, 2]));
    expect(verdict.suspects[0]!.explanation).toContain('Another explanation fits equally well');
  });

  test('two blunders that no single course explains are said to be so', () => {
    const corners = [
      { east_ft: 0, north_ft: 0 },
      { east_ft: 61, north_ft: 417 },
      { east_ft: 503, north_ft: 388 },
      { east_ft: 541, north_ft: -27 },
    ];
    const calls = callsAround(corners);
    calls[0] = lineCall(calls[0]!.bearing, 463.17);
    calls[2] = lineCall({ ns: 'S', degrees: 23, minutes: 51, seconds: 9, ew: 'E' }, 391.44);
    const verdict = judge(tractOf(calls, { stated_area: 'acres=4.68' }), context);
    expect(verdict.reasons.join(' ')).toMatch(/No slip in a (single|recorded) course explains the miss/);
  });

  test('a figure that closes has no suspects', () => {
    expect(judge(randomTract(randomOf(4), 15), context).suspects).toEqual([]);
  });

  test('two figures wrong in one value are found', () => {
    const corners = [
      { east_ft: 0, north_ft: 0 },
      { east_ft: 118.01, north_ft: 425.49 },
      { east_ft: 503, north_ft: 388 },
      { east_ft: 541, north_ft: -27 },
    ];
    const calls = callsAround(corners);
    const right = calls[0]!.bearing!;
    expect(right).toMatchObject({ degrees: 15, minutes: 30 });
    calls[0] = lineCall({ ...right, degrees: 5, minutes: 50 }, calls[0]!.distance);
    const [first] = judge(tractOf(calls, { stated_area: 'acres=4.53' }), context).suspects;
    expect(first).toMatchObject({ call: 0, field: 'bearing', after: right });
    expect(first!.explanation).toContain('0 for 1 and 5 for 3');
  });

  test('hundreds that were not copied are found', () => {
    const corners = [
      { east_ft: 0, north_ft: 0 },
      { east_ft: 61, north_ft: 417 },
      { east_ft: 503, north_ft: 388 },
      { east_ft: 541, north_ft: -27 },
      { east_ft: 240, north_ft: -80 },
    ];
    const calls = callsAround(corners);
    const right = calls[3]!.distance!;
    expect(right).toBeGreaterThan(300);
    expect(right).toBeLessThan(310);
    calls[3] = lineCall(calls[3]!.bearing, Math.round((right - 300) * 100) / 100);
    const [first] = judge(tractOf(calls, { stated_area: 'acres=5.20' }), context).suspects;
    expect(first).toMatchObject({ call: 3, field: 'distance', after: right });
    expect(first!.explanation).toContain('3 hundred dropped');
  });

  test('a miss square to a course speaks of its bearing, one along it of its length', () => {
    const calls = callsOf('N 3 11 20 E 417.33\nS 86 2 10 E 612.48\nS 21 40 50 E 377.19');
    const last = measure(calls, 1, true).figure!.closure;
    const back = lineCall(
      bearingOf(azimuth(Math.atan2(-last.east_ft, -last.north_ft)), 0),
      Math.round(last.miss_ft * 100) / 100,
    );
    const closed = [...calls, back];
    const swung = closed.with(1, lineCall({ ...closed[1]!.bearing!, minutes: 22 }, closed[1]!.distance));
    const longer = closed.with(1, lineCall(closed[1]!.bearing, 617.48));
    expect(judge(tractOf(swung), context).suspects[0]).toMatchObject({ call: 1, field: 'bearing' });
    expect(judge(tractOf(longer), context).suspects.map(({ field }) => field)).not.toContain('bearing');
  });

  test.each([
    ['nothing', ''],
    ['one course', 'N 5 0 0 E 100.00'],
    ['out and not quite back', 'N 5 0 0 E 100.00\nS 5 0 0 W 90.00'],
  ])('%s is no figure to look for a slip in', (_, rows) => {
    const verdict = judge(tractOf(rows === '' ? [] : callsOf(rows)), context);
    expect(verdict.suspects).toEqual([]);
  });

  test('a bearing, length or area that is none stops nothing and names nobody by itself', () => {
    const calls = callsOf('N 5 0 0 E 100.00\nS 85 0 0 E 200.00\nS 5 0 0 W 130.00\nN 85 0 0 W 200.00');
    for (const odd of [Number.NaN, 0, -5, 1e300, Number.POSITIVE_INFINITY]) {
      const verdict = judge(tractOf(calls.with(2, lineCall(calls[2]!.bearing, odd))), context);
      for (const { chance } of verdict.suspects) expect(chance).toBeLessThanOrEqual(1);
    }
    for (const stated_area of ['acres=0', 'acres=none', 'acres=1e400', 'sqft=0.0001']) {
      const { suspects } = judge(tractOf(calls, { stated_area }), context);
      for (const { chance } of suspects) expect(chance).toBeGreaterThan(0);
    }
  });

  test('the same deed gets the same suspects, best first, their chances no more than one together', () => {
    const random = randomOf(31);
    for (let made = 0; made < 40; made++) {
      const tract = fieldSurvey(random, { manner: 'wandering' });
      const calls = tract.calls.with(1, { ...tract.calls[1]!, bearing: reversed(tract.calls[0]!.bearing ?? NORTH) });
      const { suspects } = judge({ ...tract, calls }, context);
      expect(judge({ ...tract, calls }, context).suspects).toEqual(suspects);
      const chances = suspects.map(({ chance }) => chance ?? Number.NaN);
      expect([...chances].sort((one, other) => other - one)).toEqual(chances);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1.003);
      expect(suspects.length).toBeLessThanOrEqual(5);
    }
  });
});

describe('the bad-call finder in the field', () => {
  test.each([
    [3000, 0.8],
    [1000, 0.6],
  ])(
    'a survey that closes 1:%d with an area: the course with the wrong character comes first',
    (denominator, least) => {
      const { first, made } = proofRow(denominator, 60, 4, 5, { manner: 'taped', stated: true });
      expect(first / made).toBeGreaterThanOrEqual(least);
    },
  );

  test.each([['taped'], ['wandering']] as const)('a %s survey without a slip is left in peace', (manner) => {
    const { accused, made } = innocentRow(200, 8, { manner });
    expect(accused / made).toBeLessThan(0.05);
  });

  test('what is said to be so likely is so as often', () => {
    const bins = calibration(300, 21, { manner: 'taped' }, { none: 0.4, two: 0.08 });
    for (const { count, said, right } of bins) {
      if (count === 0) continue;
      const chance = said / count;
      // Three standard deviations of chance itself, and five in a hundred.
      expect(Math.abs(right - said)).toBeLessThanOrEqual(3 * Math.sqrt(count * chance * (1 - chance)) + 0.05 * count);
    }
    const sum = (field: 'count' | 'said' | 'right') => bins.reduce((total, bin) => total + bin[field], 0);
    expect(sum('count')).toBeGreaterThan(100);
    expect(Math.abs(sum('right') - sum('said')) / sum('count')).toBeLessThan(0.05);
  });

  test('old poles that miss as old poles do are told so, and nobody is accused', () => {
    const calls = callsOf('N 15 15 0 E 120\nS 74 30 0 E 96\nS 14 45 0 W 121\nN 75 0 0 W 97').map((call) => ({
      ...call,
      verbatim_text: `${call.verbatim_text} poles`,
    }));
    const verdict = judge(tractOf(calls, { distance_unit: 'poles', stated_area: 'acres=72' }), context);
    expect(verdict.suspects).toEqual([]);
    expect(verdict.reasons).toContain(
      'Ordinary misclosure for a survey of this kind (poles and quarter degrees); no single slip stands out.',
    );
  });

  test.each([
    ['yards', 900, '300.00 yards', '300 yards may stand for 300 feet (measured in feet)'],
    ['rods', 346.5, '21 rods', '21 rods may stand for 12 rods (2 and 1 transposed)'],
  ] as const)('a course in %s of its own was miswritten in those', (distance_unit, distance, told, words) => {
    const side = distance_unit === 'yards' ? 300 : 198;
    const calls = callsOf(`N 0 15 0 E 120\nS 89 45 0 E ${side}.00\nS 0 15 0 W 120\nN 89 45 0 W ${side}.00`).map(
      (call, i) =>
        i === 3 ? { ...call, distance, distance_unit, verbatim_text: `thence N 89°45'00" W ${told}` } : call,
    );
    const stated_area = `acres=${((side * 120) / 43_560).toFixed(3)}`;
    const [first] = judge(tractOf(calls, { stated_area }), context).suspects ?? [];
    expect(first).toMatchObject({ call: 3, field: 'distance', before: distance, after: side });
    expect(first?.explanation).toContain(words);
  });

  test('a course is not said to be left out without an area that bears it out', () => {
    const random = randomOf(14);
    for (let made = 0; made < 60; made++) {
      const tract = fieldSurvey(random, { manner: 'taped', stated: false });
      if (tract.calls.length < 5) continue;
      const verdict = judge({ ...tract, calls: tract.calls.toSpliced(2, 1) }, context);
      expect(verdict.reasons.join(' ')).not.toMatch(/Most likely[^:]*: A course/);
    }
  });
});
