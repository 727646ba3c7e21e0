// Backups are made, looked into and brought back on a thread, since every byte of a library passes through: the service
// answers meanwhile.
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import type { MadeBackup } from '#main/jobs/backup.ts';
import { ThreadPool } from '#main/reader/thread-pool.ts';
import { threadProgram } from '#main/reader/thread-program.ts';
import { type BackupTask, doBackupTask } from '#main/service/backup/backup-task.ts';
import { receivedFault } from '#main/service/replies/thread-fault.ts';
import type { BackupContents } from '#main/store/backup-file.ts';

const A_DAY_MS = 86_400_000;

const threads = new ThreadPool<BackupTask>({
  program: threadProgram(import.meta.url, 'backup-worker'),
  memory_mb: 1500,
  within_ms: A_DAY_MS,
  tooMuch: () => new Refusal('not_permitted', {}, 'The backup is more than this machine can work through.'),
  send: (worker, task) => worker.postMessage(task),
  here: doBackupTask,
});

async function work<Result>(task: BackupTask): Promise<Result> {
  try {
    return (await threads.run(task)) as Result;
  } catch (fault) {
    throw receivedFault(fault);
  }
}

export const makeBackupApart = ({ folder, config, now }: App, path: string): Promise<MadeBackup> =>
  work({ kind: 'make', folder: folder.path, path, version: config.version, now: now() });

export const lookIntoApart = (path: string): Promise<BackupContents> => work({ kind: 'look', path });

export const prepareRestoreApart = ({ folder }: App, path: string): Promise<null> =>
  work({ kind: 'prepare', folder: folder.path, path });
