// The hard days in their short form, but for those that only measure or are tried elsewhere. `npm run hard` has all, the long form, and the figures.
import { afterEach, expect, test } from 'vitest';
import { NotHere } from '#test/hard/hard-day.ts';
import { HARD_DAYS } from '#test/hard/hard-days.ts';
import { endLeftovers } from '#test/hard/processes.ts';

/** Every malformed file has its own test, and so has an office at work. */
const ELSEWHERE = new Set(['malformed files', 'busy office']);

const DAYS = HARD_DAYS.filter(({ name, measures }) => measures === undefined && !ELSEWHERE.has(name));

afterEach(endLeftovers);

test.each(DAYS)('everything holds on a day of $name', { timeout: 1_200_000 }, async ({ run }) => {
  const figures = await run('short').catch((problem: unknown) => {
    if (problem instanceof NotHere) return problem;
    throw problem;
  });
  if (figures instanceof NotHere) return console.warn(`not run: ${figures.message}`);
  expect(figures.length).toBeGreaterThan(0);
});
