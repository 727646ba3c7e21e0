// The data folder: the database, the documents that wait or are kept, and the lock that lets one process in.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openSqlite, type Sqlite } from '#main/store/db.ts';

const ROOMS = ['documents', 'staged', 'logs'] as const;

/** Another Deedproof is at work in the same folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another Deedproof is using the data folder ${folder}. Close it first, or name another folder.`);
    this.name = 'FolderInUse';
  }
}

export interface DataFolder {
  readonly path: string;
  readonly lock: Sqlite;
}

/** Makes the folder when it is new and takes it for this process; refuses with FolderInUse when another has it. */
export function openDataFolder(path: string): DataFolder {
  for (const room of ROOMS) mkdirSync(join(path, room), { recursive: true, mode: 0o700 });
  return { path, lock: takeLock(path) };
}

/** An SQLite lock goes with its process, however that ends, on every platform. */
function takeLock(path: string): Sqlite {
  const lock = openSqlite(join(path, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (fault) {
    lock.close();
    if (fault instanceof Error && 'code' in fault && fault.code === 'SQLITE_BUSY') throw new FolderInUse(path);
    throw fault;
  }
}

export function closeDataFolder({ lock }: DataFolder): void {
  lock.exec('ROLLBACK');
  lock.close();
}

const UNWRITABLE = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOENT',
  'EMFILE',
  'ENFILE',
  'EIO',
  'EFBIG',
]);
/** On a full disk SQLite takes a transaction back by itself; taking it back again is then the fault that is heard. */
const ROLLED_BACK = /^cannot rollback - no transaction is active/;
const UNWRITABLE_STORE = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/;

/** True when the disk is full, read-only or gone: nobody's request is to blame, and nobody's code. */
export function isUnwritable(fault: unknown): boolean {
  if (!(fault instanceof Error && 'code' in fault)) return false;
  return (
    UNWRITABLE.has(String(fault.code)) || UNWRITABLE_STORE.test(String(fault.code)) || ROLLED_BACK.test(fault.message)
  );
}

/** Writes a file of the folder; it is on the disk when this resolves. `name` is relative to the folder. */
export async function writeDurably(folder: DataFolder, name: string, bytes: Uint8Array): Promise<void> {
  const file = await open(join(folder.path, name), 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await settleName(join(folder.path, dirname(name)));
  } catch (fault) {
    // Half a document is worth nothing, and on a full disk its room is.
    removeKept(folder, name);
    throw fault;
  } finally {
    await file.close();
  }
}

/** A new name is on the disk only once its folder is. Windows keeps names by itself and opens no folders. */
async function settleName(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** The bytes of a file of the folder; null when it is gone. */
export async function readKept(folder: DataFolder, name: string): Promise<Uint8Array | null> {
  try {
    return await readFile(join(folder.path, name));
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
    throw fault;
  }
}

export function removeKept(folder: DataFolder, name: string | null): void {
  if (name !== null) rmSync(join(folder.path, name), { force: true });
}

export function renameKept(folder: DataFolder, from: string, to: string): void {
  renameSync(join(folder.path, from), join(folder.path, to));
}

/** Removes files that nothing refers to: what a crash left between writing a file and its row. */
export function removeOrphans(folder: DataFolder, needed: ReadonlySet<string>): void {
  for (const room of ['documents', 'staged']) {
    if (!existsSync(join(folder.path, room))) continue;
    for (const file of readdirSync(join(folder.path, room))) {
      const name = `${room}/${file}`;
      if (!needed.has(name)) removeKept(folder, name);
    }
  }
}
