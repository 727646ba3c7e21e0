// A thread for backups: takes one task after another.
import { parentPort } from 'node:worker_threads';
import type { Spoken } from '#main/reader/ask-thread.ts';
import { type BackupTask, doBackupTask } from '#main/service/backup/backup-task.ts';
import { sentFault } from '#main/service/replies/thread-fault.ts';

const say = (spoken: Spoken | 'ready') => parentPort?.postMessage(spoken);

parentPort?.on('message', (task: BackupTask) => {
  doBackupTask(task).then(
    (result) => say({ result }),
    (fault: unknown) => say({ fault: sentFault(fault) }),
  );
});
say('ready');
