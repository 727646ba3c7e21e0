// What a recorded bearing may have been meant to be.
import type { Bearing } from '#core/schema/bearing.ts';
import { isBearing, reversed } from '#core/survey/bearing.ts';
import { type DigitSlip, misread, transposed } from '#core/survey/slips/digits.ts';
import type { BearingSlip } from '#core/survey/slips/slip.ts';

const FIELDS = ['degrees', 'minutes', 'seconds'] as const;

export function* bearingSlips(bearing: Bearing): Generator<BearingSlip> {
  const north = bearing.ns === 'N' ? 'S' : 'N';
  const east = bearing.ew === 'E' ? 'W' : 'E';
  yield { kind: 'quadrant', after: { ...bearing, ns: north }, weight: 1, words: () => `${bearing.ns} for ${north}` };
  yield { kind: 'quadrant', after: { ...bearing, ew: east }, weight: 1, words: () => `${bearing.ew} for ${east}` };
  yield { kind: 'reversed', after: reversed(bearing), weight: 1, words: () => 'the bearing reversed' };
  for (const field of FIELDS) {
    const whole = Math.floor(bearing[field]);
    const fraction = bearing[field] - whole;
    const row = whole < 10 ? `0${whole}` : String(whole);
    // A degree noted wrong is met as often as a second, but a bare zero second was likely never noted at all.
    const weight = field === 'seconds' && bearing.seconds === 0 ? 0.2 : 1;
    yield* fieldSlips(bearing, field, misread(row), fraction, weight);
    yield* fieldSlips(bearing, field, transposed(row), fraction, weight);
  }
}

function* fieldSlips(
  bearing: Bearing,
  field: (typeof FIELDS)[number],
  slips: Iterable<DigitSlip>,
  fraction: number,
  weight: number,
): Generator<BearingSlip> {
  for (const slip of slips) {
    const after = { ...bearing, [field]: Number(slip.digits) + fraction };
    if (!isBearing(after)) continue;
    const kind = slip.kind === 'misread' ? 'bearing_misread' : 'bearing_transposed';
    yield { kind, after, weight: slip.weight * weight, words: () => `${slip.words()} in the ${field}` };
  }
}
