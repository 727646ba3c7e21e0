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

const pool = () =>
  new ThreadPool<number>({
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
