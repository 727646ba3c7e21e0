// What a recorded distance, chord, arc or radius may have been meant to be.
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { halfUnitOf } from '#core/survey/precision.ts';
import { dropped, misread, transposed } from '#core/survey/slips/digits.ts';
import type { LengthSlip } from '#core/survey/slips/slip.ts';

const KINDS = { misread: 'length_misread', transposed: 'length_transposed', dropped: 'length_dropped' } as const;
const SHIFTS = [10, 100, 0.1, 0.01] as const;
const UNITS: readonly DistanceUnit[] = ['feet', 'yards', 'rods', 'chains', 'links', 'meters', 'varas'];

export function* lengthSlips(
  value: number,
  verbatim: string,
  unit: DistanceUnit,
  state: string,
): Generator<LengthSlip> {
  const decimals = Math.max(0, Math.round(-Math.log10(2 * halfUnitOf(value, verbatim))));
  const row = value.toFixed(Math.min(decimals, 6));
  for (const slips of [misread(row), transposed(row), dropped(row)]) {
    for (const slip of slips) {
      const after = Number(slip.digits);
      if (after > 0) yield { kind: KINDS[slip.kind], after, weight: slip.weight, words: slip.words };
    }
  }
  for (const shift of SHIFTS) {
    const after = Number((value * shift).toPrecision(12));
    yield { kind: 'point_moved', after, weight: 1, words: () => 'the decimal point moved' };
  }
  for (const other of UNITS) {
    const ratio = unitFeet(other, state) / unitFeet(unit, state);
    if (Math.abs(ratio - 1) < 1e-6) continue;
    const after = Math.round(value * ratio * 1e4) / 1e4;
    yield { kind: 'unit', after, weight: 1, words: () => `measured in ${other}` };
  }
}
