// One child process that parses or recognises. It can be ended at any moment, and its end fails only what it was doing.
import { type ChildProcess, fork } from 'node:child_process';
import { type ErrorType, Refusal } from '#core/api/errors.ts';
import { type WorkerName, workerPath } from '#main/ingest/worker-path.ts';

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
}

interface Pending {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** A process that waits instead of working uses no processor time: this many times the limit, on the clock, ends it. */
const CLOCK_FACTOR = 20;

/** Parsers see none of the service's environment, only what a process needs to start. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'HOME', 'LD_LIBRARY_PATH', 'LANG'];

const STOPPED: Readonly<Record<string, string>> = {
  memory: 'Reading this document took more memory than it may.',
  time: 'Reading this document took longer than it may.',
};

export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  #next = 1;
  #stderr = '';
  #alive = true;
  #ending: unknown = null;

  constructor(name: WorkerName, memory_bytes: number) {
    this.#child = fork(workerPath(name), [String(memory_bytes)], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.on('message', (reply: TaskReply) => this.#settle(reply));
    this.#child.on('error', (error) => this.#gone(error.message));
    this.#child.on('exit', () => this.#gone(this.#stderr));
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('utf8')).slice(-2000);
    });
    this.rest();
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** While it rests, the process does not keep the application from ending. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    (this.#child.stderr as { unref?: () => void } | null)?.unref?.();
  }

  wake(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }

  async run<T>(task: string, input: unknown, seconds: number, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (!this.#alive) throw failure(this.#stderr);
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
        this.#child.send({ id, task, input, seconds } satisfies TaskRequest, (error) => {
          // The exit event carries the reason and follows at once; this settles the rare send that outlives it.
          if (error !== null && !this.#alive) this.#settle({ id, message: error.message });
        });
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
    this.#child.kill('SIGKILL');
  }

  #settle(reply: TaskReply): void {
    const pending = this.#pending.get(reply.id);
    if (reply.message === undefined) pending?.resolve(reply.value);
    else pending?.reject(new Refusal(reply.refusal ?? 'extraction_failed', {}, reply.message));
  }

  #gone(words: string): void {
    this.#alive = false;
    for (const pending of this.#pending.values()) pending.reject(this.#ending ?? failure(words));
  }
}

function failure(stderr: string): Refusal {
  const reason = /stopped: (\w+)/.exec(stderr)?.[1];
  const sentence = reason === undefined ? undefined : STOPPED[reason];
  return new Refusal('extraction_failed', {}, sentence ?? 'The program that reads documents stopped on this one.');
}

function environment(): NodeJS.ProcessEnv {
  const kept = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  // In the installed application the executable is Electron, which then behaves as Node.
  return { ...Object.fromEntries(kept), ELECTRON_RUN_AS_NODE: '1' };
}
