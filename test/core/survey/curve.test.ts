import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { azimuth, degreesOf, radians, radiansOf } from '#core/survey/angle.ts';
import { azimuthOf, bearingOf, bearingText, readBearing } from '#core/survey/bearing.ts';
import {
  type CurveGiven,
  radiusOfDegree,
  segmentArea,
  solveCurve,
  solveSize,
  turnOfConcave,
} from '#core/survey/curve.ts';

const degrees = (whole: number, minutes: number, seconds: number) => radiansOf(whole + minutes / 60 + seconds / 3600);

describe('curves worked by hand', () => {
  test('radius 970.00 through 18°34\'33" has an arc of 314.483, a tangent of 158.634 and a chord of 313.108', () => {
    const size = solveSize({ radius_ft: 970, delta: degrees(18, 34, 33) })!;
    expect(size.arc_ft).toBeCloseTo(314.483, 3);
    expect(size.tangent_ft).toBeCloseTo(158.634, 3);
    expect(size.chord_ft).toBeCloseTo(313.108, 3);
  });

  test('a flat curve of 0°45\'34" on 326.00 is 4.32 along arc and chord alike', () => {
    const size = solveSize({ radius_ft: 326, delta: degrees(0, 45, 34) })!;
    expect(size.arc_ft).toBeCloseTo(4.32, 2);
    expect(size.chord_ft).toBeCloseTo(4.32, 2);
  });

  test('a quarter circle tangent after S 4°03\'48" W, concave north-east, has the chord S 40°56\'12" E 70.71', () => {
    const travel = azimuthOf(readBearing('S 4 03 48 W')!);
    const turn = turnOfConcave(travel, radiansOf(45));
    const curve = solveCurve({ radius_ft: 50, delta: radiansOf(90), back_azimuth: travel, turn })!;
    expect(curve.arc_ft).toBeCloseTo(78.54, 2);
    expect(curve.chord_ft).toBeCloseTo(70.71, 2);
    expect(bearingText(bearingOf(curve.chord_azimuth, 0))).toBe(`S 40°56'12" E`);
  });

  test.each([
    ['arc', 293.1],
    ['chord', 293.94],
  ] as const)('75 degrees on a 15 degree curve by the %s definition has a tangent of %d', (definition, tangent) => {
    const size = solveSize({ radius_ft: radiusOfDegree(15, definition), delta: radiansOf(75) })!;
    expect(size.tangent_ft).toBeCloseTo(tangent, 2);
  });

  test('an arc over half a circle is drawn as one when arc or delta says so, and never by the chord alone', () => {
    expect(degreesOf(solveSize({ radius_ft: 100, delta: radiansOf(270), chord_ft: 141.42 })!.delta)).toBeCloseTo(
      270,
      9,
    );
    expect(degreesOf(solveSize({ radius_ft: 100, arc_ft: 471.24, chord_ft: 141.42 })!.delta)).toBeCloseTo(270, 2);
    expect(degreesOf(solveSize({ radius_ft: 100, chord_ft: 141.4214 })!.delta)).toBeCloseTo(90, 3);
  });
});

describe('any sufficient subset gives the same curve back', () => {
  const anyCurve = fc.record({
    radius_ft: fc.double({ min: 10, max: 5000, noNaN: true }),
    delta: fc.double({ min: 0.02, max: 3, noNaN: true }),
    turn: fc.constantFrom('left' as const, 'right' as const),
    chord: fc.double({ min: 0, max: 6.28, noNaN: true }),
  });
  const pairs = (['radius_ft', 'delta', 'arc_ft', 'chord_ft', 'tangent_ft'] as const).flatMap((one, index, all) =>
    all.slice(index + 1).map((other) => [one, other] as const),
  );

  test.each(pairs)('%s and %s', (one, other) => {
    fc.assert(
      fc.property(anyCurve, ({ radius_ft, delta, turn, chord }) => {
        const whole = solveCurve({ radius_ft, delta: radians(delta), turn, chord_azimuth: radians(chord) })!;
        const given: CurveGiven = {
          [one]: whole[one],
          [other]: whole[other],
          turn,
          chord_azimuth: whole.chord_azimuth,
        };
        const again = solveCurve(given)!;
        expect(Math.abs(again.radius_ft - radius_ft)).toBeLessThan(radius_ft * 2e-4);
        expect(Math.abs(again.delta - delta)).toBeLessThan(2e-4);
      }),
      { numRuns: 60 },
    );
  });

  test('tangent in, tangent out, radial line or chord bearing settle how it lies', () => {
    fc.assert(
      fc.property(anyCurve, ({ radius_ft, delta, turn, chord }) => {
        const whole = solveCurve({ radius_ft, delta: radians(delta), turn, chord_azimuth: azimuth(chord) })!;
        const sign = turn === 'right' ? 1 : -1;
        const lies: CurveGiven[] = [
          { back_azimuth: whole.back_azimuth, turn },
          { forward_azimuth: whole.forward_azimuth, turn },
          { radial_azimuth: azimuth(whole.back_azimuth + (sign * Math.PI) / 2), turn },
          { back_azimuth: whole.back_azimuth, chord_azimuth: whole.chord_azimuth },
        ];
        for (const lie of lies) {
          const again = solveCurve({ radius_ft, delta: radians(delta), ...lie })!;
          expect(again.turn).toBe(turn);
          expect(Math.cos(again.chord_azimuth - whole.chord_azimuth)).toBeCloseTo(1, 9);
        }
        const byAngle = solveCurve({
          radius_ft,
          turn,
          back_azimuth: whole.back_azimuth,
          chord_azimuth: whole.chord_azimuth,
        })!;
        expect(byAngle.delta).toBeCloseTo(delta, 6);
      }),
    );
  });
});

describe('what is no curve', () => {
  test.each<CurveGiven>([
    {},
    { radius_ft: 100 },
    { radius_ft: -100, delta: radiansOf(20) },
    { radius_ft: 40, chord_ft: 100 },
    { arc_ft: 50, chord_ft: 60 },
    { radius_ft: Number.NaN, delta: radiansOf(20) },
    { radius_ft: 100, delta: radiansOf(360) },
    { radius_ft: 10, arc_ft: 1000 },
    { radius_ft: Number.POSITIVE_INFINITY, arc_ft: 10 },
  ])('%j', (given) => {
    expect(solveSize(given)).toBeNull();
  });

  test('the segment of a flat arc is exact where subtraction would lose it', () => {
    const delta = 1e-5;
    expect(segmentArea(1e6, delta)).toBeCloseTo((1e12 * delta ** 3) / 12, 9);
    expect(segmentArea(100, 0.0199999)).toBeCloseTo(segmentArea(100, 0.0200001), 3);
  });
});
