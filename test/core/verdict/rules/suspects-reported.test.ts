import { expect, test } from 'vitest';
import type { Suspect } from '#core/schema/verdict.ts';
import { suspectsReported } from '#core/verdict/rules/suspects-reported.ts';
import type { Subject } from '#core/verdict/subject.ts';

const suspect = (call: number, chance: number, more: Partial<Suspect> = {}): Suspect => ({
  call,
  field: 'distance',
  before: 1,
  after: 2,
  closure_ratio: '1:9000',
  area_agrees: null,
  chance,
  explanation: `Course ${call + 1} may be wrong.`,
  ...more,
});

const leftOut = (chance: number, area_agrees: boolean | null): Suspect =>
  suspect(2, chance, { field: 'missing_course', area_agrees, explanation: 'A course may have been left out.' });

const told = (suspects: Suspect[], ordinary: number, more: number): string =>
  suspectsReported({
    closes: false,
    slips: { suspects, ordinary, more, survey: 'poles and quarter degrees' },
  } as Subject)
    .map(({ reason }) => reason)
    .join();

test.each([
  [
    'a likely course with its chance',
    [suspect(3, 0.8)],
    0.1,
    0.1,
    'Most likely (about 4 in 5): Course 4 may be wrong.',
  ],
  [
    'two as likely as each other',
    [suspect(0, 0.45), suspect(2, 0.44)],
    0.1,
    0,
    /^A slip .* look at courses 1 and 3 first\.$/,
  ],
  [
    'a course left out that is no likelier than another',
    [leftOut(0.4, null), suspect(1, 0.35)],
    0.2,
    0,
    /look at course 2 first, or a course was left out/,
  ],
  [
    'a course left out without an area',
    [leftOut(0.9, null)],
    0.1,
    0,
    /^No slip in a recorded course explains the miss; a course may/,
  ],
  [
    'a course left out that the area bears out',
    [leftOut(0.9, true)],
    0.1,
    0,
    /^Most likely \(about 9 in 10\): A course/,
  ],
  [
    'an ordinary miss',
    [],
    0.9,
    0.05,
    'Ordinary misclosure for a survey of this kind (poles and quarter degrees); no single slip stands out.',
  ],
  ['more than one slip', [], 0.05, 0.9, /^No slip in a single course explains the miss/],
])('%s is told as what it is', (_, suspects, ordinary, more, said) => {
  if (typeof said === 'string') expect(told(suspects, ordinary, more)).toBe(said);
  else expect(told(suspects, ordinary, more)).toMatch(said);
});

test('a figure that closes is told nothing where nothing is found', () => {
  const slips = { suspects: [], ordinary: 0.9, more: 0.1, survey: '' };
  expect(suspectsReported({ closes: true, slips } as unknown as Subject)).toEqual([]);
  expect(suspectsReported({ closes: null, slips: null } as unknown as Subject)).toEqual([]);
});
