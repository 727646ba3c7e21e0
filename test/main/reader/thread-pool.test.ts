import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadPool } from '#main/reader/thread-pool.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const program = join(temporaryFolder('threads'), 'worker.mjs');
writeFileSync(
  program,
  `import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (ms) => setTimeout(() => parentPort.postMessage({ result: threadId }), ms));
  parentPort.postMessage('ready');`,
);

const pool = (Pool = ThreadPool) =>
  new Pool<number>({
    program,
    memory_mb: 50,
    within_ms: 60_000,
    tooMuch: () => new Error('too much'),
    send: (worker, ms) => worker.postMessage(ms),
    here: () => {
      throw new Error('No thread started.');
    },
  });

const threadsOf = async (work: Promise<unknown>[]) => new Set(await Promise.all(work)).size;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('while nobody waits for long one thread does all of it, however much comes at once', async () => {
  const threads = pool();
  await threads.run(0);
  expect(await threadsOf(Array.from({ length: 30 }, () => threads.run(0)))).toBe(1);
});

test.runIf(availableParallelism() > 1)('for one who has waited another is started, and both are kept', async () => {
  const threads = pool();
  await threads.run(0);
  const both = [threads.run(100), threads.run(0)];
  vi.advanceTimersByTime(300);
  expect(await threadsOf(both)).toBe(2);
  // The two that are there now take the next two at once.
  expect(await threadsOf([threads.run(50), threads.run(50), threads.run(50)])).toBe(2);
});

test('one that is stopped while it waits leaves its place to the next', async () => {
  const threads = pool();
  const stop = new AbortController();
  const first = threads.run(50);
  const stopped = threads.run(0, stop.signal);
  const last = threads.run(0);
  stop.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
  expect(await last).toBe(await first);
});

test.runIf(availableParallelism() > 1)('pools share the cores, and one that rests makes room for another', async () => {
  // By themselves: the threads of the other tests still rest.
  vi.resetModules();
  const { ThreadPool: Alone } = await import('#main/reader/thread-pool.ts');
  const [first, second] = [pool(Alone), pool(Alone)];
  const most = Math.min(4, availableParallelism());
  /** As much work as a pool has threads at most, some of which has waited long enough for each of them. */
  const work = async (threads: ThreadPool<number>) => {
    const all = Array.from({ length: most }, () => threads.run(400));
    for (let i = 0; i < most; i++) {
      vi.advanceTimersByTime(300);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  };
  await Promise.all([first.run(0), second.run(0)]);
  const firsts = await work(first);
  expect(await threadsOf(await work(second))).toBe(1);
  await Promise.all(firsts);
  const seconds = Array.from({ length: most }, () => second.run(400));
  vi.advanceTimersByTime(300);
  expect(await threadsOf(seconds)).toBe(2);
});
