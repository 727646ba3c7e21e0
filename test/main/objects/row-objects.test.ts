import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { closeApp, openApp } from '#main/app.ts';
import { makeBackup } from '#main/jobs/backup.ts';
import { newId } from '#main/jobs/ids.ts';
import { joined } from '#main/objects/objects.ts';
import { insertFreshRun } from '#main/store/fresh-run.ts';
import { hasInput, inputNameOf, insertInput } from '#main/store/inputs.ts';
import { findRun } from '#main/store/runs.ts';

import {
  DEED,
  endedBatch,
  type Stand,
  type StandOptions,
  settledJob,
  standService,
  TEXT,
} from '#test/support/service.ts';
import { onPostgres } from '#test/support/store.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const IDLE = { workers: 0, light_workers: 0 };
const text = { headers: TEXT, body: DEED };
const PDF = { 'content-type': 'application/pdf' };
let stand: Stand;
const standing = async (options: StandOptions = {}) => {
  stand = await standService(options);
  return stand;
};
afterEach(() => stand.close());

const files = () => readdirSync(join(stand.data_dir, 'documents'));
const inputs = () => stand.app.db.selectFrom('inputs').select('run_id').execute();

// Several machines share a place for documents, and a row of one of them is no such place.
describe.skipIf(onPostgres)('a short document of another account', () => {
  test('waits in the database alone, and is gone from there once it is read', async () => {
    await standing(IDLE);
    const key = await stand.key('seat');
    const { job } = (await stand.as(key).call('submitExtract', text)).value;
    expect(files()).toEqual([]);
    const name = (await findRun(stand.app.db, job))?.input ?? '';
    const { objects } = stand.app;
    expect(Buffer.from((await objects.read(name)) ?? []).toString()).toBe(DEED);
    expect([await objects.has(name), objects.seems(name)]).toEqual([true, true]);
    const part = await objects.get(name, { from: 0, to: 7 });
    expect(Buffer.from(await joined(part ?? (async function* () {})())).toString()).toBe('WARRANTY');
    stand = await reopened(stand);
    expect((await settledJob(stand.as(key), job)).status).toBe('succeeded');
    expect(await inputs()).toEqual([]);
    expect([await stand.app.objects.has(name), await stand.app.objects.read(name)]).toEqual([false, null]);
  });

  test('is gone from there as well when it fails, is cancelled or is deleted', async () => {
    await standing({
      reader: {
        model: 'm/m',
        read: async () => {
          throw new Error('no reader today');
        },
      },
    });
    const client = stand.as(await stand.key('seat'));
    const { job } = (await client.call('submitExtract', text)).value;
    expect((await settledJob(client, job)).status).toBe('failed');
    expect(await inputs()).toEqual([]);
    await stand.close();
    await standing(IDLE);
    const idle = stand.as(await stand.key('seat'));
    const waiting = (await idle.call('submitExtract', text)).value;
    expect(await inputs()).toEqual([{ run_id: waiting.job }]);
    await idle.call('deleteRun', { params: { reference: waiting.job } });
    expect(await inputs()).toEqual([]);
    await stand.app.objects.remove(inputNameOf(waiting.job));
  });

  test('is in no copy of the database that is made after it was deleted', async () => {
    await standing();
    const client = stand.as(await stand.key('seat'));
    const body = `${DEED}\n${'Known as the Quillfeather place. '.repeat(1500)}`;
    const { job } = (await client.call('submitExtract', { headers: TEXT, body })).value;
    expect((await settledJob(client, job)).status).toBe('succeeded');
    await client.call('deleteRun', { params: { reference: job } });
    const copy = join(stand.data_dir, 'copy.backup');
    await makeBackup(stand.data_dir, copy, { version: '1.0.0', now: new Date() });
    expect(readFileSync(copy).includes('Quillfeather')).toBe(false);
  });

  test('comes in a batch as well; a longer one, and one of the office’s own, is a file', async () => {
    await standing(IDLE);
    const key = await stand.key('desktop');
    const form = new FormData();
    for (const name of ['a.txt', 'b.txt']) form.append('files', new Blob([DEED]), name);
    const { batch } = (await stand.as(key).call('submitBatch', { body: form })).value;
    expect([files().length, (await inputs()).length]).toEqual([0, 2]);
    const long = `%PDF-1.4\n${'%'.repeat(70_000)}`;
    const { job } = (await stand.as(key).call('submitExtract', { headers: PDF, body: long })).value;
    await stand.desktop.call('submitExtract', text);
    expect(files()).toContain(`${job}.in`);
    expect([files().length, (await inputs()).length]).toEqual([2, 2]);
    stand = await reopened(stand);
    expect((await endedBatch(stand.as(key), batch)).succeeded).toBe(2);
  });

  test('that is refused takes none of those with it that came at the same moment', async () => {
    await standing(IDLE);
    const key = await stand.key('pack', { pool_granted: 10 });
    const client = stand.as(key);
    const bodies = Array.from({ length: 24 }, (_, i) => (i % 8 === 3 ? ' ' : `${DEED}\nFile ${i}.`));
    const ends = await Promise.all(
      bodies.map((body) =>
        client.call('submitExtract', { headers: TEXT, body }).then(
          ({ value }) => value.job,
          (fault: ServiceError) => fault.type,
        ),
      ),
    );
    const jobs = ends.filter((end) => end.startsWith('job_'));
    expect(ends.filter((end) => end === 'empty_document').length).toBe(3);
    expect(ends.filter((end) => end === 'pack_exhausted').length).toBe(11);
    expect((await inputs()).map(({ run_id }) => run_id).toSorted()).toEqual(jobs.toSorted());
    expect(new Set(jobs).size).toBe(10);
    stand = await reopened(stand);
    for (const job of jobs) expect((await settledJob(stand.as(key), job)).status).toBe('succeeded');
    expect((await stand.as(key).call('getUsage', { query: {} })).value.documents).toBe(10);
    expect(await inputs()).toEqual([]);
  });

  test('that no run waits for any more is swept by the next start', async () => {
    await standing(IDLE);
    const key = await stand.key('seat');
    const { job } = (await stand.as(key).call('submitExtract', text)).value;
    await stand.app.db.transaction().execute(async (db) => insertInput(db, newId('job'), Buffer.from(DEED)));
    stand = await stand.restart();
    expect(await inputs()).toEqual([{ run_id: job }]);
    expect(await hasInput(stand.app.db, job)).toBe(true);
  });

  test('that waited as a file before there were rows for it is read from there', async () => {
    const data_dir = temporaryFolder('old-files');
    const app = await openApp({ data_dir, log: { write: () => undefined } });
    await closeApp(app);
    await standing({ data_dir, ...IDLE });
    const key = await stand.key('seat');
    const { job } = (await stand.as(key).call('submitExtract', text)).value;
    const run = await findRun(stand.app.db, job);
    if (run === undefined) throw new Error('It was not submitted.');
    const id = newId('job');
    mkdirSync(join(data_dir, 'documents'), { recursive: true });
    writeFileSync(join(data_dir, 'documents', `${id}.in`), DEED);
    await stand.app.db
      .transaction()
      .execute(async (db) => insertFreshRun(db, { ...run, id, reference: id, input: `documents/${id}.in` }));
    stand = await reopened(stand);
    for (const one of [id, job]) expect((await settledJob(stand.as(key), one)).status).toBe('succeeded');
    expect(files()).toEqual([]);
  });
});

/** The same folder with hands that read. */
async function reopened({ service, app, data_dir }: Stand): Promise<Stand> {
  await service.close();
  await closeApp(app);
  return standService({ data_dir });
}
