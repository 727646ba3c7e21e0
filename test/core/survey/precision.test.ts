import { describe, expect, test } from 'vitest';
import { radiansOf } from '#core/survey/angle.ts';
import { halfAngleOf, halfUnitOf } from '#core/survey/precision.ts';

describe('how finely a value was recorded', () => {
  test.each([
    [100, 'thence North 100.00 feet', 0.005],
    [100, 'thence North 100 feet', 0.5],
    [1255.5, 'in all 1,255.5 feet', 0.05],
    [250, 'a radius of 250 feet, also shown as 250.000', 0.0005],
    [100, 'the sentence is silent', 0.005],
    [100.125, '', 0.0005],
  ])('%d in %j', (value, verbatim, half) => {
    expect(halfUnitOf(value, verbatim)).toBeCloseTo(half, 12);
  });

  test.each([
    [20.1, `a central angle of 20°06'00"`, 0.5 / 3600],
    [20.1, `a delta of 20°06'`, 0.5 / 60],
    [24.5, 'delta 24.5 degrees', 0.05],
    [20.1, 'not said', 0.5 / 3600],
  ])('a delta of %d in %j', (value, verbatim, half) => {
    expect(halfAngleOf(value, verbatim)).toBeCloseTo(radiansOf(half), 12);
  });
});
