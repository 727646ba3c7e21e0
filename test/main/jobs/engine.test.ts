import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import type { Client } from '#core/api/client.ts';
import { mint } from '#main/account/keys.ts';
import { type App, closeApp, openApp } from '#main/app.ts';
import { jobIdOf } from '#main/jobs/engine.ts';
import { LIGHT_HAND } from '#main/jobs/lanes.ts';
import { type Queue, startQueue } from '#main/jobs/queue.ts';
import { putBack } from '#main/jobs/record.ts';
import { seal, unseal } from '#main/jobs/sealed.ts';
import { sweep } from '#main/jobs/sweep.ts';
import { postgresObjects } from '#main/objects/postgres-objects.ts';
import { offlineReader } from '#main/reader/offline.ts';
import type { Reader } from '#main/reader/reader.ts';
import { openPostgres } from '#main/store/postgres.ts';
import { updateRun } from '#main/store/runs.ts';
import { copyDatabase, freshDatabase } from '#test/support/postgres.ts';
import { DEED, endedBatch, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const silent: { write: (line: string) => void } = { write: () => undefined };
const never: Reader = { model: 'm/m', read: () => new Promise(() => undefined) };

/** The service takes documents in and reads none; a worker beside it reads them. */
async function takingIn(): Promise<{
  stand: Stand;
  worker: (reader?: Reader, log?: typeof silent) => Promise<{ app: App; queue: Queue }>;
}> {
  const { database } = await freshDatabase();
  const stand = await standService({ database, workers: 0, light_workers: 0 });
  const worker = async (reader: Reader = offlineReader('test'), log = silent) => {
    const { data_dir, clock } = stand;
    const app = await openApp({ database, data_dir, beside: true, log, now: clock.now, reader });
    return { app, queue: await startQueue(app) };
  };
  return { stand, worker };
}

test('what one process takes in another reads: alone, in a batch and while the caller waits', async () => {
  const { stand, worker } = await takingIn();
  const lines: object[] = [];
  const { app, queue } = await worker(undefined, { write: (line) => void lines.push(JSON.parse(line)) });
  const authorization = `Bearer ${stand.service.session_token}`;
  const sent = { method: 'POST', headers: { ...TEXT, authorization }, body: DEED };
  const submitted = await fetch(`${stand.service.address}/v1/extracts`, sent);
  const { job } = (await submitted.json()) as { job: string };
  expect(await settledJob(stand.desktop, job)).toMatchObject({ status: 'succeeded' });
  // Under the name that the caller was given, in the log of another process than the one that answered.
  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ run: job, id: submitted.headers.get('x-request-id'), attempt: 1 }));
  const form = new FormData();
  for (const name of ['a.txt', 'b.txt', 'c.txt']) form.append('files', new Blob([DEED]), name);
  const { batch } = (await stand.desktop.call('submitBatch', { body: form })).value;
  expect(await endedBatch(stand.desktop, batch)).toMatchObject({ succeeded: 3, failed: 0 });
  const sync = await stand.desktop.call('extract', { headers: TEXT, body: DEED });
  expect(sync.value.groundtruth_verdicts[0]?.status).toBe('PASS');
  const refused = stand.desktop.call('extract', {
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-1.7 no',
  });
  await expect(refused).rejects.toMatchObject({ type: 'conversion_failed' });
  expect(stand.app.under_way.size).toBe(0);
  expect((await stand.desktop.call('getUsage', { query: {} })).value.documents).toBe(5);
  await queue.close();
  await closeApp(app);
  await stand.close();
});

test('a document is cancelled and its progress seen in another process, and a worker that stops hands back', async () => {
  const { stand, worker } = await takingIn();
  const { app, queue } = await worker(never);
  const submit = async () => (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  const job = await submit();
  const seen = async () => (await stand.desktop.call('getExtract', { params: { job_id: job } })).value;
  while ((await seen()).progress === null) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await seen()).toMatchObject({ status: 'running', progress: { stage: expect.any(String) } });
  await stand.desktop.call('deleteRun', { params: { reference: job } });
  expect(app.under_way.has(job)).toBe(false);
  const second = await submit();
  while (!app.under_way.has(second)) await new Promise((resolve) => setTimeout(resolve, 20));
  await queue.close();
  const row = await stand.app.db.selectFrom('runs').select(['status', 'attempts']).where('id', '=', second).execute();
  expect(row).toEqual([{ status: 'queued', attempts: 0 }]);
  await closeApp(app);
  const next = await worker();
  expect(await settledJob(stand.desktop, second)).toMatchObject({ status: 'succeeded' });
  await next.queue.close();
  await closeApp(next.app);
  await stand.close();
});

test('what a slow process says of a document that another has taken up since does not count', async () => {
  const { stand, worker } = await takingIn();
  const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
  const { app, queue } = await worker();
  await settledJob(stand.desktop, job);
  const { db } = stand.app;
  await db.updateTable('runs').set({ status: 'running', attempts: 2 }).where('id', '=', job).execute();
  expect(await updateRun(db, job, ['running'], { status: 'failed' }, 1)).toBe(false);
  // Its job is gone, as after a copy of the database was put back: it is found, and read once more.
  await db.deleteFrom('results').where('run_id', '=', job).execute();
  await db.deleteFrom('usage').where('run_id', '=', job).execute();
  await stand.app.objects.put(`documents/${job}.in`, Buffer.from(DEED));
  await db
    .updateTable('runs')
    .set({ input: `documents/${job}.in`, kept_source: null })
    .where('id', '=', job)
    .execute();
  expect(await stand.app.line.recover()).toBe(1);
  expect(await stand.app.line.recover()).toBe(0);
  expect(await settledJob(stand.desktop, job)).toMatchObject({ status: 'succeeded' });
  await queue.close();
  await closeApp(app);
  await stand.close();
});

test('a document whose workers died nineteen times is read, and given up after the twentieth', async () => {
  const { stand, worker } = await takingIn();
  const { db } = stand.app;
  const jobs: string[] = [];
  for (const attempts of [4, 19, 20]) {
    const { job } = (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value;
    await db.updateTable('runs').set({ attempts }).where('id', '=', job).execute();
    jobs.push(job);
  }
  const { app, queue } = await worker();
  const settled = await Promise.all(jobs.map((job) => settledJob(stand.desktop, job)));
  expect(settled.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'failed']);
  expect(settled[2]?.error).toBe('Workers stopped twenty times while reading this document. Nothing was billed.');
  expect((await stand.desktop.call('getUsage', { query: {} })).value.documents).toBe(2);
  await queue.close();
  await closeApp(app);
  await stand.close();
});

test('a document whose worker died waits before the next takes it up, longer each time, two minutes at most', async () => {
  const { stand } = await takingIn();
  const { db, line } = stand.app;
  await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED });
  const pauses: number[] = [];
  for (const died of [0, 3, 15]) {
    await sql`UPDATE pgboss.job SET retry_count = ${died}, started_on = NULL, start_after = now()`.execute(db);
    expect(await line.next(LIGHT_HAND, () => 0)).toBeDefined();
    await sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour'`.execute(db);
    await sql`UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL`.execute(db);
    const boss = await new PgBoss({ db: fromKysely(db), schedule: false, supervise: false }).start();
    await boss.supervise();
    await boss.stop({ graceful: false });
    const { rows } = await sql<{ pause: number }>`SELECT extract(epoch FROM start_after - now())::float AS pause
      FROM pgboss.job WHERE state = 'retry'`.execute(db);
    pauses.push(rows[0]?.pause ?? Number.NaN);
  }
  const [first = 0, fourth = 0, last = 0] = pauses;
  expect(first).toBeLessThan(2);
  expect(fourth).toBeGreaterThan(5);
  expect(last).toBeGreaterThan(100);
  expect(last).toBeLessThan(121);
  await stand.close();
});

test('the next text is found where it stands, though the database has only seen scans wait', async () => {
  const { stand } = await takingIn();
  const { db } = stand.app;
  const boss = await new PgBoss({ db: fromKysely(db), schedule: false, supervise: false }).start();
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ data: {}, priority: -i }));
  await boss.insert('heavy', many(60));
  const { rows: lanes } = await sql<{
    name: string;
    at: string;
  }>`SELECT name, table_name AS at FROM pgboss.queue`.execute(db);
  for (const { at } of lanes) await sql`ANALYZE ${sql.id('pgboss', at)}`.execute(db);
  await sql`DELETE FROM pgboss.job`.execute(db);
  await boss.insert('light', many(5000));
  const texts = sql.id('pgboss', lanes.find(({ name }) => name === 'light')?.at ?? '');
  // As the engine asks for it.
  const { rows } = await sql<Record<string, unknown>>`EXPLAIN (ANALYZE, FORMAT JSON)
    WITH next AS (SELECT j.id FROM ${texts} j WHERE j.name = 'light' AND j.state < 'active' AND NOT j.blocked
      AND j.start_after <= now() ORDER BY j.priority DESC, j.created_on LIMIT 1 FOR UPDATE OF j SKIP LOCKED)
    UPDATE ${texts} j SET state = 'active' FROM next WHERE name = 'light' AND j.id = next.id`.execute(db);
  const looked_at = [...JSON.stringify(rows).matchAll(/"Actual Rows":(\d+)/g)].map(([, count]) => Number(count));
  expect(Math.max(...looked_at)).toBe(1);
  await boss.stop({ graceful: false });
  await stand.close();
});

const sendBatch = (client: Client, names: readonly string[]) => {
  const form = new FormData();
  for (const name of names) form.append('files', new Blob([DEED]), name);
  return client.call('submitBatch', { body: form });
};

test('desks of the office and other accounts take turns, whoever came first and brought more', async () => {
  const { stand } = await takingIn();
  const { app, desktop } = stand;
  const key = await mint(app.db, { account: app.desktop, name: 'Desk', mode: 'live', now: app.now() }, null);
  await sendBatch(desktop, ['a0', 'a1', 'a2', 'a3', 'a4', 'a5']);
  await sendBatch(stand.as(key.api_key), ['b0', 'b1']);
  await sendBatch(stand.as(await stand.key('seat')), ['c0', 'c1']);
  await desktop.call('submitExtract', { headers: { ...TEXT, 'x-document-name': 'alone' }, body: DEED });
  // One is handed back, as by a worker that stops: it is the next again, and not behind all that wait.
  const handed = await take(app);
  if (handed !== undefined) await putBack(app, handed);
  const order: string[] = [];
  for (let run = await take(app); run !== undefined; run = await take(app)) order.push(run.document);
  expect(order).toEqual(['b0', 'c0', 'alone', 'a1', 'b1', 'c1', 'a2', 'a3', 'a4', 'a5'].toSpliced(HANDED, 0, 'a0'));
  // A long line that its sender takes back costs the sender no turns.
  const long = await sendBatch(desktop, ['d0', 'd1', 'd2', 'd3']);
  await sendBatch(stand.as(key.api_key), ['e0', 'e1', 'e2']);
  await desktop.call('deleteRun', { params: { reference: long.value.batch } });
  await sendBatch(desktop, ['f0']);
  expect([(await take(app))?.document, (await take(app))?.document]).toEqual(['e0', 'f0']);
  await stand.close();
});

/** Behind those of the same number that came before it was handed back, and before all others. */
const HANDED = 3;
const take = async (app: App) => (await app.line.next(LIGHT_HAND, () => 0))?.run;

test('what no row names is put away after a day: somebody’s document is kept, what was done with goes', async () => {
  const { stand, worker } = await takingIn();
  const { app, clock, desktop } = stand;
  const submit = async () => (await desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  const { app: reading, queue } = await worker();
  const done = await submit();
  await settledJob(desktop, done);
  await queue.close();
  await closeApp(reading);
  const waits = await submit();
  const put = (name: string) => app.objects.put(name, Buffer.from(DEED));
  // Of one that a process died over before its row was written, and of one whose removal was broken off.
  const lost = 'documents/job_aaaaaaaaaaaaaaaaaaaaaaaa.in';
  await put(lost);
  await put(`documents/${done}.in`);
  clock.advance(25 * 3_600_000);
  const young = 'documents/job_bbbbbbbbbbbbbbbbbbbbbbbb.in';
  await put(young);
  await sweep(app);
  const names: string[] = [];
  for await (const { name } of app.objects.list('documents')) names.push(name);
  expect(names.toSorted()).toEqual([`documents/${done}.txt`, `documents/${waits}.in`, young].toSorted());
  expect(Buffer.from((await app.objects.read(`lost-and-found/${lost}`)) ?? []).toString()).toBe(DEED);
  expect(await app.objects.has(`lost-and-found/documents/${done}.in`)).toBe(false);
  await stand.close();
});

test('an office brought back from a copy of its database and its keys has what it had, and reads what waited, once', async () => {
  const { stand, worker } = await takingIn();
  const submit = async () => (await stand.desktop.call('submitExtract', { headers: TEXT, body: DEED })).value.job;
  const { app, queue } = await worker();
  const read = await submit();
  const held = JSON.stringify((await settledJob(stand.desktop, read)).result);
  await queue.close();
  await closeApp(app);
  const [waiting, later] = [await submit(), await submit()];
  const data_dir = temporaryFolder('brought-back');
  copyFileSync(join(stand.data_dir, 'keyring.json'), join(data_dir, 'keyring.json'));
  const { database } = app.config;
  await stand.close();
  if (database === null) throw new Error('It had a database.');
  const copy = await copyDatabase(database);
  // One was read after the rows were copied and before its bytes were: there it lies as it is kept.
  const shelves = postgresObjects(openPostgres(copy.database, { most: 1 }), () => new Date());
  await shelves.put(`documents/${later}.txt`, Buffer.from(DEED));
  await shelves.remove(`documents/${later}.in`);
  await shelves.close();
  const back = await standService({ database: copy.database, data_dir });
  for (const job of [waiting, later])
    expect(await settledJob(back.desktop, job)).toMatchObject({ status: 'succeeded' });
  expect(JSON.stringify((await settledJob(back.desktop, read)).result)).toBe(held);
  expect((await back.desktop.call('certificate', { body: held })).status).toBe(200);
  const source = await back.desktop.call('getDocumentSource', { params: { id: read } });
  expect(Buffer.from(source.bytes).toString()).toBe(DEED);
  expect((await back.desktop.call('getUsage', { query: {} })).value.documents).toBe(3);
  await back.close();
});

test('a password is sealed for whoever has the keyring, and for that document alone', () => {
  const keyring = {
    keys: () => [{ id: 'k', created_at: '', retired_at: null, secret: new Uint8Array(32) }],
    rotate: () => {},
  };
  const sealed = seal(keyring, 'job_a', 'Öffne');
  expect(sealed).not.toContain('ffne');
  expect(unseal(keyring, 'job_a', sealed ?? '')).toBe('Öffne');
  expect(unseal(keyring, 'job_b', sealed ?? '')).toBeNull();
  expect(seal({ ...keyring, keys: () => [] }, 'job_a', 'x')).toBeNull();
});

test('a job bears the name of its run in the form of a UUID', () => {
  expect(jobIdOf('job_a')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(jobIdOf('job_a')).not.toBe(jobIdOf('job_b'));
});
