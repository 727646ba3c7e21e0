import { expect, test } from 'vitest';
import { areaOf } from '#core/survey/area.ts';
import { measure } from '#core/survey/measure.ts';
import { areaEvidence } from '#core/survey/slips/area-likelihood.ts';
import { likelihoodOf, missDensityOf } from '#core/survey/slips/miss-likelihood.ts';
import { qualitiesOf } from '#core/survey/slips/survey-quality.ts';
import { callsOf } from '#test/support/figures.ts';

const STEPS = { angle: 5e-6, length_ft: 0.01 };
const FINE = qualitiesOf(1, 'feet');
const OLD = qualitiesOf(900, 'poles');
const legsOf = (rows: string) => measure(callsOf(rows), 1, false).figure!.legs;
const square = (side: string) => legsOf(`N 0 0 0 E 400.00\nN 90 0 0 E 400.00\nS 0 0 0 E ${side}\nN 90 0 0 W 400.00`);
const acres = (value: number) => areaEvidence([{ unit: 'acres', text: '', value, half: 0.005 }], '', true);

test('a smaller miss is always likelier, and a large one ordinary only to an old survey', () => {
  const fine = ['400.00', '400.10', '402.00', '440.00'].map((side) => likelihoodOf(square(side), STEPS, FINE, null));
  expect([...fine].sort((one, other) => other - one)).toEqual(fine);
  const drop = (qualities: typeof FINE) =>
    likelihoodOf(square('400.02'), STEPS, qualities, null) - likelihoodOf(square('404.00'), STEPS, qualities, null);
  expect(drop(FINE)).toBeGreaterThan(drop(OLD) + 3);
});

test('the quick look at the miss agrees with the close one', () => {
  const legs = square('400.00');
  const quick = missDensityOf(legs, STEPS, FINE);
  for (const side of ['400.05', '401.00', '410.00']) {
    const close = likelihoodOf(square(side), STEPS, FINE, null);
    expect(Math.abs(quick(0, 400 - Number(side)) - close)).toBeLessThan(0.3);
  }
});

test('the stated area tells which of two opposite sides is wrong', () => {
  // 400 by 400, one side read as 440: undone on one side it holds 3.67 acres, on the other 4.04.
  const shorter = square('400.00');
  const longer = legsOf('N 0 0 0 E 440.00\nN 90 0 0 E 400.00\nS 0 0 0 E 440.00\nN 90 0 0 W 400.00');
  expect(areaOf(longer)).toBeGreaterThan(areaOf(shorter));
  const lean = (stated: number) =>
    likelihoodOf(shorter, STEPS, FINE, acres(stated)) - likelihoodOf(longer, STEPS, FINE, acres(stated));
  expect(lean(3.67)).toBeGreaterThan(4);
  expect(lean(4.04)).toBeLessThan(-4);
  // An area of other land speaks for neither.
  expect(Math.abs(lean(12))).toBeLessThan(0.5);
});

test('a figure may start anywhere, run either way round and be turned', () => {
  const rows = ['N 5 0 0 E 400.00', 'S 85 0 0 E 300.00', 'S 5 0 0 W 401.00', 'N 85 0 0 W 300.00'];
  const around = rows.map((_, at) => [...rows.slice(at), ...rows.slice(0, at)].join('\n'));
  const all = around.map((one) => likelihoodOf(legsOf(one), STEPS, OLD, acres(2.76)));
  for (const one of all) expect(one).toBeCloseTo(all[0]!, 1);
});
