// What a recorded distance, chord, arc or radius may have been meant to be.
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { halfUnitOf } from '#core/survey/precision.ts';
import { added, dropped, misread, transposed, twoMisread } from '#core/survey/slips/digits.ts';
import type { LengthSlip } from '#core/survey/slips/slip.ts';

const KINDS = {
  misread: 'length_misread',
  transposed: 'length_transposed',
  dropped: 'length_dropped',
  added: 'length_added',
  two: 'length_two',
} as const;
const SHIFTS = [10, 100, 0.1, 0.01] as const;
const UNITS: readonly DistanceUnit[] = ['feet', 'yards', 'rods', 'chains', 'links', 'meters', 'varas'];

/** The digits as the document writes them, as far as the sentence tells. */
function rowOf(value: number, verbatim: string): string {
  const decimals = Math.max(0, Math.round(-Math.log10(2 * halfUnitOf(value, verbatim))));
  return value.toFixed(Math.min(decimals, 6));
}

export function* lengthSlips(
  value: number,
  verbatim: string,
  unit: DistanceUnit,
  state: string,
): Generator<LengthSlip> {
  const row = rowOf(value, verbatim);
  for (const slips of [misread(row), transposed(row), dropped(row), added(row)]) {
    for (const slip of slips) {
      const after = Number(slip.digits);
      // No distance was written 065.
      const isWritten = after > 0 && (slip.kind === 'added' || !/^0\d/.test(slip.digits));
      if (isWritten) yield { kind: KINDS[slip.kind], after, weight: slip.weight, words: slip.words };
    }
  }
  // Of "three hundred and five" the hundreds are lost whole; of more than ten that is one digit dropped.
  for (let hundreds = 1; hundreds < 10 && value < 10; hundreds++) {
    const after = Number((value + 100 * hundreds).toPrecision(12));
    yield { kind: 'length_dropped', after, weight: 0.5, words: () => `${hundreds} hundred dropped` };
  }
  for (const shift of SHIFTS) {
    const after = Number((value * shift).toPrecision(12));
    yield { kind: 'point_moved', after, weight: 0.25, words: () => 'the decimal point moved' };
  }
  for (const other of UNITS) {
    const ratio = unitFeet(other, state) / unitFeet(unit, state);
    if (Math.abs(ratio - 1) < 1e-6) continue;
    const after = Math.round(value * ratio * 1e4) / 1e4;
    yield { kind: 'unit', after, weight: 1 / UNITS.length, words: () => `measured in ${other}` };
  }
}

/** Two digits wrong at once, within a bound of the length sought. */
export function* twoFigureLengths(
  value: number,
  verbatim: string,
  sought: number,
  within: number,
): Generator<LengthSlip> {
  const row = rowOf(value, verbatim);
  const point = row.includes('.') ? row.length - row.indexOf('.') - 1 : 0;
  const digits = row.replace('.', '');
  const worth = Array.from(digits, (_, place) => 10 ** (digits.length - 1 - place - point));
  for (const slip of twoMisread(digits, worth, sought, within)) {
    const after = Number((Number(slip.digits) / 10 ** point).toFixed(point));
    if (after > 0) yield { kind: 'length_two', after, weight: slip.weight, words: slip.words };
  }
}
