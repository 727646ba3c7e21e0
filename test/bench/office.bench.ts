// An office on one PostgreSQL: what more workers are worth on this machine, what a document costs whom, and how its line
// gives work out while 100,000 documents wait.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { type App, closeApp, openApp } from '#main/app.ts';
import { jobIdOf } from '#main/jobs/engine.ts';
import { newId } from '#main/jobs/ids.ts';
import { LIGHT_HAND } from '#main/jobs/lanes.ts';
import type { Database } from '#main/store/postgres.ts';
import { FRESH_RUN, insertRun, type StoredRun, updateRun } from '#main/store/runs.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { findProcessorSeconds } from '#test/bench/processor-time.ts';
import { startWorker, type Worker } from '#test/hard/processes.ts';
import { databaseAt } from '#test/support/postgres.ts';
import { startServer, stopServer } from '#test/support/postgres-server.ts';
import { textPages } from '#test/support/scan-kinds.ts';
import { DEED, type Stand, standService } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const TEXTS = 40;
const SCANS = 8;
const QUEUED = 100_000;
const CLAIMS = 1000;
const AT_A_TIME = 1000;
/** Claimers of one process, which has ten connections. */
const CLAIMERS_EACH = 8;
const ENTERED = 200;

interface Office {
  readonly stand: Stand;
  readonly database: Database;
  readonly home: string;
}

const load = () => `load ${loadavg()[0]?.toFixed(0)}`;

/** Seconds of the database, of the workers and of this process, which is the service. */
function processorOf({ home }: Office, workers: readonly Worker[]): number[] {
  const postgres = findProcessorSeconds(Number(readFileSync(join(home, 'pid'), 'utf8'))) ?? Number.NaN;
  const own = process.cpuUsage();
  const reading = workers.reduce((sum, { pid }) => sum + (findProcessorSeconds(pid) ?? Number.NaN), 0);
  return [reading, postgres, (own.user + own.system) / 1e6];
}

async function batchOf(stand: Stand, documents: readonly Blob[]): Promise<void> {
  const form = new FormData();
  for (const [i, document] of documents.entries()) form.append('files', document, `deed-${i}`);
  const { batch } = (await stand.desktop.call('submitBatch', { body: form })).value;
  // As a program of the office waits for it: asking again and again would cost more than it measures.
  const look = () => stand.desktop.call('getBatch', { params: { batch_id: batch }, query: { wait: 60 } });
  let { value } = await look();
  while (value.status === 'in_progress') ({ value } = await look());
  if (value.failed > 0) throw new Error(`${value.failed} documents failed.`);
}

async function minuteOf(office: Office, workers: readonly Worker[], what: string, documents: readonly Blob[]) {
  const before = processorOf(office, workers);
  const started = performance.now();
  await batchOf(office.stand, documents);
  const minutes = (performance.now() - started) / 60_000;
  const [reading, postgres, service] = processorOf(office, workers).map((now, i) =>
    ((now - (before[i] ?? 0)) / documents.length).toFixed(2),
  );
  return {
    name: `${what} a minute, ${workers.length} ${workers.length === 1 ? 'worker' : 'workers'}`,
    value: (documents.length / minutes).toFixed(1),
    note: `processor seconds each: worker ${reading}, database ${postgres}, service ${service}; ${load()}`,
  };
}

async function workers(office: Office, count: number): Promise<BenchRow[]> {
  const started: Worker[] = [];
  const environment = { DEEDPROOF_DATABASE: office.database.address };
  for (let i = 0; i < count; i += 1) started.push(await startWorker(office.stand.data_dir, environment));
  const text = new Blob([DEED]);
  const [page = Buffer.alloc(0)] = await textPages(DEED, '200 dpi, bilevel', 1);
  const scan = new Blob([Uint8Array.from(page)]);
  // What each compiles and loads at its first document is not what is measured.
  await batchOf(office.stand, [...Array(2 * count).fill(text), ...Array(count).fill(scan)]);
  const rows = [
    await minuteOf(office, started, 'texts', Array(TEXTS).fill(text)),
    await minuteOf(office, started, 'scanned pages', Array(SCANS).fill(scan)),
  ];
  for (const worker of started) await worker.stop();
  return rows;
}

function rowOf({ desktop, now }: App, id: string): StoredRun {
  const place = { account_id: desktop.id, key_prefix: 'bench', document: 'deed.txt', source: 'batch' } as const;
  const rest = { submitted_at: now().toISOString(), test_mode: 0, declared_text: 1, input: null, in_library: 0 };
  return { ...FRESH_RUN, ...place, ...rest, id, reference: id, position: 0, lane: 'light' };
}

/** Rows and jobs as they stand after so many submissions, put in without the files. */
async function fill({ stand: { app }, database }: Office): Promise<void> {
  const boss = await new PgBoss({ connectionString: database.address, schedule: false, supervise: false }).start();
  for (let first = 0; first < QUEUED; first += AT_A_TIME) {
    const rows = Array.from({ length: AT_A_TIME }, () => rowOf(app, newId('doc')));
    for (let i = 0; i < rows.length; i += 250)
      await app.db
        .insertInto('runs')
        .values(rows.slice(i, i + 250))
        .execute();
    await boss.insert(
      'light',
      rows.map(({ id }, i) => ({ id: jobIdOf(id), data: { run: id }, priority: -first - i })),
    );
  }
  await boss.stop({ graceful: false });
}

function rateOf(name: string, took: number[], since: number): BenchRow {
  const rate = took.length / ((performance.now() - since) / 1000);
  took.sort((a, b) => a - b);
  const at = (share: number) => `${(took[Math.floor(took.length * share)] ?? 0).toFixed(0)} ms`;
  return { name, value: `${rate.toFixed(0)}/s`, note: `p50 ${at(0.5)}, p99 ${at(0.99)}; ${load()}` };
}

/** Taken into work and settled, by so many at once, each with a connection of its own. */
async function claims(office: Office, claimers: number): Promise<BenchRow> {
  const { database, stand } = office;
  const shared = { database, data_dir: stand.data_dir, beside: true, log: { write: () => undefined } };
  const apps: App[] = [];
  for (let i = 0; i < claimers; i += CLAIMERS_EACH) apps.push(await openApp(shared));
  let left = CLAIMS;
  const took: number[] = [];
  const claim = async (app: App) => {
    while (left > 0) {
      left -= 1;
      const since = performance.now();
      const taken = await app.line.next(LIGHT_HAND, () => 0);
      if (taken === undefined) throw new Error('The line is empty.');
      const { run } = taken;
      await app.db.transaction().execute(async (db) => {
        await updateRun(db, run.id, ['running'], { status: 'failed' }, run.attempts);
        await app.line.leave(db, run);
      });
      took.push(performance.now() - since);
    }
  };
  const before = processorOf(office, []);
  const started = performance.now();
  await Promise.all(Array.from({ length: claimers }, (_, i) => claim(apps[i % apps.length] as App)));
  const row = rateOf(`taken up and settled, ${claimers} at once, ${QUEUED.toLocaleString('en')} wait`, took, started);
  const cost = costOf(office, before, CLAIMS);
  for (const app of apps) await closeApp(app);
  return { ...row, note: `${row.note}; ${cost}` };
}

function costOf(office: Office, before: readonly number[], times: number): string {
  const spent = processorOf(office, []).map((now, i) => (((now - (before[i] ?? 0)) / times) * 1000).toFixed(1));
  return `processor ms each: database ${spent[1]}, this process ${spent[2]}`;
}

/** One more takes its turn behind them, and a window asks how many there are. */
async function beside(office: Office): Promise<BenchRow[]> {
  const { app, desktop } = office.stand;
  const timed = async (name: string, times: number, work: () => Promise<unknown>) => {
    const took: number[] = [];
    const before = processorOf(office, []);
    const started = performance.now();
    for (let i = 0; i < times; i += 1) {
      const since = performance.now();
      await work();
      took.push(performance.now() - since);
    }
    const row = rateOf(`${name}, ${QUEUED.toLocaleString('en')} wait`, took, started);
    return { ...row, note: `${row.note}; ${costOf(office, before, times)}` };
  };
  const enter = () =>
    app.db.transaction().execute(async (db) => {
      const run = rowOf(app, newId('doc'));
      await insertRun(db, run);
      await app.line.enter(db, run);
    });
  return [
    await timed('one more enters the line', ENTERED, enter),
    await timed('a window asks how many wait', ENTERED, () => desktop.call('localStatus')),
  ];
}

export async function bench(): Promise<BenchRow[]> {
  const home = join(temporaryFolder('office-bench'), 'postgres');
  const database = databaseAt(await startServer(home, { durable: true }), 'postgres');
  const stand = await standService({ database, workers: 0, light_workers: 0, now: () => new Date() });
  const office: Office = { stand, database, home };
  try {
    const rows: BenchRow[] = [];
    for (const count of [1, 2, 4, 8]) rows.push(...(await workers(office, count)));
    await fill(office);
    for (const claimers of [1, 8, 64]) rows.push(await claims(office, claimers));
    rows.push(...(await beside(office)));
    return rows;
  } finally {
    await stand.close();
    await stopServer(home);
  }
}
