import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Client } from '#core/api/client.ts';
import { offlineReader } from '#main/reader/offline.ts';
import { openSqlite } from '#main/store/sqlite.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

function batchOf(names: string[]): FormData {
  const form = new FormData();
  for (const name of names) form.append('files', new Blob([`${DEED}\n${name}`]), name);
  return form;
}
const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}.txt`);
const submit = async (client: Client, letter: string, count: number) =>
  (await client.call('submitBatch', { body: batchOf(names(letter, count)) })).value.batch;

/** A service with one worker, whose reader waits for `open` and notes what it reads. */
async function gated(): Promise<{ stand: Stand; open: () => void; order: string[] }> {
  const offline = offlineReader('test');
  const order: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const stand = await standService({
    workers: 1,
    light_workers: 0,
    reader: {
      model: offline.model,
      read: async (pages) => {
        order.push(pages.at(-1)?.lines.at(-1)?.words[0]?.text ?? '');
        await gate;
        return offline.read(pages);
      },
    },
  });
  return { stand, open, order };
}

test('accounts take turns, so that a small office does not wait for a large one’s batch', async () => {
  const { stand, open, order } = await gated();
  const large = stand.as(await stand.key('arrangement'));
  const small = stand.as(await stand.key('arrangement'));
  const first = await submit(large, 'L', 5);
  stand.clock.advance(1000);
  const second = await submit(small, 'S', 2);
  open();
  await endedBatch(small, second);
  await endedBatch(large, first);
  expect(order).toEqual(['L0.txt', 'S0.txt', 'L1.txt', 'S1.txt', 'L2.txt', 'L3.txt', 'L4.txt']);
  await stand.close();
});

test('while the outcome of a document is written down the next one is read', async () => {
  const stand = await standService({ workers: 1, light_workers: 0 });
  const { objects } = stand.app;
  const { remove } = objects;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // What is left to do of a document that is settled: its file goes.
  objects.remove = async (name) => {
    await held;
    return remove.call(objects, name);
  };
  const client = stand.as(await stand.key('arrangement'));
  const jobs: string[] = [];
  for (let i = 0; i < 2; i++)
    jobs.push((await client.call('submitExtract', { headers: TEXT, body: `${DEED}${i}` })).value.job);
  for (const job of jobs) expect((await settledJob(client, job)).status).toBe('succeeded');
  letGo();
  await stand.close();
});

test('a service that may take its time to close finishes what is being read, and takes up nothing more', async () => {
  const { stand, open } = await gated();
  await submit(stand.as(await stand.key('arrangement')), 'A', 2);
  while (stand.app.under_way.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const closed = stand.service.close(60_000);
  open();
  await closed;
  const rows = await stand.app.db.selectFrom('runs').select('status').orderBy('position').execute();
  expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'queued']);
});

test('what waits when the service closes goes on when it opens, and a document in work is handed back', async () => {
  const { stand } = await gated();
  const key = await stand.key('arrangement');
  const batch = await submit(stand.as(key), 'A', 3);
  while (stand.app.under_way.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await stand.service.close();
  const rows = await stand.app.db.selectFrom('runs').select(['status', 'attempts']).execute();
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ status: 'queued', attempts: 0 })));
  const { closeApp } = await import('#main/app.ts');
  await closeApp(stand.app);
  const next = await standService({ data_dir: stand.data_dir });
  expect(await endedBatch(next.as(key), batch)).toMatchObject({ succeeded: 3, failed: 0 });
  await next.close();
});

test('a document that was in work at three crashes is failed, one at two is read', async () => {
  const first = await standService({ reader: { model: 'm/m', read: () => new Promise(() => undefined) } });
  const jobs = [];
  for (let i = 0; i < 3; i++) {
    jobs.push((await first.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job);
  }
  await first.service.close();
  const crashed = { status: 'running' as const };
  for (const [i, id] of jobs.entries()) {
    await first.app.db
      .updateTable('runs')
      .set({ ...crashed, attempts: i + 1 })
      .where('id', '=', id)
      .execute();
  }
  const { closeApp } = await import('#main/app.ts');
  await closeApp(first.app);
  const second = await standService({ data_dir: first.data_dir });
  const settled = await Promise.all(jobs.map((job) => settledJob(second.desktop, job)));
  expect(settled.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'failed']);
  expect(settled[2]?.error).toBe('The service stopped three times while reading this document. Nothing was billed.');
  expect((await second.desktop.call('getUsage', { query: {} })).value.documents).toBe(2);
  await second.close();
});

test('a synchronous document that a crash interrupted is failed and not billed', async () => {
  const first = await standService();
  await first.desktop.call('extract', { headers: TEXT, body: DEED });
  await first.app.db.updateTable('runs').set({ status: 'running', result_state: 'none' }).execute();
  await first.app.db.deleteFrom('usage').execute();
  const second = await first.restart();
  const { runs } = (await second.desktop.call('listRuns', { query: {} })).value;
  expect(runs[0]).toMatchObject({ status: 'failed', result_available: false });
  expect((await second.desktop.call('getUsage', { query: {} })).value.documents).toBe(0);
  await second.close();
});

test('files that no row names are set aside at the next start', async () => {
  const first = await standService();
  await first.desktop.call('extract', { headers: TEXT, body: DEED });
  const kept = readdirSync(join(first.data_dir, 'documents'));
  writeFileSync(join(first.data_dir, 'documents', `job_${'q'.repeat(24)}.in.part`), 'half');
  writeFileSync(join(first.data_dir, 'staged', 'up_lost'), 'half');
  const second = await first.restart();
  expect(readdirSync(join(first.data_dir, 'documents'))).toEqual(kept);
  expect(readdirSync(join(first.data_dir, 'staged'))).toEqual([]);
  expect(readdirSync(join(first.data_dir, 'lost-and-found', 'documents'))).toEqual([`job_${'q'.repeat(24)}.in.part`]);
  expect(readdirSync(join(first.data_dir, 'lost-and-found', 'staged'))).toEqual(['up_lost']);
  await second.close();
});

test('a synchronous document in work when the service closes is failed and said so', async () => {
  const stand = await standService({ reader: { model: 'm/m', read: () => new Promise(() => undefined) } });
  const asked = stand.desktop.call('extract', { headers: TEXT, body: DEED }).catch((fault: Error) => fault);
  while (stand.app.under_way.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const next = await stand.restart();
  expect(await asked).toBeInstanceOf(Error);
  const { runs } = (await next.desktop.call('listRuns', { query: {} })).value;
  expect(runs[0]).toMatchObject({
    status: 'failed',
    error: 'The service was closed while this document was being read.',
  });
  await next.close();
});

test('what waits while another program locks the database is read after that', async () => {
  const stand = await standService({ limits: { room_check_ms: 50 } });
  const client = stand.as(await stand.key('arrangement'));
  const headers = { ...TEXT, 'idempotency-key': 'first' };
  const { job } = (await client.call('submitExtract', { headers, body: DEED })).value;
  await settledJob(client, job);
  await stand.app.db.updateTable('runs').set({ status: 'queued', source: 'async', result_state: 'none' }).execute();
  const other = openSqlite(join(stand.data_dir, 'deedproof.db'));
  other.exec('BEGIN IMMEDIATE');
  // Sent again it is written nowhere, and has the queue look for work.
  await client.call('submitExtract', { headers, body: DEED });
  // Longer than anybody waits for it.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  other.exec('ROLLBACK');
  other.close();
  // Of what was read once nothing is there to be read again.
  expect((await settledJob(client, job)).status).toBe('failed');
  await stand.close();
});
