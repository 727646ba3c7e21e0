import { describe, expect, test } from 'vitest';
import { bearingText } from '#core/survey/bearing.ts';
import { closingCourse, closureOf, closureOfMiss } from '#core/survey/closure.ts';
import { measure } from '#core/survey/measure.ts';
import { callsOf } from '#test/support/figures.ts';

const legsOf = (rows: string) => measure(callsOf(rows), 1, false).figure!.legs;

describe('closure', () => {
  test('one foot lost on the last leg is a one foot miss', () => {
    const closure = closureOf(legsOf('N 0 E 100\nN 90 E 100\nS 0 E 100\nN 90 W 99'));
    expect(closure.miss_ft).toBeCloseTo(1, 9);
    expect(closure.ratio).toBe('1:399');
    expect(closure.denominator).toBe(399);
  });

  test('the closing course leads from the last corner home', () => {
    const { bearing, length_ft } = closingCourse(closureOf(legsOf('N 0 E 100\nN 90 E 100\nS 0 E 100\nN 90 W 99')));
    expect(bearingText(bearing)).toBe(`N 90°00'00" W`);
    expect(length_ft).toBeCloseTo(1, 9);
  });

  test.each([
    [0, 'exact'],
    [0.00049, 'exact'],
    [0.0005, '1:2000000'],
    [0.2, '1:5000'],
    [0.20001, '1:4999'],
    [1000, '1:1'],
  ])('a miss of %d in 1,000 ft is %s', (miss_ft, ratio) => {
    expect(closureOfMiss(miss_ft, 0, 1000).ratio).toBe(ratio);
  });
});
