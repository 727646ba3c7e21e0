// What lies in the data folder is for its owner alone, and nothing in it is made or opened through a link.
import { chmodSync, closeSync, constants, lstatSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Windows has neither modes nor this flag; its folders of application data are private by themselves. */
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;
const MODES = process.platform !== 'win32';
const FOR_OTHERS = 0o077;

const APPENDING = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | NO_FOLLOW;
const MAKING = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW;

/** Somebody put a link, a folder or a device where a file of the data folder belongs. */
class NoPlainFile extends Error {
  override name = 'NoPlainFile';

  constructor(path: string) {
    super(`${path}: is a link or no plain file. Deedproof opens none in its data folder; put the file itself there.`);
  }
}

/** Adds to a file, made when it is new; a link is refused. */
export function appendPrivately(path: string, text: string): void {
  const file = openSync(path, APPENDING, 0o600);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** Makes a file that is not there yet; a link in its place is refused. */
export function makePrivately(path: string, text: string): void {
  const file = openSync(path, MAKING, 0o600);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** Before SQLite opens a database: the file and those beside it are plain and private, and a new one is made so. */
export function makePrivate(path: string): void {
  const known = ['', '-wal', '-shm', '-journal'].map((side) => tightenFile(`${path}${side}`));
  if (known[0] === true) return;
  try {
    closeSync(openSync(path, MAKING, 0o600));
  } catch (fault) {
    // Another process was faster; what it made is looked at like any other.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
    tightenFile(path);
  }
}

/** False when there is none. */
function tightenFile(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (!found.isFile()) throw new NoPlainFile(path);
  if (MODES && (found.mode & FOR_OTHERS) !== 0) chmodSync(path, 0o600);
  return true;
}

/**
 * The files of ours in a folder, and the folder itself unless it also holds what is not Deedproof's: a person may have
 * named a folder of others.
 */
export function tightenFolder(path: string, isOurs: (name: string) => boolean): void {
  if (!MODES) return;
  const { mode, uid } = statSync(path);
  if (uid !== process.getuid?.()) return;
  const open = (mode & FOR_OTHERS) !== 0;
  const entries = readdirSync(path, { withFileTypes: true });
  if (open && entries.every(({ name }) => isOurs(name))) chmodSync(path, 0o700);
  for (const entry of entries) if (entry.isFile() && isOurs(entry.name)) tightenFile(join(path, entry.name));
}
