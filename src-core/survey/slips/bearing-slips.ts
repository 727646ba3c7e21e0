// What a recorded bearing may have been meant to be.
import type { Bearing } from '#core/schema/bearing.ts';
import { padded } from '#core/survey/angle.ts';
import { isBearing, reversed } from '#core/survey/bearing.ts';
import { type DigitSlip, misread, transposed, twoMisread } from '#core/survey/slips/digits.ts';
import type { BearingSlip } from '#core/survey/slips/slip.ts';

const FIELDS = ['degrees', 'minutes', 'seconds'] as const;

/** Seconds of arc that each digit of DDMMSS counts. */
const WORTH = [36_000, 3600, 600, 60, 10, 1] as const;

/** `isFine`: whether the document writes seconds at all. */
export function* bearingSlips(bearing: Bearing, isFine: boolean): Generator<BearingSlip> {
  const north = bearing.ns === 'N' ? 'S' : 'N';
  const east = bearing.ew === 'E' ? 'W' : 'E';
  yield { kind: 'quadrant', after: { ...bearing, ns: north }, weight: 0.5, words: () => `${bearing.ns} for ${north}` };
  yield { kind: 'quadrant', after: { ...bearing, ew: east }, weight: 0.5, words: () => `${bearing.ew} for ${east}` };
  yield { kind: 'reversed', after: reversed(bearing), weight: 1, words: () => 'the bearing reversed' };
  const fields = isFine || bearing.seconds !== 0 ? FIELDS : FIELDS.slice(0, 2);
  for (const field of fields) {
    const whole = Math.floor(bearing[field]);
    const fraction = bearing[field] - whole;
    const row = padded(whole, 0);
    yield* fieldSlips(bearing, field, misread(row), fraction, 1 / fields.length);
    yield* fieldSlips(bearing, field, transposed(row), fraction, 1 / fields.length);
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

/** Two digits wrong at once, in the same quadrant and within a bound of the angle sought; all in seconds of arc. */
export function* twoFigureBearings(
  bearing: Bearing,
  isFine: boolean,
  sought: number,
  within: number,
): Generator<BearingSlip> {
  const seconds = Math.floor(bearing.seconds);
  const fraction = bearing.seconds - seconds;
  const long = padded(bearing.degrees, 0) + padded(bearing.minutes, 0) + padded(seconds, 0);
  const row = isFine || bearing.seconds !== 0 ? long : long.slice(0, 4);
  if (row.length > WORTH.length) return;
  for (const slip of twoMisread(row, WORTH, sought - fraction, within)) {
    const after = {
      ...bearing,
      degrees: Number(slip.digits.slice(0, 2)),
      minutes: Number(slip.digits.slice(2, 4)),
      seconds: Number(slip.digits.slice(4, 6)) + fraction,
    };
    if (isBearing(after)) yield { kind: 'bearing_two', after, weight: slip.weight, words: slip.words };
  }
}
