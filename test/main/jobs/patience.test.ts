import { expect, test } from 'vitest';
import type { App } from '#main/app.ts';
import { patienceOf } from '#main/jobs/patience.ts';

const appOf = (documents: number): Pick<App, 'under_way'> => ({
  under_way: new Map(Array.from({ length: documents }, (_, i) => [`job_${i}`, {} as never])),
});

test('nobody has patience while none stands in line, and none waits longer than an answer may', () => {
  expect(patienceOf(appOf(0))).toBe(0);
  expect(patienceOf(appOf(4))).toBe(0);
  expect(patienceOf(appOf(10))).toBe(6);
  expect(patienceOf(appOf(500))).toBe(20);
});
