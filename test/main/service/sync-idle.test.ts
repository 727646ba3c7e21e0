import { expect, test } from 'vitest';
import { offlineReader } from '#main/reader/offline.ts';
import { DEED, standService, TEXT } from '#test/support/service.ts';

test('a caller who waited too long is let go, and the work completes and is billed', async () => {
  const offline = offlineReader('test');
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stand = await standService({
    limits: { sync_idle_ms: 50 },
    reader: { model: offline.model, read: (pages) => gate.then(() => offline.read(pages)) },
  });
  const client = stand.as(await stand.key('seat'));
  await expect(client.call('extract', { headers: TEXT, body: DEED })).rejects.toThrow(/fetch failed/);
  const run = async () => (await client.call('listRuns', { query: {} })).value.runs[0];
  expect((await run())?.status).toBe('running');
  release();
  while ((await run())?.status === 'running') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await run()).toMatchObject({ status: 'succeeded', source: 'sync', result_available: true });
  expect((await client.call('getUsage', { query: {} })).value.documents).toBe(1);
  await stand.close();
});
