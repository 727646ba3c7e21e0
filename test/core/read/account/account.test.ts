// Whole instruments whose figures close and whose areas agree: those whose words forbid a PASS must not pass, and ordinary ones must.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawnFrom } from '#test/support/draws.ts';
import { heardStatuses } from '#test/support/heard.ts';

interface Instrument {
  readonly id: string;
  readonly severity: 'P1' | 'P2' | 'P3';
  readonly expected: 'PASS' | 'REVIEW';
  readonly wording: string;
  readonly text: string;
}

const INSTRUMENTS: Instrument[] = readFileSync(
  new URL('../../../golden/account/instruments.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Instrument);

async function missesOf(wanted: readonly Instrument[]): Promise<string[]> {
  const missed: string[] = [];
  for (const { id, expected, wording, text } of wanted) {
    const statuses = await heardStatuses(text);
    const isMissed = expected === 'PASS' ? !statuses.every((one) => one === 'PASS') : statuses.includes('PASS');
    if (isMissed) missed.push(`${id}: ${wording}`);
  }
  return missed;
}

/** Held a little above what was measured, so that a slip shows and a word changed elsewhere does not. */
describe.each([
  [
    'everyday words that forbid a PASS',
    ({ expected, severity }: Instrument) => expected === 'REVIEW' && severity === 'P1',
    0.045,
  ],
  [
    'rarer words that forbid one',
    ({ expected, severity }: Instrument) => expected === 'REVIEW' && severity === 'P2',
    0.08,
  ],
  ['ordinary instruments', ({ expected }: Instrument) => expected === 'PASS', 0.04],
] as const)('%s', (_, isWanted, most) => {
  test(`are judged wrongly in at most ${100 * most} of a hundred`, async () => {
    const wanted = drawnFrom(INSTRUMENTS.filter(isWanted), 2);
    const misses = await missesOf(wanted);
    expect(wanted.length).toBeGreaterThan(50);
    expect(misses.length / wanted.length, misses.join('\n')).toBeLessThanOrEqual(most);
  });
});
