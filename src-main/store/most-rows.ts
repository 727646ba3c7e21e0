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

/** SQLite numbers rows from one upwards, so that there are no more than the highest number; PostgreSQL does not say. */
export async function mostRows(db: Db): Promise<MostRows> {
  if (isPostgres(db)) return UNTOLD;
  const highest = await highestRows(db);
  return { runs: highest?.runs ?? 0, usage: highest?.usage ?? 0 };
}

const highestRows = keptQuery((db) =>
  db.selectNoFrom(() => [
    sql<number | null>`(SELECT max(rowid) FROM runs)`.as('runs'),
    sql<number | null>`(SELECT max(rowid) FROM usage)`.as('usage'),
  ]),
);
