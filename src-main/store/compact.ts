// The file of the database keeps its size when rows go, for those that come. Where most of it is free a start makes it
// small again: a copy without what is free is put in its place, in the data folder alone and at one moment.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { isUnwritable } from '#main/store/data-folder.ts';
import { type Db, openDb } from '#main/store/db.ts';
import { folderDisk } from '#main/store/disk.ts';
import { makePrivate } from '#main/store/private-files.ts';

/** Less is not worth the wait. */
const LEAST_BYTES = 16_000_000;

/** The same database, open; smaller where that was worth it and could be done. Nobody else is at work on it yet. */
export async function compacted(db: Db, path: string): Promise<Db> {
  const copy = `${path}.part`;
  try {
    // Left by a start that was cut off.
    rmSync(copy, { force: true });
    if (!(await isMostlyFree(db))) return db;
    makePrivate(copy);
    await sql`VACUUM INTO ${copy}`.execute(db);
    bringToDisk(copy);
  } catch (fault) {
    if (!isUnwritable(fault)) throw fault;
    discard(copy);
    return db;
  }
  await db.destroy();
  await putInPlace(copy, path);
  return openDb(path);
}

async function isMostlyFree(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: number; all: number; bytes: number }>`SELECT freelist_count AS free,
    page_count AS "all", page_size AS bytes
    FROM pragma_freelist_count, pragma_page_count, pragma_page_size`.execute(db);
  const { free = 0, all = 0, bytes = 0 } = rows[0] ?? {};
  return free * bytes >= LEAST_BYTES && 2 * free > all;
}

function bringToDisk(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Not while another program has it open, which would go on with a file that is no more: its log would still be there. */
async function putInPlace(copy: string, path: string): Promise<void> {
  try {
    if (existsSync(`${path}-wal`)) return;
    renameSync(copy, path);
    await folderDisk(dirname(path)).synced();
  } catch {
    // The larger one holds the same.
  } finally {
    discard(copy);
  }
}

function discard(copy: string): void {
  try {
    rmSync(copy, { force: true });
  } catch {
    // The next start does.
  }
}
