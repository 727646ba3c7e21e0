import { describe, expect, test } from 'vitest';
import { radiansOf } from '#core/survey/angle.ts';
import { type CurveElement, checkCurve, type RecordedCurve } from '#core/survey/curve-check.ts';

/** R 640.00, delta 20°06'00", arc 224.52, chord 223.37, each to its last digit. */
const whole: Required<RecordedCurve> = {
  radius: { value: 640, half: 0.005 },
  delta: { value: radiansOf(20.1), half: radiansOf(0.5 / 3600) },
  arc_length: { value: 224.52, half: 0.005 },
  chord_length: { value: 223.37, half: 0.005 },
};

describe('the elements of a curve against each other', () => {
  test('what a surveyor rounds agrees', () => {
    expect(checkCurve(whole)).toEqual({ agrees: true, odd: null });
  });

  test.each<[CurveElement, number]>([
    ['radius', 604],
    ['delta', radiansOf(21.1)],
    ['arc_length', 242.52],
    ['chord_length', 232.37],
  ])('a wrong %s is named', (element, value) => {
    const wrong = { ...whole, [element]: { ...whole[element], value } };
    expect(checkCurve(wrong)).toEqual({ agrees: false, odd: element });
  });

  test('of three that disagree none is named', () => {
    const { delta: _, ...three } = whole;
    expect(checkCurve({ ...three, radius: { value: 604, half: 0.005 } })).toEqual({ agrees: false, odd: null });
  });

  test('a radius recorded to the foot forgives what rounding it may do, and no more', () => {
    expect(checkCurve({ ...whole, radius: { value: 641, half: 0.5 } }).agrees).toBe(false);
    expect(
      checkCurve({ radius: { value: 640, half: 0.5 }, delta: whole.delta, arc_length: { value: 224.6, half: 0.05 } })
        .agrees,
    ).toBe(true);
  });

  test.each<RecordedCurve>([
    { radius: { value: 40, half: 0.005 }, chord_length: { value: 100, half: 0.005 } },
    { arc_length: { value: 50, half: 0.005 }, chord_length: { value: 60, half: 0.005 } },
    { arc_length: { value: 100, half: 0.005 }, radius: { value: 10, half: 0.005 } },
  ])('%j cannot be', (impossible) => {
    expect(checkCurve(impossible).agrees).toBe(false);
  });
});
