// A thread for bodies that were posted back: takes one after another.
import { parentPort } from 'node:worker_threads';
import type { Spoken } from '#main/reader/thread-pool.ts';
import { doHeldTask, type HeldTask } from '#main/service/posted/posted-task.ts';
import { toldFault } from '#main/service/replies/thread-fault.ts';

let hear: (told: unknown) => void = () => undefined;

const say = (spoken: Spoken | 'ready') => parentPort?.postMessage(spoken);

function ask(question: unknown): Promise<unknown> {
  say({ question });
  return new Promise((resolve) => {
    hear = resolve;
  });
}

parentPort?.on('message', (message: HeldTask | { readonly told: unknown }) => {
  if ('told' in message) hear(message.told);
  else
    doHeldTask(message, ask).then(
      (result) => say({ result }),
      (fault: unknown) => say({ fault: toldFault(fault) }),
    );
});
say('ready');
