// The search for the likely bad calls of a tract, beside the window rather than in it. One is sought in at a time: what is
// asked meanwhile waits, and only the last of it.
import type { Extraction } from '#core/schema/extraction.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { verdictOn } from '#renderer/state/verdict-on.ts';

interface Search {
  readonly asked: Extraction;
  readonly answer: (verdict: TractVerdict) => void;
}

let worker: Worker | null = null;
let running: Search | null = null;
let waiting: Search | null = null;

/** Answers with the verdict, slips and all; an answer may come when something else is asked already. */
export function seekSlips(asked: Extraction, answer: (verdict: TractVerdict) => void): void {
  waiting = { asked, answer };
  if (running === null) next();
}

function next(): void {
  running = waiting;
  waiting = null;
  if (running === null) return;
  worker ??= openWorker();
  worker.postMessage(running.asked);
}

function openWorker(): Worker {
  const opened = new Worker(new URL('./slip-worker.ts', import.meta.url), { type: 'module' });
  opened.addEventListener('message', ({ data }: MessageEvent<TractVerdict>) => finish(data));
  // Without a thread, which a service that is away cannot send, it is sought here: slower to type against, and the same.
  opened.addEventListener('error', () => {
    opened.terminate();
    worker = null;
    if (running !== null) finish(verdictOn(running.asked, false));
  });
  return opened;
}

function finish(verdict: TractVerdict): void {
  const done = running;
  running = null;
  done?.answer(verdict);
  next();
}
