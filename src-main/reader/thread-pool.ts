// Threads for work that is long or not to be trusted: as many as there are cores, each ended when its work takes too
// much time or memory, so that the service answers meanwhile.
import { availableParallelism, loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { type Transferable, Worker } from 'node:worker_threads';
import { type Ask, type Asking, askThread, type Spoken } from '#main/reader/ask-thread.ts';

const MOST_THREADS = Math.max(1, Math.min(4, availableParallelism()));
/** A thread that nobody needed for so long gives its memory back. */
const IDLE_MS = 60_000;
/**
 * Each takes some sixty megabytes: another is started only once somebody has waited all this while, and longer where others
 * wait for the cores too, of which another thread gets no more.
 */
const BUSY_MS = 250;
const MOST_BUSY_MS = 2000;
const busyMs = (): number =>
  Math.min(MOST_BUSY_MS, BUSY_MS * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
/** However many wait, what is done first is not kept for long by what is done with it. */
const MOST_TOGETHER = 8;
/** Of what is soon garbage. More would stay the thread's, whether it needs it or not. */
const YOUNG_MB = 6;
/**
 * What the compiler is done with goes at once, not when a thread in the background comes to it, by which time a reading thread
 * has sixty megabytes of it; and garbage is cleared away before it is half of what is in use.
 */
const FRUGAL = ['--no-maglev-destroy-on-background', '--heap-growing-percent=30', '--max-semi-space-size=0'];

export interface ThreadWork<Task> extends Asking<Task> {
  /** The thread's program, from `threadProgram`. */
  readonly program: string;
  readonly memory_mb: number;
  /** What a new thread is given for as long as it lives. */
  readonly equip?: () => Equipment;
  /** For tasks that a thread may be given with others; each goes alone without. */
  readonly together?: Together<Task>;
  /** The same work where no thread starts: slower for others, but never wrong. */
  readonly here: (task: Task, ask: Ask) => unknown;
}

/** Short tasks of which a thread is given several at once: what goes between threads costs about as much for one of them. */
export interface Together<Task> {
  /** Whether the next may be added to those that are taken already, beginning with the first alone. */
  readonly fits: (taken: readonly Task[], next: Task) => boolean;
  /** All of them as one, to which the thread says what it would say to each, in their order. */
  readonly join: (tasks: readonly Task[]) => Task;
}

interface Equipment {
  readonly data: unknown;
  /** Of `data`, what goes over to the thread. */
  readonly handed: readonly Transferable[];
  readonly giveBack: () => void;
}

interface Idle {
  readonly worker: Worker;
  readonly ending: NodeJS.Timeout;
}

/** Says to whoever waits what became of it. */
type Tell = () => void;

interface Asked<Task> {
  readonly task: Task;
  readonly signal: AbortSignal | undefined;
  readonly answer: Ask;
  readonly done: (result: unknown) => void;
  readonly failed: (fault: unknown) => void;
}

const noQuestions: Ask = () => {
  throw new Error('Nobody answers the questions of this thread.');
};

export class ThreadPool<Task> {
  readonly #work: ThreadWork<Task>;
  readonly #idle: Idle[] = [];
  readonly #waiting: Asked<Task>[] = [];
  #busy = 0;
  #starting = 0;
  /** Runs while somebody waits and another thread could be started. */
  #patience: NodeJS.Timeout | null = null;
  #unavailable = false;

  constructor(work: ThreadWork<Task>) {
    this.#work = work;
  }

  run(task: Task, signal?: AbortSignal, answer: Ask = noQuestions): Promise<unknown> {
    return new Promise((done, failed) => {
      const asked = { task, signal, answer, done, failed };
      if (this.#busy === 0 || (this.#idle.length > 0 && this.#busy < MOST_THREADS)) this.#begin([asked]);
      else {
        // It waits for a thread that is at work, or for another to be worth its memory.
        this.#waiting.push(asked);
        this.#watch();
      }
    });
  }

  /** Whoever waits for it is told once its place is free: the next that they ask finds it so. */
  #begin(all: readonly Asked<Task>[]): void {
    this.#busy += 1;
    void this.#do(all).then((tell) => {
      this.#busy -= 1;
      this.#next();
      tell();
    });
  }

  /** A place for the first that waits, and for those behind it that may go with it. */
  #next(): void {
    const first = this.#waiting.shift();
    if (first !== undefined) this.#begin(this.#withOthers(first));
    this.#watch();
  }

  /** At most half of those who wait: the rest is for the next thread. */
  #withOthers(first: Asked<Task>): readonly Asked<Task>[] {
    const { together } = this.#work;
    const all = [first];
    if (together === undefined) return all;
    const most = Math.min(MOST_TOGETHER, 1 + Math.floor(this.#waiting.length / 2));
    while (all.length < most) {
      const next = this.#waiting[0];
      const taken = all.map(({ task }) => task);
      if (next === undefined || next.answer !== noQuestions || !together.fits(taken, next.task)) break;
      all.push(next);
      this.#waiting.shift();
    }
    return all;
  }

  async #do(all: readonly Asked<Task>[]): Promise<Tell> {
    try {
      const worker = this.#unavailable ? null : await this.#take();
      const wanted = all.filter(isWanted);
      if (worker !== null && wanted.length > 1) return await this.#askTogether(worker, wanted);
      if (worker !== null && wanted.length === 0) this.#rest(worker);
      return await inTurn(wanted, (one) => this.#doOne(worker, one));
    } catch (fault) {
      return () => {
        for (const { failed } of all) failed(fault);
      };
    }
  }

  async #doOne(worker: Worker | null, { task, signal, answer, done, failed }: Asked<Task>): Promise<Tell> {
    try {
      const result = await (worker === null ? this.#work.here(task, answer) : this.#ask(worker, task, signal, answer));
      return () => done(result);
    } catch (fault) {
      return () => failed(fault);
    }
  }

  /** Where one of them is stopped, or is too much for the thread, the others are done again, each by itself. */
  async #askTogether(worker: Worker, all: readonly Asked<Task>[]): Promise<Tell> {
    const { together } = this.#work;
    if (together === undefined) throw new Error('These tasks go alone.');
    const stop = new AbortController();
    const stopAll = () => stop.abort();
    for (const { signal } of all) signal?.addEventListener('abort', stopAll, { once: true });
    const task = together.join(all.map((one) => one.task));
    const spoken = await this.#ask(worker, task, stop.signal, noQuestions).catch(() => null);
    for (const { signal } of all) signal?.removeEventListener('abort', stopAll);
    if (spoken !== null) return () => tellEach(all, spoken as readonly Spoken[]);
    return inTurn(all, async (one) =>
      isWanted(one) ? this.#doOne(this.#unavailable ? null : await this.#take(), one) : () => undefined,
    );
  }

  /** Only a line that never empties meanwhile calls for another thread, and none while one is on its way. */
  #watch(): void {
    const wanted = this.#waiting.length > 0 && this.#busy < MOST_THREADS && this.#starting === 0;
    if (wanted) this.#patience ??= setTimeout(() => this.#another(), busyMs());
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
    // Electron's engine takes nothing of the kind once it runs.
    if (process.versions.electron === undefined) for (const flag of FRUGAL) setFlagsFromString(flag);
    const equipment = this.#work.equip?.();
    const worker = new Worker(this.#work.program, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: this.#work.memory_mb, maxYoungGenerationSizeMb: YOUNG_MB },
      ...(equipment && { workerData: equipment.data, transferList: [...equipment.handed] }),
    });
    if (equipment !== undefined) worker.once('exit', equipment.giveBack);
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
    return askThread(worker, task, { work: this.#work, signal, answer, rest: () => this.#rest(worker) });
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

/** Each is told before the next is done; the last by the caller. */
async function inTurn<One>(all: readonly One[], work: (one: One) => Promise<Tell>): Promise<Tell> {
  let tell: Tell = () => undefined;
  for (const one of all) {
    tell();
    tell = await work(one);
  }
  return tell;
}

function tellEach<Task>(all: readonly Asked<Task>[], spoken: readonly Spoken[]): void {
  for (const [i, { done, failed }] of all.entries()) {
    const said = spoken[i];
    if (said !== undefined && 'result' in said) done(said.result);
    else failed(said !== undefined && 'fault' in said ? said.fault : new Error('The thread said nothing of it.'));
  }
}

/** One that was stopped while it waited hears so. */
function isWanted<Task>({ signal, failed }: Asked<Task>): boolean {
  if (signal?.aborted === true) failed(signal.reason);
  return signal?.aborted !== true;
}
