// How many rows a table has at most, told without counting them: that takes the longer the more there are.
import { sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { keptQuery } from '#main/store/kept-query.ts';

/** SQLite numbers rows from one upwards, so that there are no more than the highest number; PostgreSQL does not say. */
export async function mostRows(db: Db, table: 'runs' | 'usage'): Promise<number> {
  if (isPostgres(db)) return Number.POSITIVE_INFINITY;
  return (await HIGHEST[table](db))?.highest ?? 0;
}

const highest = (table: 'runs' | 'usage') =>
  keptQuery((db) => db.selectFrom(table).select(sql<number | null>`max(rowid)`.as('highest')));
const HIGHEST = { runs: highest('runs'), usage: highest('usage') };
