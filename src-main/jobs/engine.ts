// The line of documents where several processes share a PostgreSQL, kept by pg-boss in the same database. A job enters and
// leaves in the transaction that changes its run, so that the two never disagree; whoever reads a document says so again
// and again, and one who no longer does loses it to another.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobProgress } from '#core/schema/job.ts';
import type { App } from '#main/app.ts';
import { type Hand, HEAVY_HAND } from '#main/jobs/lanes.ts';
import type { Entry, Line, Taken } from '#main/jobs/line.ts';
import { seal, unseal } from '#main/jobs/sealed.ts';
import { Stopped } from '#main/jobs/stopped.ts';
import type { Db } from '#main/store/db.ts';
import { lockName } from '#main/store/dialect.ts';
import type { FreshRun } from '#main/store/fresh-run.ts';
import { giveNotice, type Listening, listen, type Notice } from '#main/store/notices.ts';
import type { Database } from '#main/store/postgres.ts';
import { isWaiting, takeRun } from '#main/store/queue.ts';
import type { Lane, StoredRun } from '#main/store/runs.ts';
import { findTurn, putTurn, turnAfter } from '#main/store/turns.ts';

const SCHEMA = 'pgboss';
const JOBS = sql.id(SCHEMA, 'job');
const LANES: readonly Lane[] = ['light', 'unseen', 'heavy'];
const DAY_S = 86_400;
/** Notices wake the queue; this is for those that were missed. */
const LOOK_EVERY_MS = 2000;
const TELL_EVERY_MS = 1000;
const MOST_PAUSE_S = 120;
/** What a synchronous caller waits for goes before everything else. */
const AT_ONCE = 1_000_000_000;

type EngineApp = Pick<App, 'db' | 'desktop' | 'keyring' | 'passwords' | 'under_way' | 'endings' | 'log'>;

/** A job's name by its run's, the same in every process and in SQL. */
export function jobIdOf(runId: string): string {
  const hex = createHash('sha256').update(runId).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

const JOB_ID = sql.raw(`encode(substring(sha256(convert_to(runs.id, 'UTF8')) from 1 for 16), 'hex')::uuid`);

interface JobData {
  readonly run: string;
  /** Sealed. */
  readonly password?: string;
  readonly request?: string;
}

interface Held extends Entry {
  readonly lane: Lane;
}

/** A reader that says nothing for `silence_s` is dead; that is looked for as often as it speaks. */
export async function openEngine(app: EngineApp, database: Database, silence_s: number): Promise<Line> {
  return new Engine(app, await startBoss(app, silence_s), database, silence_s);
}

/** With its tables and lanes made where the database is new to it. */
export async function startBoss(app: Pick<EngineApp, 'db' | 'log'>, silence_s: number): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(app.db),
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: Math.ceil(silence_s / 3),
    monitorIntervalSeconds: Math.ceil(silence_s / 3),
  });
  boss.on('error', (fault) => app.log.error({ err: fault }, 'the engine of the queue stumbled'));
  const how = {
    heartbeatSeconds: silence_s,
    // Our own rows count attempts, and a long book of scans may take hours.
    retryLimit: 1000,
    // One whose readers die waits longer each time: those that come after may live longer.
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: MOST_PAUSE_S,
    expireInSeconds: DAY_S - 1,
    retentionSeconds: 365 * DAY_S,
  };
  // Of several that start at once one makes the tables, and the others wait: who loses that race is left with a
  // connection whose transaction is broken.
  await app.db.transaction().execute(async (within) => {
    await lockName(within, 'engine');
    await boss.start();
    for (const lane of LANES) {
      // A table for each: what the database knows of scans that wait would have it look through all texts for the next.
      await boss.createQueue(lane, { ...how, partition: true });
      await boss.updateQueue(lane, how);
    }
  });
  return boss;
}

class Engine implements Line {
  readonly shared = true;
  readonly #app: EngineApp;
  readonly #boss: PgBoss;
  readonly #database: Database;
  /** At work here, by run. */
  readonly #held = new Map<string, Held>();
  /** At work elsewhere. */
  readonly #elsewhere = new Map<string, JobProgress>();
  readonly #told = new Map<string, JobProgress>();
  readonly #timers: NodeJS.Timeout[] = [];
  #listening: Listening | null = null;
  #first = 0;

  constructor(app: EngineApp, boss: PgBoss, database: Database, silence_s: number) {
    this.#app = app;
    this.#boss = boss;
    this.#database = database;
    this.#every((silence_s * 1000) / 3, () => this.#speak());
    this.#every(TELL_EVERY_MS, () => this.#tell());
  }

  async enter(db: Db, run: FreshRun, { request, place }: Entry = {}): Promise<void> {
    const password = this.#app.passwords.get(run.id);
    const sealed = password === undefined ? null : seal(this.#app.keyring, run.id, password);
    const data: JobData = {
      run: run.id,
      ...(sealed === null ? {} : { password: sealed }),
      ...(request === undefined ? {} : { request }),
    };
    const priority = place ?? (run.source === 'sync' ? AT_ONCE : await this.#turnOf(db, run));
    await this.#boss.send(run.lane, data, { id: jobIdOf(run.id), priority, db: fromKysely(db) });
    await giveNotice(db, { about: 'work' });
  }

  /**
   * Accounts take turns, and so do the desks and programs of the office itself, which share one. What came alone does not
   * wait for what the same sender brought in batches.
   */
  async #turnOf(db: Db, run: FreshRun): Promise<number> {
    const { lane, account_id, key_prefix, source } = run;
    const own = account_id === this.#app.desktop.id;
    const sender = { account_id, key_prefix: own ? key_prefix : null, batch: source === 'batch' };
    const name = `${account_id} ${sender.key_prefix ?? ''} ${sender.batch ? 'batch' : 'alone'}`;
    const turn = await findTurn(db, lane, name);
    // Left out of the first is what comes back from a process that died: it has an older turn than all that wait.
    const { rows } = await sql<{ first: number | null; waits: boolean }>`SELECT
      (SELECT priority FROM ${JOBS} WHERE name = ${lane} AND state = 'created' AND NOT blocked
        AND priority < ${AT_ONCE} ORDER BY priority DESC LIMIT 1) AS first,
      EXISTS (SELECT 1 FROM ${JOBS} WHERE name = ${lane} AND id = ${turn?.job ?? null}::uuid
        AND state < 'active') AS waits`.execute(db);
    // When its last was read or taken back, others of it may wait that came before.
    const behind = turn !== undefined && (rows[0]?.waits === true || (await isWaiting(db, lane, sender, run.id)));
    const last = turnAfter(rows[0]?.first ?? null, behind ? turn.last : null);
    await putTurn(db, lane, name, { last, job: jobIdOf(run.id) });
    return last;
  }

  async leave(db: Db, run: StoredRun): Promise<void> {
    this.#held.delete(run.id);
    this.#told.delete(run.id);
    await this.#boss.deleteJob(run.lane, jobIdOf(run.id), { db: fromKysely(db) });
    await giveNotice(db, { about: 'ended', names: [run.id, run.reference] });
  }

  async next(hand: Hand): Promise<Taken | undefined> {
    // The heavy hands take from every lane in turn, so that neither scans nor texts wait for all of the others.
    const lanes =
      hand === HEAVY_HAND ? LANES.map((_, i) => LANES[(i + this.#first) % LANES.length]) : hand.takes.flat();
    if (hand === HEAVY_HAND) this.#first += 1;
    for (const lane of lanes) {
      if (lane === undefined) continue;
      for (;;) {
        const taken = await this.#take(lane);
        if (taken === 'none') break;
        if (taken !== 'settled') return { run: taken };
      }
    }
    return undefined;
  }

  /** The engine's claim and our row's in one transaction. `settled` was cancelled while it waited. */
  async #take(lane: Lane): Promise<StoredRun | 'none' | 'settled'> {
    const taken = await this.#app.db.transaction().execute(async (db) => {
      const [job] = await this.#boss.fetch<JobData>(lane, { db: fromKysely(db), includeMetadata: true });
      if (job === undefined) return 'none';
      const run = await takeRun(db, job.data.run);
      if (run === undefined) await this.#boss.deleteJob(lane, job.id, { db: fromKysely(db) });
      return run === undefined ? 'settled' : { run, job };
    });
    if (typeof taken === 'string') return taken;
    const { run, job } = taken;
    const { password: sealed, request } = job.data;
    const password = sealed === undefined ? null : unseal(this.#app.keyring, run.id, sealed);
    if (password !== null) this.#app.passwords.set(run.id, password);
    this.#held.set(run.id, { lane, place: job.priority, ...(request === undefined ? {} : { request }) });
    return run;
  }

  watch(wake: () => void): void {
    const ears = {
      heard: (notice: Notice) => (notice.about === 'work' ? wake() : this.#hear(notice)),
      began: () => {
        this.#elsewhere.clear();
        // Ends may have been missed: whoever waits looks again.
        this.#app.endings.again();
        wake();
      },
    };
    this.#listening = listen(this.#database, ears);
    this.#every(LOOK_EVERY_MS, async () => wake());
  }

  #hear(notice: Notice): void {
    if (notice.about === 'ended') {
      for (const name of notice.names) this.#elsewhere.delete(name);
      this.#app.endings.tell(notice.names);
    }
    if (notice.about === 'cancel') this.#app.under_way.get(notice.id)?.stop.abort(new Stopped('cancelled'));
    if (notice.about === 'progress' && !this.#held.has(notice.id)) this.#elsewhere.set(notice.id, notice.progress);
  }

  /** A run and its job change in one transaction: where one is without the other, its job was lost. */
  async recover(): Promise<number> {
    const { rows } = await sql<{ id: string }>`SELECT id FROM runs WHERE status IN ('queued', 'running')
      AND NOT EXISTS (SELECT 1 FROM ${JOBS} AS job WHERE job.name = runs.lane AND job.id = ${JOB_ID}
        AND job.state <= 'active') LIMIT 1000`.execute(this.#app.db);
    let found = 0;
    for (const { id } of rows) {
      await this.#app.db.transaction().execute(async (db) => {
        const run = await db.selectFrom('runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
        if (run === undefined || (run.status !== 'queued' && run.status !== 'running')) return;
        await this.enter(db, run);
        found += 1;
      });
    }
    return found;
  }

  stop(id: string): Promise<void> {
    return giveNotice(this.#app.db, { about: 'cancel', id });
  }

  progressOf(id: string): JobProgress | null {
    return this.#elsewhere.get(id) ?? null;
  }

  entryOf(id: string): Entry {
    return this.#held.get(id) ?? {};
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#listening?.close();
    await this.#boss.stop({ graceful: false });
  }

  /** Says of everything at work here that it is. */
  async #speak(): Promise<void> {
    for (const lane of LANES) {
      const ids = [...this.#held].filter(([, held]) => held.lane === lane).map(([run]) => jobIdOf(run));
      if (ids.length > 0) await this.#boss.touch(lane, ids);
    }
  }

  /** Tells the others how far it is with what they may be asked for. */
  async #tell(): Promise<void> {
    for (const id of this.#held.keys()) {
      const progress = this.#app.under_way.get(id)?.progress;
      if (progress === undefined || this.#told.get(id) === progress) continue;
      this.#told.set(id, progress);
      await giveNotice(this.#app.db, { about: 'progress', id, progress });
    }
  }

  #every(ms: number, work: () => Promise<void>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      work()
        .catch((fault: unknown) => this.#app.log.warn({ err: fault }, 'the queue was not told'))
        .finally(() => {
          busy = false;
        });
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }
}
