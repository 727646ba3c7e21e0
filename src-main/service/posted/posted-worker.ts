// A thread for bodies that were posted back: takes one after another.
import { parentPort } from 'node:worker_threads';
import type { Spoken } from '#main/reader/ask-thread.ts';
import { doPostedTask, type PostedTask } from '#main/service/posted/posted-task.ts';
import { sentFault } from '#main/service/replies/thread-fault.ts';

let hear: (told: unknown) => void = () => undefined;

const say = (spoken: Spoken | 'ready') => parentPort?.postMessage(spoken);

function ask(question: unknown): Promise<unknown> {
  say({ question });
  return new Promise((resolve) => {
    hear = resolve;
  });
}

parentPort?.on('message', (message: PostedTask | { readonly told: unknown }) => {
  if ('told' in message) hear(message.told);
  else
    doPostedTask(message, ask).then(
      (result) => say({ result }),
      (fault: unknown) => say({ fault: sentFault(fault) }),
    );
});
say('ready');
