// Processes that can be ended: by their limits, by the caller, or by themselves.
import { afterEach, describe, expect, test } from 'vitest';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import { forkedWorker, launchWorkersBy } from '#main/ingest/workers/worker-launch.ts';
import { WorkerPool } from '#main/ingest/workers/worker-pool.ts';
import { WorkerProcess } from '#main/ingest/workers/worker-process.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';

const started: { end: () => void }[] = [];
afterEach(() => {
  for (const worker of started.splice(0)) worker.end();
});

function parser(memory_bytes = INGEST_LIMITS.parse_memory_bytes): WorkerProcess {
  const worker = new WorkerProcess('parse-worker', memory_bytes);
  worker.wake();
  started.push(worker);
  return worker;
}

const open = async (worker: WorkerProcess, signal?: AbortSignal) =>
  worker.run<number>(
    'open',
    { bytes: await pdfOf((page) => page.text('Beginning')), limits: INGEST_LIMITS },
    30,
    signal,
  );

describe('a worker process', () => {
  test('answers', async () => {
    expect(await open(parser())).toBe(1);
  });

  test('that takes more memory than it may is ended with that reason', async () => {
    await expect(open(parser(1024 * 1024))).rejects.toMatchObject({
      type: 'extraction_failed',
      message: expect.stringContaining('memory'),
    });
  });

  test('that takes more processor time than it may is ended with that reason', async () => {
    const worker = parser();
    const bytes = await pdfOf((page) => page.text('Beginning'));
    await expect(worker.run('open', { bytes, limits: INGEST_LIMITS }, 0.01)).rejects.toMatchObject({
      type: 'extraction_failed',
      message: expect.stringContaining('longer'),
    });
    expect(worker.alive).toBe(false);
  });

  test('is started the way the hosting application says', async () => {
    const files: string[] = [];
    launchWorkersBy((file, argument) => {
      files.push(file);
      return forkedWorker(file, argument);
    });
    const worker = parser();
    launchWorkersBy(null);
    expect(await open(worker)).toBe(1);
    expect(files).toEqual([expect.stringContaining('parse-worker')]);
  });

  test('that crashes fails what it was doing and says so', async () => {
    const launched: { kill: () => void }[] = [];
    launchWorkersBy((file, argument) => {
      const worker = forkedWorker(file, argument);
      launched.push(worker);
      return worker;
    });
    const worker = parser();
    launchWorkersBy(null);
    const opening = open(worker);
    launched[0]!.kill();
    await expect(opening).rejects.toMatchObject({
      type: 'extraction_failed',
      message: expect.stringContaining('stopped'),
    });
    await expect(open(worker)).rejects.toMatchObject({ type: 'extraction_failed' });
  });

  test('that was asked what it cannot do says so and goes on', async () => {
    const worker = parser();
    await expect(worker.run('page', 1, 30)).rejects.toMatchObject({
      type: 'extraction_failed',
      message: 'No document is open.',
    });
    expect(await open(worker)).toBe(1);
  });

  test('ends with the caller’s reason when the caller gives up', async () => {
    const stop = new AbortController();
    const opening = open(parser(), stop.signal);
    stop.abort(new Error('closed the window'));
    await expect(opening).rejects.toThrow('closed the window');
  });
});

describe('a pool', () => {
  test('uses no more processes than it may, and serves in turn', async () => {
    const pool = new WorkerPool('parse-worker', 1, INGEST_LIMITS.parse_memory_bytes);
    started.push({ end: () => pool.close() });
    let working = 0;
    const order: number[] = [];
    const use = (n: number) =>
      pool.use(undefined, async (worker) => {
        expect(++working).toBe(1);
        await open(worker);
        working--;
        order.push(n);
      });
    await Promise.all([use(1), use(2), use(3)]);
    expect(order).toEqual([1, 2, 3]);
  });

  test('lets go of a caller who gives up waiting', async () => {
    const pool = new WorkerPool('parse-worker', 1, INGEST_LIMITS.parse_memory_bytes);
    started.push({ end: () => pool.close() });
    const stop = new AbortController();
    const first = pool.use(undefined, (worker) => open(worker));
    const second = pool.use(stop.signal, (worker) => open(worker));
    stop.abort(new Error('left the queue'));
    await expect(second).rejects.toThrow('left the queue');
    expect(await first).toBe(1);
    expect(await pool.use(undefined, (worker) => open(worker))).toBe(1);
  });

  test('replaces a process that was ended', async () => {
    const pool = new WorkerPool('parse-worker', 1, INGEST_LIMITS.parse_memory_bytes);
    started.push({ end: () => pool.close() });
    await expect(
      pool.use(undefined, async (worker) => {
        worker.end(new Error('struck by lightning'));
        return open(worker);
      }),
    ).rejects.toThrow('struck by lightning');
    expect(await pool.use(undefined, (worker) => open(worker))).toBe(1);
  });
});
