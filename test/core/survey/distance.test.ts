import { describe, expect, test } from 'vitest';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { ACRE_SQFT, distanceIn, readDistance, unitFeet, unitNote } from '#core/survey/distance.ts';

describe('units', () => {
  test.each<[DistanceUnit, string, number]>([
    ['feet', '', 1],
    ['inches', '', 1 / 12],
    ['yards', '', 3],
    ['miles', '', 5280],
    ['rods', '', 16.5],
    ['poles', '', 16.5],
    ['perches', '', 16.5],
    ['chains', '', 66],
    ['links', '', 0.66],
    ['meters', '', 3937 / 1200],
    ['kilometers', '', 3937000 / 1200],
    ['varas', 'TX', 100 / 36],
    ['varas', 'CA', 33.372 / 12],
    ['varas', 'FL', 33.372 / 12],
    ['varas', 'AZ', 2.75],
    ['varas', 'NM', 2.75],
    ['varas', '', 100 / 36],
    ['arpents', 'LA', 191.994],
    ['arpents', 'MO', 192.5],
    ['arpents', 'AR', 192.5],
    ['arpents', '', 191.994],
  ])('%s in %j is %d feet', (unit, state, feet) => {
    expect(unitFeet(unit, state)).toBeCloseTo(feet, 12);
  });

  test('a labor of a million square varas is 177.136 acres', () => {
    expect((1e6 * unitFeet('varas', 'TX') ** 2) / ACRE_SQFT).toBeCloseTo(177.136, 3);
    expect(ACRE_SQFT / unitFeet('varas', 'TX') ** 2).toBeCloseTo(5645.376, 3);
  });

  test('a vara names its length, and says when the state is not known', () => {
    expect(unitNote('varas', 'TX')).toContain('33 1/3 inches');
    expect(unitNote('varas', '')).toContain('the state is not known');
    expect(unitNote('arpents', 'OH')).toContain('no arpent is settled for OH');
    expect(unitNote('chains', 'TX')).toBeNull();
  });
});

describe('distances as written', () => {
  test.each<[string, DistanceUnit, number]>([
    ['12 chains 34 links', 'feet', 814.44],
    ['12 chains and 34 links', 'chains', 12.34],
    ['1,255.59', 'feet', 1255.59],
    [`10' 6"`, 'feet', 10.5],
    ['30 poles', 'feet', 495],
    ['100.5 ft', 'feet', 100.5],
    ['1 mile', 'feet', 5280],
    ['26½ poles', 'poles', 26.5],
    ['7 3/4 chains', 'chains', 7.75],
    ['½ mile', 'feet', 2640],
  ])('%s in %s', (text, unit, value) => {
    expect(distanceIn(readDistance(text, unit)!, unit, '')).toBeCloseTo(value, 6);
  });

  test.each([
    '',
    'feet',
    '12 34',
    '12 parsecs',
    '1,25.59',
    '-5',
    '1e5',
    '12 chains 34',
    '1/0',
    '12 1/2/3',
    '261/2',
    '5/4',
  ])('%j is no distance', (text) => {
    expect(readDistance(text, 'feet')).toBeNull();
  });

  test('the digits after the point are kept as recorded', () => {
    expect(readDistance('100.00', 'feet')![0]!.decimals).toBe(2);
    expect(readDistance('100', 'feet')![0]!.decimals).toBe(0);
  });
});
