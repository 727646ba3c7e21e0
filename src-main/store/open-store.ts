// The main database, opened and brought to its present shape: the file of the data folder, or a server's.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compacted } from '#main/store/compact.ts';
import { DATABASE, type DataFolder } from '#main/store/data-folder.ts';
import { type Db, openDb, requireSound } from '#main/store/db.ts';
import { layFreshStore } from '#main/store/fresh-store.ts';
import { migrate } from '#main/store/migrate.ts';
import { awaitPostgres, type Database, openPostgres } from '#main/store/postgres.ts';

export async function openFileStore(folder: DataFolder): Promise<Db> {
  const path = join(folder.path, DATABASE);
  // It stays behind where the last process did not end by itself, or where a copy was put under it.
  const unclean = existsSync(`${path}-wal`);
  await layFreshStore(folder);
  const db = openDb(path);
  try {
    if (unclean) await requireSound(db);
    await migrate(db);
    return await compacted(db, path);
  } catch (fault) {
    await db.destroy();
    throw fault;
  }
}

/** Waits for a server that is not there yet, and says so. Of several that start at once one migrates, the others wait. */
export async function openServerStore(database: Database, say: (line: string) => void): Promise<Db> {
  const first = openPostgres(database, { most: 2, patient: true });
  try {
    await awaitPostgres(first, database, say);
    await migrate(first);
  } finally {
    await first.destroy();
  }
  return openPostgres(database);
}
