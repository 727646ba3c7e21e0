// A main database that holds nothing yet: the tables of all migrations, made once when the program is built. A new data
// folder begins with a copy of it instead of making every table anew.
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE, type DataFolder, isUnwritable, writeDurably } from '#main/store/data-folder.ts';
import { openDb } from '#main/store/db.ts';
import { migrate } from '#main/store/migrate.ts';

/** Its name beside the built programs. */
export const FRESH = 'fresh.db';

/** Among the sources there is none: they may be older or newer than what was built of them. */
const BUILT = join(import.meta.dirname, '..', FRESH);

export async function makeFreshStore(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'deedproof-fresh-'));
  try {
    const path = join(folder, FRESH);
    const db = openDb(path);
    await migrate(db);
    await db.destroy();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lays it into a folder that has no database, nor anything left of one. Where it cannot, the tables are made one by one. */
export async function layFreshStore(folder: DataFolder, fresh: string = BUILT): Promise<void> {
  const path = join(folder.path, DATABASE);
  const left = ['', '-wal', '-shm', '-journal'].some((end) => isThere(`${path}${end}`));
  if (left || !existsSync(fresh)) return;
  try {
    await writeDurably(folder, DATABASE, readFileSync(fresh));
  } catch (fault) {
    if (!isUnwritable(fault)) throw fault;
  }
}

/** Also a link that leads nowhere. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
