// What is done with backups, each on a thread of its own; what a person can mend is told in words.
import { statSync } from 'node:fs';
import { Refusal } from '#core/api/errors.ts';
import { type MadeBackup, makeBackup, PlaceTaken } from '#main/jobs/backup.ts';
import { prepareRestore } from '#main/jobs/restore.ts';
import { type BackupContents, BackupUnreadable, lookIntoBackup } from '#main/store/backup-file.ts';

export type BackupTask =
  | {
      readonly kind: 'make';
      readonly folder: string;
      readonly path: string;
      readonly version: string;
      readonly now: Date;
    }
  | { readonly kind: 'look'; readonly path: string }
  | { readonly kind: 'prepare'; readonly folder: string; readonly path: string };

export async function doBackupTask(task: BackupTask): Promise<MadeBackup | BackupContents | null> {
  if (task.kind !== 'make' && !isFile(task.path)) throw new Refusal('not_permitted', {}, nothingAt(task.path));
  try {
    if (task.kind === 'make') return await makeBackup(task.folder, task.path, task);
    if (task.kind === 'look') return lookIntoBackup(task.path);
    await prepareRestore(task.folder, task.path);
    return null;
  } catch (fault) {
    const said = saidOf(task, fault);
    if (said === null) throw fault;
    throw new Refusal('not_permitted', {}, said);
  }
}

/** Null for a bug. */
function saidOf({ kind, path }: BackupTask, fault: unknown): string | null {
  if (fault instanceof PlaceTaken || fault instanceof BackupUnreadable) return fault.message;
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  const could = kind === 'make' ? `${path} could not be made` : `${path} could not be brought back`;
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code)) return `${could}: the disk is full.`;
  if (kind === 'make' && /^(ENOENT|ENOTDIR)/.test(code)) return `${could}: there is no such folder.`;
  if (kind === 'make' && /^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|IOERR))/.test(code))
    return `${could}: that place may not be written.`;
  if (/^(ENOENT|EISDIR|EACCES|EPERM|SQLITE_CANTOPEN)/.test(code)) return nothingAt(path);
  return null;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
const nothingAt = (path: string): string => `${path}: there is no such file to read.`;
