// Worker processes as Electron's own utility processes: its executable does not behave as Node once packaged.
import { utilityProcess } from 'electron';
import type { AppOptions } from '#main/app.ts';

/** More of what a process says before it ends than anyone reads. */
const LAST_WORDS = 2000;

export const utilityWorker: NonNullable<AppOptions['launch_worker']> = (file, argument) => {
  const child = utilityProcess.fork(file, [argument], {
    serviceName: 'Deedproof document reader',
    stdio: ['ignore', 'ignore', 'pipe'],
    // A parser of untrusted files sees nothing of the environment.
    env: {},
  });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-LAST_WORDS);
  });
  return {
    send: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', listener),
    onExit: (listener) => void child.on('exit', () => listener(words)),
    kill: () => {
      // A parser that is stuck heeds no polite request; without a process id it has ended already.
      if (child.pid !== undefined) process.kill(child.pid, 'SIGKILL');
    },
    // Electron ends its utility processes with itself: none of them keeps it open.
    hold: () => undefined,
  };
};
