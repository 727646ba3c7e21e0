// One ear for all reading threads, on a thread of its own: they may be ended at any time, and this one never is while it hears.
import { MessageChannel, type MessagePort, SHARE_ENV, Worker } from 'node:worker_threads';
import { awaitOutside, newState } from '#main/reader/ear/uninterrupted.ts';
import { threadProgram } from '#main/reader/thread-program.ts';

interface Ear {
  readonly worker: Worker;
  /** Reading threads that have a port to it. */
  lent: number;
}

export interface LentEar {
  readonly port: MessagePort;
  /** Once the thread that it was lent to has ended; with the last one the ear gives its memory back. */
  readonly giveBack: () => void;
}

let ear: Ear | null = null;

/** It makes next to no garbage. */
const YOUNG_MB = 3;

export function lendEar(): LentEar {
  ear ??= startEar();
  const own = ear;
  own.lent += 1;
  const { port1, port2 } = new MessageChannel();
  own.worker.postMessage(port1, [port1]);
  return {
    port: port2,
    giveBack: () => {
      own.lent -= 1;
      if (own.lent > 0) return;
      own.worker.postMessage('end');
      if (ear === own) ear = null;
    },
  };
}

function startEar(): Ear {
  const state = newState();
  const worker = new Worker(threadProgram(import.meta.url, 'ear-worker'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    workerData: { state: state.buffer },
    // What a thread sets among its own, native code never sees: the engine would not be told to keep quiet.
    env: SHARE_ENV,
  });
  worker.unref();
  const wait = () => awaitOutside(state);
  process.on('exit', wait);
  const own = { worker, lent: 0 };
  worker.on('error', (fault) => process.emitWarning(`The thread that hears sentences has failed: ${fault}`));
  worker.on('exit', () => {
    process.off('exit', wait);
    if (ear === own) ear = null;
  });
  return own;
}
