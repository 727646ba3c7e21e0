// Reading and judging on threads of their own, so that the service answers while a long document is studied.
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Refusal } from '#core/api/errors.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import { asksForGround, type GeorefOf, type Judgement } from '#core/verdict/judge.ts';
import { type Placed, type Studied, type StudyMessage, type StudyTask, study } from '#main/reader/study-task.ts';

const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism()));
const MEMORY_MB = 1500;
const WITHIN_MS = 300_000;
/** A thread that nobody needed for so long gives its memory back. */
const IDLE_MS = 60_000;

export function readApart(pages: readonly Page[], signal?: AbortSignal): Promise<Extraction> {
  return run<Extraction>({ kind: 'read', pages }, signal);
}

/** The survey fabric is asked here, since one connection holds it, and only for the tracts that want it. */
export function judgeApart(extraction: Extraction, georef: GeorefOf, signal?: AbortSignal): Promise<Judgement> {
  const placed = extraction.tracts.map((tract): Placed | null =>
    asksForGround(tract) ? georef(tract, extraction) : null,
  );
  return run<Judgement>({ kind: 'judge', extraction, placed }, signal);
}

interface Idle {
  readonly worker: Worker;
  readonly ending: NodeJS.Timeout;
}

const idle: Idle[] = [];
const waiting: (() => void)[] = [];
let busy = 0;
let unavailable = false;

async function run<Result>(task: StudyTask, signal: AbortSignal | undefined): Promise<Result> {
  if (busy >= MOST_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    signal?.throwIfAborted();
    const worker = unavailable ? null : await takeThread();
    // Slower to answer others, but never wrong: a thread that does not start must not cost anyone a document.
    return (worker === null ? study(task) : await ask(worker, task, signal)) as Result;
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
}

async function takeThread(): Promise<Worker | null> {
  const known = idle.pop();
  if (known !== undefined) {
    clearTimeout(known.ending);
    known.worker.ref();
    return known.worker;
  }
  const worker = new Worker(program(), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve) => {
    const fail = (fault: unknown) => {
      unavailable = true;
      process.emitWarning(`Documents are read on the main thread, for the reading thread does not start: ${fault}`);
      resolve(null);
    };
    worker.once('error', fail);
    worker.once('message', () => {
      worker.off('error', fail);
      resolve(worker);
    });
  });
}

function ask(worker: Worker, task: StudyTask, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (keep: boolean) => {
      clearTimeout(overdue);
      signal?.removeEventListener('abort', stop);
      worker.off('message', hear).off('exit', end);
      if (!keep) void worker.terminate();
      // A thread that is let go may still complain; nobody waits for it any more.
      else worker.off('error', fall);
      if (keep) rest(worker);
    };
    const giveUp = (why: unknown) => {
      settle(false);
      reject(why);
    };
    const stop = () => giveUp(signal?.reason);
    const fall = (fault: unknown) => giveUp(isOutOfMemory(fault) ? tooMuch('is too long to read') : fault);
    const end = () => giveUp(new Error('The reading thread ended without an answer.'));
    const hear = (studied: Studied) => {
      if ('fault' in studied) return giveUp(studied.fault);
      settle(true);
      resolve(studied.result);
    };
    const overdue = setTimeout(() => giveUp(tooMuch('took too long to read')), WITHIN_MS);
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', hear).on('error', fall).on('exit', end);
    // It may have been stopped while the thread was starting.
    if (signal?.aborted) stop();
    else send(worker, task, signal).catch(giveUp);
  });
}

/** Long documents go over page by page, with room for others in between: copying a hundred at once takes a while. */
async function send(worker: Worker, task: StudyTask, signal: AbortSignal | undefined): Promise<void> {
  if (task.kind === 'judge') return worker.postMessage(task);
  for (const page of task.pages) {
    worker.postMessage({ kind: 'page', page } satisfies StudyMessage);
    await setImmediate();
    if (signal?.aborted) return;
  }
  worker.postMessage({ kind: 'read', pages: [] } satisfies StudyMessage);
}

/** Waits for the next document without keeping the program from ending. */
function rest(worker: Worker): void {
  worker.unref();
  const ending = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.worker === worker),
      1,
    );
    void worker.terminate();
  }, IDLE_MS);
  ending.unref();
  idle.push({ worker, ending });
}

function tooMuch(what: string): Refusal {
  return new Refusal('extraction_failed', {}, `The document ${what}.`);
}

function isOutOfMemory(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Beside the sources, or an entry of its own beside the bundle, whose other code may lie in `chunks`. */
function program(): string {
  const here = fileURLToPath(import.meta.url);
  const folder = dirname(here);
  if (here.endsWith('.ts')) return join(folder, 'study-worker.ts');
  return join(folder.endsWith('chunks') ? dirname(folder) : folder, 'study-worker.js');
}
