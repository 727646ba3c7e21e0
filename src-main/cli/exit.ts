// How a command ends: its exit code, and what a refusal or a fault prints.
import { Refusal } from '#core/api/errors.ts';

export const EXIT = { good: 0, fault: 1, refused: 2, mismatch: 3 } as const;

/** One line for a person: the error type and the sentence. */
export function refusalLine(subject: string, refusal: Refusal): string {
  return `${subject}: ${refusal.type}: ${refusal.message}`;
}

/** Prints what went wrong and sets the exit code; never a stack trace for a refusal. */
export function exitWith(problem: unknown): void {
  if (problem instanceof Refusal) {
    console.error(refusalLine('deedproof', problem));
    process.exitCode = EXIT.refused;
    return;
  }
  const file = folderProblemOf(problem) ?? fileProblemOf(problem);
  console.error(file === null ? problem : `deedproof: ${file}`);
  process.exitCode = file === null ? EXIT.fault : EXIT.refused;
}

/** Known by name, so that the store need not be loaded to say it. */
const FOLDER_PROBLEMS = new Set([
  'FolderInUse',
  'FolderTooNew',
  'KeyringUnreadable',
  'DatabaseBehind',
  'SigningKeyGone',
  'NoPlainFile',
  'PortTaken',
  'PlaceTaken',
  'BackupUnreadable',
]);

function folderProblemOf(problem: unknown): string | null {
  return problem instanceof Error && FOLDER_PROBLEMS.has(problem.name) ? problem.message : null;
}

/** A plain sentence for the ordinary troubles with files and folders; null for anything else. `file` where it does not say. */
export function fileProblemOf(problem: unknown, file = 'that path'): string | null {
  if (!(problem instanceof Error) || !('code' in problem)) return null;
  const path = 'path' in problem ? String(problem.path) : file;
  switch (problem.code) {
    case 'ENOENT':
      return `${path}: there is no such file or folder.`;
    case 'EACCES':
    case 'EPERM':
      return `${path}: may not be read or written.`;
    case 'EISDIR':
      return `${path}: is a folder, not a file.`;
    case 'ENOSPC':
      return `${path}: the disk is full.`;
    case 'EROFS':
      return `${path}: the disk is read-only.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path}: is a file, not a folder.`;
    case 'ENAMETOOLONG':
      return `${path}: the name is too long for this disk.`;
    case 'ERR_FS_FILE_TOO_LARGE':
      return `${path}: the file is too large.`;
    default:
      return storeProblemOf(ROLLED_BACK.test(problem.message) ? 'SQLITE_FULL' : String(problem.code));
  }
}

/** On a full disk SQLite takes a transaction back by itself; taking it back again is then the fault that is heard. */
const ROLLED_BACK = /^cannot rollback - no transaction is active/;

const STORE_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_FULL/, 'the disk of the data folder is full.'],
  [/^SQLITE_(READONLY|CANTOPEN|PERM)/, 'the database of the data folder may not be written.'],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    'the database of the data folder is damaged. Put back a copy of deedproof.db and remove deedproof.db-wal and ' +
      'deedproof.db-shm beside it, or take deedproof.db away and run deedproof restore.',
  ],
  [/^SQLITE_IOERR/, 'the disk of the data folder does not answer.'],
];

function storeProblemOf(code: string): string | null {
  return STORE_PROBLEMS.find(([known]) => known.test(code))?.[1] ?? null;
}
