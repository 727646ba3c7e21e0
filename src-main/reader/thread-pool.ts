// Threads for work that is long or not to be trusted: as many as there are cores, each ended when its work takes too
// much time or memory, so that the service answers meanwhile.
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism()));
/** A thread that nobody needed for so long gives its memory back. */
const IDLE_MS = 60_000;
/** Each takes some sixty megabytes: another is started only once somebody has waited all this while. */
const BUSY_MS = 250;
/** Of what is soon garbage. More would stay the thread's, whether it needs it or not. */
const YOUNG_MB = 6;

/** What a thread says: that it wants to know something, that it is done, or that it could not do it. */
export type Spoken = { readonly question: unknown } | { readonly result: unknown } | { readonly fault: unknown };

export interface ThreadWork<Task> {
  /** The thread's program, from `threadProgram`. */
  readonly program: string;
  readonly memory_mb: number;
  readonly within_ms: number;
  /** What the asker hears when the time or the memory was not enough. */
  readonly tooMuch: (of: 'time' | 'memory') => Error;
  readonly send: (worker: Worker, task: Task, signal: AbortSignal | undefined) => Promise<void> | void;
  /** The same work where no thread starts: slower for others, but never wrong. */
  readonly here: (task: Task, ask: Ask) => unknown;
}

/** Answers what a thread wants to know. */
export type Ask = (question: unknown) => Promise<unknown> | unknown;

interface Idle {
  readonly worker: Worker;
  readonly ending: NodeJS.Timeout;
}

const noQuestions: Ask = () => {
  throw new Error('Nobody answers the questions of this thread.');
};

export class ThreadPool<Task> {
  readonly #work: ThreadWork<Task>;
  readonly #idle: Idle[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  /** Places that were handed on to those who waited, and not yet taken. */
  #handed = 0;
  #starting = 0;
  /** Runs while somebody waits and another thread could be started. */
  #patience: NodeJS.Timeout | null = null;
  #unavailable = false;

  constructor(work: ThreadWork<Task>) {
    this.#work = work;
  }

  async run(task: Task, signal?: AbortSignal, answer: Ask = noQuestions): Promise<unknown> {
    const free = this.#idle.length > this.#handed && this.#busy < MOST_THREADS;
    if (this.#busy === 0 || free) this.#busy += 1;
    else await this.#turn();
    try {
      signal?.throwIfAborted();
      const worker = this.#unavailable ? null : await this.#take();
      return await (worker === null ? this.#work.here(task, answer) : this.#ask(worker, task, signal, answer));
    } finally {
      this.#busy -= 1;
      this.#next();
    }
  }

  /** Waits for a thread that is at work, or for another to be worth its memory. */
  async #turn(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#watch();
    });
    this.#handed -= 1;
  }

  /** A place for the first that waits. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next !== undefined) {
      this.#busy += 1;
      this.#handed += 1;
      next();
    }
    this.#watch();
  }

  /** Only a line that never empties meanwhile calls for another thread, and none while one is on its way. */
  #watch(): void {
    const wanted = this.#waiting.length > 0 && this.#busy < MOST_THREADS && this.#starting === 0;
    if (wanted) this.#patience ??= setTimeout(() => this.#another(), BUSY_MS);
    else {
      clearTimeout(this.#patience ?? undefined);
      this.#patience = null;
    }
  }

  #another(): void {
    this.#patience = null;
    this.#next();
  }

  async #take(): Promise<Worker | null> {
    const known = this.#idle.pop();
    if (known !== undefined) {
      clearTimeout(known.ending);
      known.worker.ref();
      return known.worker;
    }
    this.#starting += 1;
    const worker = new Worker(this.#work.program, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: this.#work.memory_mb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const started = new Promise<Worker | null>((resolve) => {
      const fail = (fault: unknown) => {
        this.#unavailable = true;
        process.emitWarning(`Documents are worked on in the main thread, for another does not start: ${fault}`);
        resolve(null);
      };
      worker.once('error', fail);
      worker.once('message', () => {
        worker.off('error', fail);
        resolve(worker);
      });
    });
    return started.finally(() => {
      this.#starting -= 1;
      this.#watch();
    });
  }

  #ask(worker: Worker, task: Task, signal: AbortSignal | undefined, answer: Ask): Promise<unknown> {
    const { within_ms, tooMuch, send } = this.#work;
    return new Promise((resolve, reject) => {
      const settle = (keep: boolean) => {
        clearTimeout(overdue);
        signal?.removeEventListener('abort', stop);
        worker.off('message', hear).off('exit', end);
        if (!keep) void worker.terminate();
        // A thread that is let go may still complain; nobody waits for it any more.
        else worker.off('error', fall);
        if (keep) this.#rest(worker);
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

  /** Waits for the next task without keeping the program from ending. */
  #rest(worker: Worker): void {
    worker.unref();
    const ending = setTimeout(() => {
      this.#idle.splice(
        this.#idle.findIndex((one) => one.worker === worker),
        1,
      );
      void worker.terminate();
    }, IDLE_MS);
    ending.unref();
    this.#idle.push({ worker, ending });
  }
}

function isOutOfMemory(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** A program beside the source that asks, or an entry of its own beside the bundle, whose other code may lie in `chunks`. */
export function threadProgram(asking: string, name: string): string {
  const here = fileURLToPath(asking);
  const folder = dirname(here);
  if (here.endsWith('.ts')) return join(folder, `${name}.ts`);
  return join(folder.endsWith('chunks') ? dirname(folder) : folder, `${name}.js`);
}
