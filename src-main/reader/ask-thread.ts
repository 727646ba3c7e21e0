// One task on a thread that is there for it: what goes to and fro, and the end of a thread to which it is too much.
import type { Worker } from 'node:worker_threads';

/** What a thread says: that it wants to know something, that it is done, or that it could not do it. */
export type Spoken = { readonly question: unknown } | { readonly result: unknown } | { readonly fault: unknown };

/** Answers what a thread wants to know. */
export type Ask = (question: unknown) => Promise<unknown> | unknown;

export interface Asking<Task> {
  readonly within_ms: number;
  /** What the asker hears when the time or the memory was not enough. */
  readonly tooMuch: (of: 'time' | 'memory') => Error;
  readonly send: (worker: Worker, task: Task, signal: AbortSignal | undefined) => Promise<void> | void;
}

interface How<Task> {
  readonly work: Asking<Task>;
  readonly signal: AbortSignal | undefined;
  readonly answer: Ask;
  /** For a thread that can take another. */
  readonly rest: () => void;
}

export function askThread<Task>(
  worker: Worker,
  task: Task,
  { work, signal, answer, rest }: How<Task>,
): Promise<unknown> {
  const { within_ms, tooMuch, send } = work;
  return new Promise((resolve, reject) => {
    const settle = (keep: boolean) => {
      clearTimeout(overdue);
      signal?.removeEventListener('abort', stop);
      worker.off('message', hear).off('exit', end);
      if (!keep) void worker.terminate();
      // A thread that is let go may still complain; nobody waits for it any more.
      else worker.off('error', fall);
      if (keep) rest();
    };
    const giveUp = (why: unknown) => {
      settle(false);
      reject(why);
    };
    const stop = () => giveUp(signal?.reason);
    const fall = (fault: unknown) => giveUp(isOutOfMemory(fault) ? tooMuch('memory') : fault);
    const end = () => giveUp(new Error('The thread ended without an answer.'));
    const hear = (spoken: Spoken) => {
      if ('question' in spoken) {
        Promise.resolve(spoken.question)
          .then(answer)
          .then((told) => worker.postMessage({ told }), giveUp);
      } else if ('fault' in spoken) {
        settle(true);
        reject(spoken.fault);
      } else {
        settle(true);
        resolve(spoken.result);
      }
    };
    const overdue = setTimeout(() => giveUp(tooMuch('time')), within_ms);
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', hear).on('error', fall).on('exit', end);
    // It may have been stopped while the thread was starting.
    if (signal?.aborted) stop();
    else Promise.resolve(send(worker, task, signal)).catch(giveUp);
  });
}

function isOutOfMemory(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
