import { expect, test } from 'vitest';
import { MOST_ODDS, writingOf } from '#core/survey/slips/writing.ts';
import { callsOf } from '#test/support/figures.ts';

const QUARTERS = callsOf('N 15 15 0 E 120\nS 74 30 0 E 96\nS 14 45 0 W 121\nN 75 0 0 W 97\nN 10 0 0 W 50');

test.each([
  ['quarter degrees and whole lengths', QUARTERS, 900, 1],
  ['quarter degrees but for one slip', [...QUARTERS, ...callsOf('N 31 17 0 W 40')], 900, 1],
  ['seconds and hundredths', callsOf('N 15 15 7 E 120.55\nS 74 30 12 E 96.10\nS 14 45 59 W 121.07'), 1, 0.01],
  ['due courses alone', callsOf('N 0 0 0 E 120.55\nN 90 0 0 E 96.10\nS 0 0 0 W 120.55'), null, 0.01],
])('%s are known by the pen', (_, calls, angle_step, length_step) => {
  expect(writingOf(calls)).toMatchObject({ angle_step, length_step });
});

test('a bearing off the step of all others was rather meant to be on it', () => {
  const { bearingOdds } = writingOf([...QUARTERS, ...callsOf('N 31 17 0 W 40')]);
  expect(bearingOdds(5, { ns: 'N', degrees: 31, minutes: 15, seconds: 0, ew: 'W' })).toBeGreaterThan(1);
  expect(bearingOdds(0, { ns: 'N', degrees: 15, minutes: 18, seconds: 0, ew: 'E' })).toBeLessThan(-1);
});

test('a course that would run parallel to another is likelier where others do', () => {
  const rows = 'N 5 12 0 E 200\nS 84 48 0 E 400\nS 5 12 0 W 200\nN 34 48 0 W 400\nN 20 7 0 E 30\nS 20 7 0 W 31';
  const { bearingOdds } = writingOf(callsOf(rows));
  const parallel = bearingOdds(3, { ns: 'N', degrees: 84, minutes: 48, seconds: 0, ew: 'W' });
  expect(parallel).toBeGreaterThan(bearingOdds(3, { ns: 'N', degrees: 64, minutes: 48, seconds: 0, ew: 'W' }) + 1);
  expect(parallel).toBeLessThanOrEqual(MOST_ODDS);
});

test('a length that stands out from the others is doubted', () => {
  const { lengthOdds } = writingOf(callsOf('N 5 0 0 E 2000\nS 84 0 0 E 140\nS 5 0 0 W 210\nN 84 0 0 W 155'));
  expect(lengthOdds(0, 200)).toBeGreaterThan(1);
  expect(lengthOdds(1, 1400)).toBeLessThan(-1);
});
