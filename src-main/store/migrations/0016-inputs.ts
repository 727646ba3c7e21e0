// Short documents of accounts that have no library here wait in the database of SQLite itself, in the transaction that
// queues them, and not in a file each.
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#main/store/dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`CREATE TABLE inputs (run_id text PRIMARY KEY NOT NULL, content blob NOT NULL)`.execute(db);
}
