// The queue as the store keeps it: what waits, what is running, what a crash left behind.
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { runOfInput } from '#main/store/inputs.ts';
import { keptQuery, keptRows } from '#main/store/kept-query.ts';
import { type Lane, marksOf, type Reach, type StoredRun } from '#main/store/runs.ts';

/** Spelled out, so that the index over what waits is seen to serve. */
const WAITS = sql<SqlBool>`status = 'queued'`;
/** Word for word that of its index. */
const IN_BATCH = sql<number>`CASE source WHEN 'batch' THEN 1 ELSE 0 END`;

/** Spelled out as well: with a number that is told later SQLite sorts all that wait. */
const ONE = sql.lit(1);

/** The one account that anything waits of, in whichever lanes; null where there are several or none. */
export async function findOnlyWaiting(db: Db): Promise<number | null> {
  const ends = await waitingEnds(db);
  return ends !== undefined && ends.first === ends.last ? ends.first : null;
}

const waitingEnds = keptQuery((db) =>
  db.selectNoFrom(({ selectFrom }) => [
    selectFrom('runs')
      .select(({ fn }) => fn.min<number | null>('account_id').as('account'))
      .where(WAITS)
      .as('first'),
    selectFrom('runs')
      .select(({ fn }) => fn.max<number | null>('account_id').as('account'))
      .where(WAITS)
      .as('last'),
  ]),
);

/** Accounts with work waiting in these lanes, and since when: looked up one by one, however much of each waits. */
export async function listWaitingAccounts(
  db: Db,
  lanes: readonly Lane[],
): Promise<{ account_id: number; since: string }[]> {
  const waiting: { account_id: number; since: string }[] = [];
  let account_id = (await accountAfter(db, -1))?.next ?? null;
  while (account_id !== null) {
    const [head] = await keptRows(db, `head ${lanes.join()}`, [account_id], (account) => headOf(db, account, lanes));
    if (head !== undefined) waiting.push({ account_id, since: head.submitted_at });
    account_id = (await accountAfter(db, account_id))?.next ?? null;
  }
  return waiting;
}

const accountAfter = keptQuery((db, account: number) =>
  db
    .selectFrom('runs')
    .select(({ fn }) => fn.min<number | null>('account_id').as('next'))
    .where(WAITS)
    .where('account_id', '>', account),
);

/**
 * Takes the oldest waiting run of an account into work, one that came alone before a batch; undefined when none waits. In
 * a transaction.
 */
export async function takeOldest(db: Db, accountId: number, lanes: readonly Lane[]): Promise<StoredRun | undefined> {
  const [taken] = await keptRows(db, `take oldest ${lanes.join()}`, [accountId], (account) =>
    db
      .updateTable('runs')
      .set(({ eb }) => ({ status: 'running', attempts: eb('attempts', '+', ONE) }))
      .where('id', '=', headOf(db, account, lanes).clearSelect().select('heads.id'))
      .returningAll(),
  );
  return taken;
}

const headOf = (db: Db, account: number, lanes: readonly Lane[]) =>
  db
    .selectFrom(headsOf(db, account, lanes).as('heads'))
    .selectAll()
    .orderBy('batch')
    .orderBy('submitted_at')
    .orderBy('position')
    .limit(ONE);

/** The first that waits in each lane, alone and in batches: however many wait behind them, these are looked up. */
function headsOf(db: Db, account: number, lanes: readonly Lane[]) {
  const heads = lanes.flatMap((lane) =>
    [0, 1].map((batch) =>
      db
        .selectFrom((head) =>
          head
            .selectFrom('runs')
            .select(['id', 'submitted_at', 'position', sql<number>`${sql.lit(batch)}`.as('batch')])
            .where(WAITS)
            .where('account_id', '=', account)
            .where('lane', '=', lane)
            .where(IN_BATCH, '=', sql.lit(batch))
            .orderBy('submitted_at')
            .orderBy('position')
            .limit(ONE)
            .as('head'),
        )
        .selectAll(),
    ),
  );
  return heads.reduce((all, one) => all.unionAll(one));
}

/**
 * Takes a run into work that an engine says is next: one that waits, or one that was left in work by a process that died.
 * Undefined when it has settled.
 */
export function takeRun(db: Db, id: string): Promise<StoredRun | undefined> {
  return db
    .updateTable('runs')
    .set(({ eb }) => ({ status: 'running', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst();
}

/** Whose documents take turns: an account's or those of one of its keys, and those that came alone or in batches. */
export interface Sender {
  readonly account_id: number;
  readonly key_prefix: string | null;
  readonly batch: boolean;
}

/** Whether another than `id` waits there of the same sender. */
export async function isWaiting(db: Db, lane: Lane, { account_id, key_prefix, batch }: Sender, id: string) {
  const found = await db
    .selectFrom('runs')
    .select('id')
    .where('status', '=', 'queued')
    .where('account_id', '=', account_id)
    .where('lane', '=', lane)
    .where('source', batch ? '=' : '<>', 'batch')
    .where('id', '<>', id)
    .$if(key_prefix !== null, (query) => query.where('key_prefix', '=', key_prefix ?? ''))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Since when the first of those that wait has waited; null when none does. */
export async function findOldestWaiting(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.min('submitted_at').as('since'))
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return row?.since ?? null;
}

/** What was running when the process ended without a word. */
export function listInterrupted(db: Db): Promise<StoredRun[]> {
  return db.selectFrom('runs').selectAll().where('status', '=', 'running').execute();
}

/** What waits or is being read. */
export function listUnsettled(db: Db, reach: Reach): Promise<StoredRun[]> {
  return db
    .selectFrom('runs')
    .selectAll()
    .where('account_id', '=', reach.account_id)
    .where('test_mode', 'in', marksOf(reach))
    .where('status', 'in', ['queued', 'running'])
    .execute();
}

export interface InFlight {
  readonly queued: number;
  readonly running: number;
}

/** Work not yet settled, of everybody, of an account, or of some keys. Test runs count only where keys are named. */
export async function countInFlight(
  db: Db,
  scope: { account_id?: number; key_prefixes?: readonly string[] },
): Promise<InFlight> {
  const { account_id, key_prefixes } = scope;
  const shape = `count in flight ${account_id !== undefined} ${key_prefixes?.length ?? 'all'}`;
  const rows = await keptRows(db, shape, [account_id ?? 0, ...(key_prefixes ?? [])], (account, ...prefixes) =>
    db
      .selectFrom('runs')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where('status', 'in', ['queued', 'running'])
      .$if(account_id !== undefined, (query) => query.where('account_id', '=', account))
      .$if(key_prefixes !== undefined, (query) => query.where('key_prefix', 'in', prefixes))
      .$if(key_prefixes === undefined, (query) => query.where('test_mode', '=', 0))
      .groupBy('status'),
  );
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { queued: of('queued'), running: of('running') };
}

/** So many are counted no oftener than that: every window of an office asks all day long. */
const MANY = 1000;
const COUNT_EVERY_MS = 2000;
const counted = new WeakMap<Db, { readonly at: number; readonly counts: InFlight }>();

/** Work not yet settled, of everybody; where a thousand wait, as it was some moments ago. */
export async function countAllInFlight(db: Db): Promise<InFlight> {
  const last = counted.get(db);
  const many = last !== undefined && last.counts.queued + last.counts.running >= MANY;
  if (many && performance.now() - last.at < COUNT_EVERY_MS) return last.counts;
  const counts = await countInFlight(db, {});
  counted.set(db, { at: performance.now(), counts });
  return counts;
}

/** Files in the data folder that some run still needs. */
export async function listNeededFiles(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('runs')
    .select(['input', 'kept_source'])
    .where((where) => where.or([where('input', 'is not', null), where('kept_source', 'is not', null)]))
    .execute();
  return rows
    .flatMap(({ input, kept_source }) => [input, kept_source])
    .filter((path) => path !== null)
    .filter((path) => runOfInput(path) === null);
}
