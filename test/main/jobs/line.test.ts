import { expect, test } from 'vitest';
import { HEAVY_HAND, LIGHT_HAND } from '#main/jobs/lanes.ts';
import { DEED, settledJob, standService, TEXT } from '#test/support/service.ts';

const nobody = () => 0;

test('a short document of another account comes out of the line with its words, one of the office with its file’s name', async () => {
  const stand = await standService({ workers: 0, light_workers: 0 });
  const { line, objects } = stand.app;
  const other = stand.as(await stand.key('arrangement'));
  const { job } = (await other.call('submitExtract', { headers: TEXT, body: DEED })).value;
  const short = await line.next(LIGHT_HAND, nobody);
  expect(short?.run).toMatchObject({ id: job, status: 'running', attempts: 1 });
  expect(Buffer.from(short?.bytes ?? []).toString()).toBe(DEED);
  const own = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  const filed = await line.next(HEAVY_HAND, nobody);
  expect(filed).toMatchObject({ run: { id: own, input: `documents/${own}.in` } });
  expect(filed?.bytes).toBeUndefined();
  expect(Buffer.from((await objects.read(filed?.run.input ?? '')) ?? []).toString()).toBe(DEED);
  expect(await line.next(HEAVY_HAND, nobody)).toBeUndefined();
  await stand.close();
});

test('where the hands that take whatever waits find nothing, the others do not look', async () => {
  const stand = await standService({ workers: 1, light_workers: 1 });
  const { line } = stand.app;
  const { next } = line;
  const looked: string[] = [];
  Object.assign(line, {
    next: async (...[hand, running]: Parameters<typeof next>) => {
      const taken = await next(hand, running);
      looked.push(`${hand.lane} ${taken === undefined ? 'nothing' : 'one'}`);
      return taken;
    },
  });
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  await settledJob(stand.desktop, job);
  // The one that is read keeps its hand busy: then the other looks.
  await expect.poll(() => looked.at(-1)).toBe('heavy nothing');
  expect(looked.slice(0, 2)).toEqual(['heavy one', 'light nothing']);
  await stand.close();
});
