import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const SOURCES = join(import.meta.dirname, '../../../../src-main/ingest/workers');
/** A worker whose one task never ends, nor lets anything else have its turn. */
const STUCK = `import { serveTasks } from ${JSON.stringify(join(SOURCES, 'serve-tasks.ts'))};
serveTasks({ stick: () => { process.send('stuck'); for (;;); } });`;
/** A parent that gives it the task and says which process it is once the task is begun. */
const PARENT = `import { fork } from 'node:child_process';
const worker = fork(process.argv[1], ['4000000000'], { execArgv: [] });
worker.send({ id: 1, task: 'stick', input: null, seconds: 3600 });
worker.once('message', () => console.log(worker.pid));`;

let stuck = 0;
afterEach(() => {
  if (isThere(stuck)) process.kill(stuck, 'SIGKILL');
});

function isThere(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.skipIf(process.platform === 'win32')(
  'a worker gives way to the service, and ends in the middle of a task when its parent is killed',
  async () => {
    const file = join(temporaryFolder('stuck'), 'stuck.ts');
    writeFileSync(file, STUCK);
    const parent: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', PARENT, file], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [pid] = (await once(parent.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    stuck = Number(pid.toString('utf8'));
    expect(isThere(stuck)).toBe(true);
    expect(getPriority(stuck)).toBe(Math.max(5, getPriority()));
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await expect.poll(() => isThere(stuck), { interval: 50 }).toBe(false);
  },
);
