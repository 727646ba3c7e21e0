// An import on a thread of its own: a million rows are committed and folded in at once, and nobody waits for it.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ImportRequest } from '#main/fabric/import-fabric.ts';
import { UnreadableFabric } from '#main/fabric/source-feature.ts';

/** What the thread is told; the rest of a request goes by messages. */
export type ImportTask = Omit<ImportRequest, 'signal' | 'onProgress' | 'beforeKeeping'>;

export type ImportOrder = ImportTask | 'stop' | 'keep';

/** An error as it goes from one thread to the other, which keep nothing of its class. */
export interface ToldFault {
  readonly unreadable: boolean;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
}

export type ImportNews =
  | 'ready'
  // It waits to be told whether to keep what it wrote: whoever stopped it after the last progress is still heard.
  | 'written'
  | { readonly progress: Parameters<ImportRequest['onProgress']> }
  | { readonly features: number }
  | { readonly fault: ToldFault };

/** Brings the file in and returns how many features it gave; here, where no thread starts. */
export async function importApart(request: ImportRequest): Promise<number> {
  const worker = await startedWorker();
  if (worker !== null) return importOn(worker, request);
  return (await import('#main/fabric/import-fabric.ts')).importFabric(request);
}

function startedWorker(): Promise<Worker | null> {
  const worker = new Worker(program(), { execArgv: ['--disable-warning=ExperimentalWarning'] });
  return new Promise((resolve) => {
    const fail = (fault: unknown) => {
      process.emitWarning(`Survey fabric is imported in the main thread, for another does not start: ${fault}`);
      resolve(null);
    };
    worker.once('error', fail);
    worker.once('message', () => {
      worker.off('error', fail);
      resolve(worker);
    });
  });
}

function importOn(worker: Worker, { signal, onProgress, ...rest }: ImportRequest): Promise<number> {
  const { id, path, name, databasePath, workDir, importedAt } = rest;
  const task: ImportTask = { id, path, name, databasePath, workDir, importedAt };
  return new Promise<number>((resolve, reject) => {
    // It ends by itself, so that what it has begun is taken back before anybody goes on.
    const order = (what: ImportOrder) => worker.postMessage(what);
    const stop = () => order('stop');
    const hear = (news: Exclude<ImportNews, 'ready'>) => {
      if (news === 'written') order(signal.aborted ? 'stop' : 'keep');
      else if ('progress' in news) onProgress(...news.progress);
      else if ('features' in news) resolve(news.features);
      else reject(faultOf(news.fault));
    };
    worker.on('message', hear).on('error', reject);
    worker.on('exit', () => reject(new Error('The importing thread ended without an answer.')));
    order(task);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  }).finally(() => worker.terminate());
}

function faultOf({ unreadable, message, code, stack }: ToldFault): Error {
  if (unreadable) return new UnreadableFabric(message);
  const fault = code === undefined ? new Error(message) : Object.assign(new Error(message), { code });
  if (stack !== undefined) fault.stack = stack;
  return fault;
}

/** Beside this source, or an entry of its own beside the bundle. */
function program(): string {
  const here = fileURLToPath(import.meta.url);
  const folder = dirname(here);
  if (here.endsWith('.ts')) return join(folder, 'import-worker.ts');
  return join(folder.endsWith('chunks') ? dirname(folder) : folder, 'import-worker.js');
}
