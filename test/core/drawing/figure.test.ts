import { describe, expect, test } from 'vitest';
import { figureOf } from '#core/drawing/figure.ts';
import type { Tract } from '#core/schema/tract.ts';
import { radiansOf } from '#core/survey/angle.ts';
import { judge } from '#core/verdict/judge.ts';
import {
  callsAround,
  callsOf,
  curveBetween,
  curveCall,
  lineCall,
  randomTract,
  tractOf,
} from '#test/support/figures.ts';
import { randomOf } from '#test/support/random.ts';

const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };
const drawn = (tract: Tract) => figureOf(tract, judge(tract, context))!;
const SQUARE = callsOf('N 0 0 0 E 100.00\nN 90 0 0 E 100.00\nS 0 0 0 E 100.00\nN 90 0 0 W 100.00');

describe('the drawn figure', () => {
  test('has a course for every call, numbered from one, end to end', () => {
    const figure = drawn(randomTract(randomOf(6), 17));
    expect(figure.courses.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    figure.courses.slice(1).forEach((course, index) => {
      expect(course.start).toEqual(figure.courses[index]!.end);
    });
    expect(figure.courses[0]!.start).toEqual([0, 0]);
  });

  test('letters a course with what the document records', () => {
    expect(drawn(tractOf(SQUARE)).courses[0]!.rows).toEqual([`N 00°00'00" E`, "100.00'"]);
  });

  test('leaves out what the engine derived', () => {
    const curve = curveCall({
      radius: 50,
      delta: 180,
      arc_length: 157.0796,
      curve_direction: 'right',
      tangent: true,
      computed: ['arc_length'],
    });
    const figure = drawn(tractOf([lineCall(SQUARE[0]!.bearing, 200), curve, lineCall(SQUARE[2]!.bearing, 200), curve]));
    expect(figure.courses[1]!.description).toBe(`curve to the right, R 50.00' Δ 180°00'00"`);
  });

  test('draws true arcs: center, radius, angles and bulge agree with the ends', () => {
    const from = { east_ft: 0, north_ft: 100 };
    const to = { east_ft: 100, north_ft: 100 };
    for (const turn of ['left', 'right'] as const) {
      const [, arc] = drawn(tractOf(SQUARE.with(1, curveBetween(from, to, radiansOf(60), turn)))).courses;
      const { center, radius_ft, start_deg, end_deg, bulge, delta_deg } = arc!.arc!;
      const at = (degrees: number) => [
        center[0] + radius_ft * Math.cos((degrees * Math.PI) / 180),
        center[1] + radius_ft * Math.sin((degrees * Math.PI) / 180),
      ];
      expect(at(start_deg)[0]).toBeCloseTo(0, 3);
      expect(at(start_deg)[1]).toBeCloseTo(100, 3);
      expect(at(end_deg)[0]).toBeCloseTo(100, 3);
      expect(at(end_deg)[1]).toBeCloseTo(100, 3);
      expect(delta_deg).toBeCloseTo(60, 3);
      expect(bulge).toBeCloseTo((turn === 'left' ? 1 : -1) * Math.tan(Math.PI / 12), 4);
      // Eastward, a turn to the right has its center to the south and bulges north.
      expect(Math.sign(center[1] - 100)).toBe(turn === 'right' ? -1 : 1);
      for (const point of arc!.path)
        expect(Math.hypot(point[0] - center[0], point[1] - center[1])).toBeCloseTo(radius_ft, 2);
    }
  });

  test('shows a small miss many times its size and says how many; a large one as it is', () => {
    const small = drawn(tractOf(SQUARE.with(3, lineCall(SQUARE[3]!.bearing, 100.05)))).misclosure!;
    expect(small.exaggeration).toBe(100);
    expect(small.drawn_from[0]).toBeCloseTo(-5, 6);
    expect(small.text).toBe('misses by 0.050 ft, drawn ×100');
    const large = drawn(tractOf(SQUARE.with(3, lineCall(SQUARE[3]!.bearing, 150)))).misclosure!;
    expect(large).toMatchObject({ exaggeration: 1, miss_ft: 50 });
    expect(drawn(tractOf(SQUARE)).misclosure).toBeNull();
  });

  test('misses by the figure of the verdict, to its last digit', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const tract = randomTract(randomOf(seed), 9);
      const { geometry, ...rest } = judge(tract, context);
      const figure = figureOf(tract, { ...rest, geometry });
      expect(figure!.misclosure?.miss_ft ?? geometry!.misclosure).toBe(geometry!.misclosure);
    }
  });

  test('marks an inferred course and the first suspect', () => {
    expect(drawn(tractOf(SQUARE.with(2, lineCall(null, null)))).courses[2]).toMatchObject({
      inferred: true,
      rows: ['closing line'],
    });
    const corners = [
      { east_ft: 0, north_ft: 0 },
      { east_ft: 61, north_ft: 417 },
      { east_ft: 503, north_ft: 388 },
      { east_ft: 541, north_ft: -27 },
    ];
    const calls = callsAround(corners);
    const wrong = { ...calls[1]!.bearing!, ew: 'W' as const };
    const slipped = tractOf(calls.with(1, lineCall(wrong, calls[1]!.distance)));
    expect(drawn(slipped).courses[1]!.suspect_rank).toBe(1);
    const { geometry, ...verdict } = judge(slipped, context);
    const unsure = verdict.suspects.map((suspect) => ({ ...suspect, chance: 0.4 }));
    const doubted = figureOf(slipped, { ...verdict, suspects: unsure, geometry });
    expect(doubted!.courses.map(({ suspect_rank }) => suspect_rank)).toEqual([null, null, null, null]);
  });

  test('walks the ties from the anchor to the point of beginning', () => {
    const tie_calls = [
      'bearing=N 90 00 00.0 E | distance=60.00 | verbatim=Commencing at the NW corner of Lot 9; thence East 60.00 feet',
      'bearing=S 00 00 00.0 E | distance=30.00 | verbatim=thence South 30.00 feet',
    ];
    const figure = drawn(tractOf(SQUARE, { tie_calls }));
    expect(figure.anchor!.at[0]).toBeCloseTo(-60, 6);
    expect(figure.anchor!.at[1]).toBeCloseTo(30, 6);
    expect(figure.anchor!.text).toBe('POC: the NW corner of Lot 9');
    expect(figure.ties.at(-1)!.end).toEqual([0, 0]);
    expect(figure.extent.west).toBeCloseTo(-60, 6);
  });

  test('a far tie does not shrink the figure', () => {
    const figure = drawn(tractOf(SQUARE, { tie_calls: ['bearing=N 90 00 00.0 E | distance=6000'] }));
    expect(figure.extent.west).toBeCloseTo(0, 6);
    expect(figure.ties).toHaveLength(1);
  });

  test('a strip has two sides its width apart', () => {
    const { strip, open, misclosure } = drawn(
      tractOf(callsOf('N 90 0 0 E 500\nN 90 0 0 E 100'), { description_type: 'centerline', easement: 'width_ft=50' }),
    );
    expect(open).toBe(true);
    expect(misclosure).toBeNull();
    expect(strip!.left[0]![1]).toBeCloseTo(25, 6);
    expect(strip!.right[0]![1]).toBeCloseTo(-25, 6);
  });

  test('no geometry, no figure', () => {
    const tract = tractOf([lineCall(null, null), lineCall(null, null)]);
    expect(figureOf(tract, judge(tract, context))).toBeNull();
  });
});
