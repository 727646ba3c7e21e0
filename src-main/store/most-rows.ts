// How many rows tables have at most, told without counting them: that takes the longer the more there are.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { keptQuery } from '#main/store/kept-query.ts';

export interface MostRows {
  readonly runs: number;
  readonly usage: number;
}

const UNTOLD: MostRows = { runs: Number.POSITIVE_INFINITY, usage: Number.POSITIVE_INFINITY };

/** What a transaction asked once and counts on from there: nobody else writes meanwhile. */
const within = new WeakMap<Db, { runs: number; usage: number }>();

/** SQLite numbers rows from one upwards, so that there are no more than the highest number; PostgreSQL does not say. */
export function mostRows(db: Db): MostRows | Promise<MostRows> {
  return within.get(db) ?? (isPostgres(db) ? UNTOLD : ask(db));
}

async function ask(db: Db): Promise<MostRows> {
  const highest = await highestRows(db);
  const most = { runs: highest?.runs ?? 0, usage: highest?.usage ?? 0 };
  if (db.isTransaction) within.set(db, most);
  return most;
}

/** Whoever writes a row says so. Where it is taken back, there are fewer than that. */
export function noteRow(db: Db, table: keyof MostRows): void {
  const most = within.get(db);
  if (most !== undefined) most[table] += 1;
}

const highestRows = keptQuery((db) =>
  db.selectNoFrom(() => [
    sql<number | null>`(SELECT max(rowid) FROM runs)`.as('runs'),
    sql<number | null>`(SELECT max(rowid) FROM usage)`.as('usage'),
  ]),
);
