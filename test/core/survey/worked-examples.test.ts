import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areaOfCorners } from '#core/survey/area.ts';
import { compassRule } from '#core/survey/compass-rule.ts';
import { FOOT_METERS, unitFeet } from '#core/survey/distance.ts';
import { measure } from '#core/survey/measure.ts';
import { judge } from '#core/verdict/judge.ts';
import { callsOf, tractOf } from '#test/support/figures.ts';

interface WorkedExample {
  name: string;
  unit: 'feet' | 'meters';
  courses: string[];
  perimeter_ft?: number;
  north_ft?: number;
  east_ft?: number;
  miss_ft?: number;
  exact?: boolean;
  denominator?: number;
  balanced?: [number, number][];
  balanced_sqft?: number;
  area_sqft?: number;
  area_sqm?: number;
}

const examples: WorkedExample[] = JSON.parse(
  readFileSync(new URL('../../golden/survey/worked-examples.json', import.meta.url), 'utf8'),
);

describe('examples that others have worked by hand', () => {
  test.each(examples)('$name', (example) => {
    const figure = measure(callsOf(example.courses.join('\n')), unitFeet(example.unit, ''), false).figure!;
    const { closure, legs, area_sqft } = figure;
    if (example.perimeter_ft !== undefined) expect(closure.perimeter_ft).toBeCloseTo(example.perimeter_ft, 6);
    if (example.north_ft !== undefined) expect(Math.abs(closure.north_ft - example.north_ft)).toBeLessThan(0.001);
    if (example.east_ft !== undefined) expect(Math.abs(closure.east_ft - example.east_ft)).toBeLessThan(0.001);
    if (example.miss_ft !== undefined)
      expect(Math.abs(closure.miss_ft - example.miss_ft)).toBeLessThan(0.05 * (example.miss_ft > 10 ? 1 : 0.01));
    if (example.exact) expect(closure.ratio).toBe('exact');
    if (example.denominator !== undefined)
      expect(Math.abs(closure.denominator - example.denominator)).toBeLessThanOrEqual(1);
    if (example.area_sqft !== undefined) expect(area_sqft).toBeCloseTo(example.area_sqft, 1);
    if (example.area_sqm !== undefined)
      expect(Math.abs(area_sqft * FOOT_METERS ** 2 - example.area_sqm)).toBeLessThan(0.1);
    const balanced = compassRule(legs);
    example.balanced?.forEach(([east, north], index) => {
      expect(balanced[index + 1]!.east_ft).toBeCloseTo(east, 2);
      expect(balanced[index + 1]!.north_ft).toBeCloseTo(north, 2);
    });
    if (example.balanced_sqft !== undefined) {
      expect(areaOfCorners(balanced.slice(0, -1))).toBeCloseTo(example.balanced_sqft, 0);
    }
  });

  test('the courses that must not pass do not, whatever area is claimed for them', () => {
    const calls = callsOf(examples.at(-1)!.courses.join('\n'));
    const context = { state: '', georef: null, georef_reasons: [], exceptions: [] };
    const acres = judge(tractOf(calls), context).computed_acres!;
    const verdict = judge(tractOf(calls, { stated_area: `acres=${acres}` }), context);
    expect(verdict.status).toBe('REVIEW');
    expect(verdict.reasons[0]).toContain('Misses the point of beginning by 48.79');
  });
});
