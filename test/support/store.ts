// The store that a run of the tests is about: an SQLite file, or a PostgreSQL where the project says so.
import { join } from 'node:path';
import { type Db, openDb } from '#main/store/db.ts';
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
