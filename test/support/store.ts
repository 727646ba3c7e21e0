// The store that a run of the tests is about: an SQLite file, or a PostgreSQL where the project says so.
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDb } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { migrate } from '#main/store/migrate.ts';
import { openPostgres } from '#main/store/postgres.ts';
import { freshDatabase } from '#test/support/postgres.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

export const onPostgres = process.env.TEST_STORE === 'postgres';

/** With the present tables and no rows. */
export async function freshStore(): Promise<Db> {
  if (onPostgres) return openPostgres((await freshDatabase()).database);
  const db = openDb(join(temporaryFolder('store'), 'deedproof.db'));
  await migrate(db);
  return db;
}

/** From now on it can be read and not written, as on a full disk. */
export async function refuseWrites(db: Db): Promise<void> {
  if (!isPostgres(db)) {
    await sql`pragma query_only = on`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
  await sql.raw(`ALTER DATABASE ${rows[0]?.name ?? ''} SET default_transaction_read_only = on`).execute(db);
  // Those that are open still write.
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(db);
  await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined);
}
