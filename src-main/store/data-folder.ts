// The data folder: the database, the documents that wait or are kept, and the lock that lets one process in.
import { existsSync, mkdirSync, readFile, renameSync, rmSync, statfsSync, unlink, writeFile } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Disk, folderDisk } from '#main/store/disk.ts';
import { makePrivate, tightenFolder } from '#main/store/private-files.ts';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

const ROOMS = ['documents', 'staged', 'results', 'logs'] as const;
export const DATABASE = 'deedproof.db';
/** Whatever else a start, an import or the window leaves in the folder. */
const OURS =
  /^(deedproof\.db|fabric\.sqlite|lock)(-wal|-shm|-journal)?$|^(documents|staged|results|logs|lost-and-found|compiled)$|^names\.jsonl$|^(keyring|folder|recent|service|window)\b[\w.-]*\.json(\.new)?$/;
const OURS_IN_ROOMS = /^(job|doc|up|import)_|^deedproof\.log/;

/** Another Deedproof is at work in the same folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another Deedproof is using the data folder ${folder}. Close it first, or name another folder.`);
    this.name = 'FolderInUse';
  }
}

export interface DataFolder {
  readonly path: string;
  /** Null in a process that is at work beside the one that has the folder. */
  readonly lock: Sqlite | null;
}

/** Makes the folder when it is new and takes it for this process; refuses with FolderInUse when another has it. */
export function openDataFolder(path: string, { beside = false } = {}): DataFolder {
  for (const room of ROOMS) mkdirSync(join(path, room), { recursive: true, mode: 0o700 });
  tightenFolder(path, (name) => OURS.test(name));
  for (const room of ROOMS) tightenFolder(join(path, room), (name) => OURS_IN_ROOMS.test(name));
  return { path, lock: beside ? null : takeLock(path) };
}

/** Of several that start at once each may see another half way in; without a wait all of them would turn away. */
const LOCK_WAIT_MS = 250;

/** An SQLite lock goes with its process, however that ends, on every platform. */
function takeLock(path: string): Sqlite {
  makePrivate(join(path, 'lock'));
  const lock = openSqlite(join(path, 'lock'), { timeout: LOCK_WAIT_MS });
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
  lock?.exec('ROLLBACK');
  lock?.close();
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
/** Of PostgreSQL: its disk is full, or it takes no writes now. */
const UNWRITABLE_STORE = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|^(53100|25006)$/;

/** True when the disk is full, read-only or gone: nobody's request is to blame, and nobody's code. */
export function isUnwritable(fault: unknown): boolean {
  if (!(fault instanceof Error && 'code' in fault)) return false;
  return (
    UNWRITABLE.has(String(fault.code)) || UNWRITABLE_STORE.test(String(fault.code)) || ROLLED_BACK.test(fault.message)
  );
}

/** What a caller hears then, whatever the type of the refusal. */
export const UNWRITABLE_FOLDER = 'The data folder cannot be written: its disk is full, read-only or gone.';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
const NO_ROOM_IN_STORE = /^SQLITE_(FULL|READONLY|IOERR_WRITE|IOERR_FSYNC)/;

/** True when the disk, whichever it is, has no room to write: what was under way can be done again when it has. */
export function isNoRoom(fault: unknown): boolean {
  if (!(fault instanceof Error && 'code' in fault)) return false;
  const code = String(fault.code);
  return NO_ROOM.has(code) || NO_ROOM_IN_STORE.test(code) || ROLLED_BACK.test(fault.message);
}

const SPARE_BYTES = 1_000_000;
const PROBE = Buffer.alloc(65_536, 1);

/** Whether the folder takes a document of so many bytes again: there is room for it, and a file can be written. */
export async function hasRoom(folder: DataFolder, bytes: number): Promise<boolean> {
  try {
    const { bavail, bsize } = statfsSync(folder.path);
    if (bavail * bsize < 2 * bytes + SPARE_BYTES) return false;
    await draftDurably(folder, 'documents/room', PROBE);
    return true;
  } catch (fault) {
    if (isUnwritable(fault)) return false;
    throw fault;
  } finally {
    removeKept(folder, 'documents/room');
  }
}

/** Not yet under its own name: of no account until a row names it. */
const draftOf = (name: string) => `${name}.part`;

/** Writes a file of the folder; it is on the disk when this resolves. `name` is relative to the folder. */
export async function writeDurably(folder: DataFolder, name: string, bytes: Uint8Array): Promise<void> {
  await withoutHalves(folder, name, () => makeDraft(folder, name, bytes));
  settleDraft(folder, name);
  await namesSynced(folder, dirname(name));
}

/** The same, but the file does not bear its name until `settleDraft`: it is for rows that are still to be written. */
export function draftDurably(folder: DataFolder, name: string, bytes: Uint8Array): Promise<void> {
  return withoutHalves(folder, name, async () => {
    await makeDraft(folder, name, bytes);
    await namesSynced(folder, dirname(name));
  });
}

/** Half a document is worth nothing, and on a full disk its room is. */
async function withoutHalves(folder: DataFolder, name: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (fault) {
    rmSync(join(folder.path, draftOf(name)), { force: true });
    throw fault;
  }
}

function makeDraft(folder: DataFolder, name: string, bytes: Uint8Array): Promise<void> {
  const draft = join(folder.path, draftOf(name));
  return makeFile(draft, bytes).catch((fault: unknown) => {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
    // Left by an earlier try, or put there by somebody else: it is not written through.
    rmSync(draft, { force: true });
    return makeFile(draft, bytes);
  });
}

/** A file that was not there; on the disk when this resolves. */
const makeFile = (path: string, bytes: Uint8Array): Promise<void> =>
  new Promise((done, failed) => {
    const how = { flag: 'wx', mode: 0o600, flush: true };
    writeFile(path, bytes, how, (fault) => (fault === null ? done() : failed(fault)));
  });

const rooms = new WeakMap<DataFolder, Map<string, Disk>>();

/** A new name is on the disk only once its folder is. Windows keeps names by itself and opens no folders. */
async function namesSynced(folder: DataFolder, room: string): Promise<void> {
  if (process.platform === 'win32') return;
  const known = rooms.get(folder) ?? new Map<string, Disk>();
  rooms.set(folder, known);
  const disk = known.get(room) ?? folderDisk(join(folder.path, room));
  known.set(room, disk);
  await disk.synced();
}

export function settleDraft(folder: DataFolder, name: string): void {
  renameKept(folder, draftOf(name), name);
}

/** The bytes of a file of the folder that a row names; null when it is gone. */
export async function readKept(folder: DataFolder, name: string): Promise<Uint8Array | null> {
  // The row may stand since a moment ago, or since before a crash, and the file not yet bear its name.
  return findEither(folder, name, readWhole);
}

/** Half as dear as by a handle. */
const readWhole: (path: string) => Promise<Uint8Array> = promisify(readFile);

/** The same, opened to be read. */
export function openKept(folder: DataFolder, name: string): Promise<FileHandle | null> {
  return findEither(folder, name, (path) => open(path, 'r'));
}

async function findEither<Found>(
  folder: DataFolder,
  name: string,
  look: (path: string) => Promise<Found>,
): Promise<Found | null> {
  const find = (path: string) =>
    look(path).catch((fault: unknown) => {
      if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
      throw fault;
    });
  const named = () => find(join(folder.path, name));
  // Once more by its name, which it may be given between the two looks.
  return (await named()) ?? (await find(join(folder.path, draftOf(name)))) ?? named();
}

/** Whether a file that a row names is there. */
export function isKept(folder: DataFolder, name: string): boolean {
  return existsSync(join(folder.path, name)) || existsSync(join(folder.path, draftOf(name)));
}

export function removeKept(folder: DataFolder, name: string | null): void {
  if (name === null) return;
  for (const one of [draftOf(name), name]) rmSync(join(folder.path, one), { force: true });
}

/** The same by a thread of the system's pool: some disks take a while to give room back. */
export async function removeApart(folder: DataFolder, name: string | null): Promise<void> {
  if (name === null) return;
  // The draft first: it may be given its name meanwhile.
  const draft = join(folder.path, draftOf(name));
  if (existsSync(draft)) rmSync(draft, { force: true });
  const path = join(folder.path, name);
  await new Promise<void>((done, failed) => {
    unlink(path, (fault) => (fault === null || fault.code === 'ENOENT' ? done() : failed(fault)));
  });
}

export function renameKept(folder: DataFolder, from: string, to: string): void {
  renameSync(join(folder.path, from), join(folder.path, to));
}
