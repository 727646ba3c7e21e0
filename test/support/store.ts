// The store that a run of the tests is about: an SQLite file, or a PostgreSQL where the project says so.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DATABASE } from '#main/store/data-folder.ts';
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
  return openDb(await putMigratedFile(temporaryFolder('store')));
}

let migrated: Promise<string> | null = null;

/** The file of a new data folder as its first start leaves it: migrated once in a process, then copied. */
export async function putMigratedFile(folder: string): Promise<string> {
  migrated ??= migratedFile();
  const path = join(folder, DATABASE);
  copyFileSync(await migrated, path);
  return path;
}

async function migratedFile(): Promise<string> {
  const path = join(temporaryFolder('migrated'), DATABASE);
  const db = openDb(path);
  await migrate(db);
  await db.destroy();
  return path;
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
  // Until the pool has noticed what was cut, it may lend it out once more.
  for (let tries = 0; tries < 100; tries += 1) {
    const isBack = await sql`SELECT 1`.execute(db).then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
