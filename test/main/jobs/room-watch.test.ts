import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { offlineReader } from '#main/reader/offline.ts';
import type { Reader } from '#main/reader/reader.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

const offline = offlineReader('test');
const noRoom = (code: string) => Object.assign(new Error('no space left on device'), { code });
const soon = { limits: { room_check_ms: 20 } };

async function until(look: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await look())) await new Promise((resolve) => setTimeout(resolve, 10));
}

const submit = async (stand: Stand) =>
  (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
const attemptsOf = async (stand: Stand, id: string) =>
  (await stand.app.db.selectFrom('runs').select('attempts').where('id', '=', id).executeTakeFirstOrThrow()).attempts;

/** A reader under which the disk fills so many times. */
function filling(times: number, code: string): Reader & { reads: number } {
  const reader = {
    model: offline.model,
    reads: 0,
    read: async (...words: Parameters<Reader['read']>) => {
      reader.reads += 1;
      if (reader.reads <= times) throw noRoom(code);
      return offline.read(...words);
    },
  };
  return reader;
}

test.each(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])(
  '%s is not the document’s fault: it is read again, more often than thrice',
  async (code) => {
    const reader = filling(5, code);
    const stand = await standService({ ...soon, workers: 1, light_workers: 0, reader });
    const job = await submit(stand);
    const { status, error } = await settledJob(stand.desktop, job);
    expect({ status, error }).toMatchObject({ status: 'succeeded' });
    expect(reader.reads).toBe(6);
    expect(await attemptsOf(stand, job)).toBe(1);
    expect((await stand.desktop.call('getUsage', { query: {} })).value.documents).toBe(1);
    await stand.close();
  },
);

test('while the database cannot be written the queue waits, and goes on by itself', async () => {
  let fills = true;
  const stand: Stand = await standService({
    ...soon,
    workers: 1,
    light_workers: 0,
    reader: {
      model: offline.model,
      read: async (pages) => {
        if (fills) await sql`pragma query_only = on`.execute(stand.app.db);
        fills = false;
        return offline.read(pages);
      },
    },
  });
  const form = new FormData();
  for (const name of ['a', 'b', 'c']) form.append('files', new Blob([`${DEED}\n${name}`]), name);
  const { batch } = (await stand.desktop.call('submitBatch', { body: form })).value;
  await until(() => stand.app.disk.full);
  expect((await stand.desktop.call('localStatus')).value.disk_full).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(stand.app.under_way.size).toBe(0);
  await sql`pragma query_only = off`.execute(stand.app.db);
  expect(await endedBatch(stand.desktop, batch)).toMatchObject({ succeeded: 3, failed: 0 });
  expect((await stand.desktop.call('localStatus')).value.disk_full).toBe(false);
  const runs = await stand.app.db.selectFrom('runs').select('attempts').execute();
  expect(runs.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  await stand.close();
});

test('a service that closes on a full disk hands back what it can, and the next one reads it', async () => {
  const stand = await standService({
    limits: { room_check_ms: 3_600_000 },
    workers: 1,
    light_workers: 0,
    reader: filling(1, 'ENOSPC'),
  });
  const job = await submit(stand);
  await until(() => stand.app.disk.full);
  const next = await stand.restart();
  expect((await settledJob(next.desktop, job)).status).toBe('succeeded');
  await next.close();
});

test('a caller who waits hears that there is no room, and is not billed', async () => {
  const stand = await standService({ ...soon, reader: filling(1, 'ENOSPC') });
  const asked = stand.desktop.call('extract', { headers: TEXT, body: DEED });
  await expect(asked).rejects.toMatchObject({ type: 'server_misconfigured' });
  expect((await stand.desktop.call('getUsage', { query: {} })).value.documents).toBe(0);
  await stand.desktop.call('extract', { headers: TEXT, body: DEED });
  await stand.close();
});

test('a fault of the document is none of the disk’s', async () => {
  const stand = await standService({ ...soon, reader: filling(1, 'ENOENT') });
  expect((await settledJob(stand.desktop, await submit(stand))).status).toBe('failed');
  expect(stand.app.disk.full).toBe(false);
  await stand.close();
});

test('a document that waits for the disk is deleted as soon as that can be written, and until then refused', async () => {
  const stand: Stand = await standService({
    limits: { room_check_ms: 3_600_000 },
    workers: 1,
    light_workers: 0,
    reader: {
      model: offline.model,
      read: async (pages) => {
        await sql`pragma query_only = on`.execute(stand.app.db);
        return offline.read(pages);
      },
    },
  });
  const job = await submit(stand);
  await until(() => stand.app.disk.full && stand.app.under_way.size === 0);
  const remove = () => stand.desktop.call('deleteRun', { params: { reference: job } });
  await expect(remove()).rejects.toMatchObject({ type: 'server_misconfigured' });
  await sql`pragma query_only = off`.execute(stand.app.db);
  await remove();
  const { status, error } = (await stand.desktop.call('getExtract', { params: { job_id: job } })).value;
  expect([status, error]).toEqual(['failed', 'Cancelled.']);
  expect(readdirSync(join(stand.data_dir, 'documents'))).toEqual([]);
  await stand.close();
});

test('a document whose deletion could not be written is read after all, when there is room', async () => {
  let begun = false;
  const stand = await standService({
    ...soon,
    workers: 1,
    light_workers: 0,
    reader: {
      model: offline.model,
      read: (pages) => {
        if (begun) return offline.read(pages);
        begun = true;
        return new Promise<never>(() => undefined);
      },
    },
  });
  const job = await submit(stand);
  await until(() => begun);
  await sql`pragma query_only = on`.execute(stand.app.db);
  const remove = stand.desktop.call('deleteRun', { params: { reference: job } });
  await expect(remove).rejects.toMatchObject({ type: 'server_misconfigured' });
  await sql`pragma query_only = off`.execute(stand.app.db);
  expect((await settledJob(stand.desktop, job)).status).toBe('succeeded');
  await stand.close();
});

test('a full disk is what callers are told of, and nothing else', async () => {
  const stand = await standService(soon);
  await sql`pragma query_only = on`.execute(stand.app.db);
  const form = new FormData();
  form.append('files', new Blob([DEED]), 'a');
  for (const ask of [
    () => submit(stand),
    () => stand.desktop.call('extract', { headers: TEXT, body: DEED }),
    () => stand.desktop.call('submitBatch', { body: form }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('disk is full') });
  }
  await sql`pragma query_only = off`.execute(stand.app.db);
  await stand.close();
});
