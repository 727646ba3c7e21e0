import { describe, expect, test } from 'vitest';
import type { Bearing } from '#core/schema/bearing.ts';
import { judge } from '#core/verdict/judge.ts';
import { callsAround, callsOf, lineCall, randomTract, tractOf } from '#test/support/figures.ts';
import { finderTable } from '#test/support/finder-table.ts';
import { randomOf } from '#test/support/random.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };

describe('the bad-call finder', () => {
  test('names the true course first in nine of ten and among five in 98 of 100, whatever the slip', () => {
    const rows = finderTable(60, 5);
    for (const { kind, made, sole, first, among_five } of rows) {
      expect(made, kind).toBeGreaterThan(5);
      expect(first / sole, kind).toBeGreaterThanOrEqual(0.9);
      expect(among_five / sole, kind).toBeGreaterThanOrEqual(0.98);
    }
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
});
