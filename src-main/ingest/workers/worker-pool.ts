// A few worker processes, started when first needed, kept for the next document, replaced when they end.
import { Refusal } from '#core/api/errors.ts';
import type { WorkerName } from '#main/ingest/workers/worker-path.ts';
import { WorkerProcess } from '#main/ingest/workers/worker-process.ts';

/** A process is replaced after this many uses, so that nothing it leaked can add up. */
const USES = 200;

export class WorkerPool {
  readonly #name: WorkerName;
  readonly #size: number;
  readonly #memory_bytes: number;
  readonly #resting: WorkerProcess[] = [];
  readonly #working = new Set<WorkerProcess>();
  readonly #uses = new WeakMap<WorkerProcess, number>();
  readonly #waiting: (() => void)[] = [];
  #turns = 0;

  constructor(name: WorkerName, size: number, memory_bytes: number) {
    this.#name = name;
    this.#size = size;
    this.#memory_bytes = memory_bytes;
  }

  get size(): number {
    return this.#size;
  }

  /** Gives the work a process of its own for as long as it lasts. */
  async use<T>(signal: AbortSignal | undefined, work: (worker: WorkerProcess) => Promise<T>): Promise<T> {
    await this.#turn(signal);
    const worker = this.#take();
    try {
      return await work(worker);
    } catch (error) {
      // A refusal is an answer; after anything else the process goes, with whatever state the document left in it.
      if (!(error instanceof Refusal)) worker.end(error);
      throw error;
    } finally {
      this.#giveBack(worker);
    }
  }

  close(): void {
    for (const worker of [...this.#resting, ...this.#working]) worker.end(new Error('The reader was closed.'));
    this.#resting.length = 0;
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#turns < this.#size) {
      this.#turns++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal?.reason);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(enter);
    });
  }

  #take(): WorkerProcess {
    let worker = this.#resting.pop();
    while (worker !== undefined && !worker.alive) worker = this.#resting.pop();
    worker ??= new WorkerProcess(this.#name, this.#memory_bytes);
    this.#working.add(worker);
    worker.wake();
    return worker;
  }

  #giveBack(worker: WorkerProcess): void {
    this.#working.delete(worker);
    const uses = (this.#uses.get(worker) ?? 0) + 1;
    this.#uses.set(worker, uses);
    if (worker.alive && uses < USES) {
      worker.rest();
      this.#resting.push(worker);
    } else {
      worker.end();
    }
    const next = this.#waiting.shift();
    // The turn passes to the next in line without being given up in between.
    if (next === undefined) this.#turns--;
    else next();
  }
}
