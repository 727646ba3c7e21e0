// One child process that parses or recognises. It can be ended at any moment, and its end fails only what it was doing.
import { type ErrorType, Refusal } from '#core/api/errors.ts';
import { type LaunchedWorker, launchWorker } from '#main/ingest/workers/worker-launch.ts';
import { type WorkerName, workerPath } from '#main/ingest/workers/worker-path.ts';

export interface TaskRequest {
  id: number;
  task: string;
  input: unknown;
  /** Processor time that the task may take. */
  seconds: number;
}

export interface TaskReply {
  id: number;
  value?: unknown;
  refusal?: ErrorType;
  message?: string;
  /** Of a fault of the system, such as a full disk. */
  code?: string;
}

interface Pending {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** A process that waits instead of working uses no processor time: this many times the limit, on the clock, ends it. */
const CLOCK_FACTOR = 20;

const STOPPED: Readonly<Record<string, string>> = {
  memory: 'Reading it took more memory than it may.',
  time: 'Reading it took longer than it may.',
};

export class WorkerProcess {
  readonly #launched: LaunchedWorker;
  readonly #pending = new Map<number, Pending>();
  #next = 1;
  #lastWords = '';
  #alive = true;
  #ending: unknown = null;

  constructor(name: WorkerName, memory_bytes: number) {
    this.#launched = launchWorker(workerPath(name), String(memory_bytes));
    this.#launched.onMessage((reply) => this.#settle(reply as TaskReply));
    this.#launched.onExit((lastWords) => this.#gone(lastWords));
    this.rest();
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** While it rests, the process does not keep the application from ending. */
  rest(): void {
    this.#launched.hold(false);
  }

  wake(): void {
    this.#launched.hold(true);
  }

  async run<T>(task: string, input: unknown, seconds: number, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (!this.#alive) throw this.#ending ?? failure(this.#lastWords);
    const id = this.#next++;
    const clock = setTimeout(
      () => this.end(new Refusal('extraction_failed', {}, STOPPED.time)),
      seconds * 1000 * CLOCK_FACTOR,
    );
    const cancel = () => this.end(signal?.reason);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise<T>((resolve, reject) => {
        this.#pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
        this.#launched.send({ id, task, input, seconds } satisfies TaskRequest);
      });
    } finally {
      clearTimeout(clock);
      signal?.removeEventListener('abort', cancel);
      this.#pending.delete(id);
    }
  }

  /** Ends the process; what was under way is rejected with the reason. */
  end(reason?: unknown): void {
    this.#ending ??= reason ?? null;
    this.#alive = false;
    this.#launched.kill();
  }

  #settle(reply: TaskReply): void {
    const pending = this.#pending.get(reply.id);
    if (reply.message === undefined) pending?.resolve(reply.value);
    else pending?.reject(reply.code === undefined ? refusalOf(reply) : noRoom(reply.code));
  }

  #gone(lastWords: string): void {
    this.#alive = false;
    this.#lastWords = lastWords;
    for (const pending of this.#pending.values()) pending.reject(this.#ending ?? failure(lastWords));
  }
}

const refusalOf = ({ refusal, message }: TaskReply) => new Refusal(refusal ?? 'extraction_failed', {}, message);

/** The disk's fault and not the document's: it is read again when there is room. */
const noRoom = (code: string) => Object.assign(new Error('There was no room on the disk.'), { code });

function failure(stderr: string): Error {
  const full = /\b(ENOSPC|EDQUOT)\b/.exec(stderr)?.[1];
  if (full !== undefined) return noRoom(full);
  const reason = /stopped: (\w+)/.exec(stderr)?.[1];
  const sentence = reason === undefined ? undefined : STOPPED[reason];
  return new Refusal('extraction_failed', {}, sentence ?? 'The program that reads documents stopped on this one.');
}
