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
  // Where the cores are short, it is longer until then.
  vi.advanceTimersByTime(3000);
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

const several = join(temporaryFolder('threads'), 'several.mjs');
writeFileSync(
  several,
  `import { parentPort } from 'node:worker_threads';
  const said = (word) => word === 'bad' ? { fault: new Error('bad') } : { result: word };
  const end = () => process.exit(1);
  parentPort.on('message', (words) => {
    if (words.includes('fatal')) end();
    else if (!words.includes('endless')) parentPort.postMessage(words.length > 1 ? { result: words.map(said) } : said(words[0]));
  });
  parentPort.postMessage('ready');`,
);

/** What was sent at once, and the pool that sends it. */
function togetherPool() {
  const sent: string[] = [];
  const threads = new ThreadPool<string[]>({
    program: several,
    memory_mb: 50,
    within_ms: 60_000,
    tooMuch: () => new Error('too much'),
    send: (worker, words) => {
      sent.push(words.join(' '));
      worker.postMessage(words);
    },
    together: { fits: (_, [word]) => word !== 'long', join: (all) => all.flat() },
    here: () => {
      throw new Error('No thread started.');
    },
  });
  return { threads, sent };
}

const outcomesOf = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message));

test('half of those who wait go to a thread together, and each hears its own', async () => {
  const { threads, sent } = togetherPool();
  const words = ['a', 'b', 'c', 'bad', 'd', 'long', 'e'];
  expect(await outcomesOf(words.map((word) => threads.run([word])))).toEqual(words);
  expect(sent).toEqual(['a', 'b c bad', 'd', 'long', 'e']);
});

test('where one ends the thread, the others that went with it are done again', async () => {
  const { threads, sent } = togetherPool();
  const words = ['a', 'b', 'fatal', 'c', 'd', 'e', 'f'];
  const heard = await outcomesOf(words.map((word) => threads.run([word])));
  expect(heard).toEqual(['a', 'b', 'The thread ended without an answer.', 'c', 'd', 'e', 'f']);
  expect(sent.slice(0, 5)).toEqual(['a', 'b fatal c', 'b', 'fatal', 'c']);
});

test('one that is stopped stops at once, and the others that went with it are done again', async () => {
  const { threads, sent } = togetherPool();
  const stop = new AbortController();
  const words = ['a', 'b', 'endless', 'c', 'd'];
  const work = words.map((word) => threads.run([word], word === 'endless' ? stop.signal : undefined));
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b endless']), { interval: 0 });
  stop.abort(new Error('stopped'));
  expect(await outcomesOf(work)).toEqual(['a', 'b', 'stopped', 'c', 'd']);
});
