// Where the worker programs lie: beside the sources, or beside the bundle of an installation.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type WorkerName = 'parse-worker' | 'recognise-worker';

const here = fileURLToPath(import.meta.url);

/**
 * The program of a worker process. From the sources Node runs the TypeScript itself. The bundler writes each worker as an
 * entry of its own (`out/main/<name>.js`) and may put the code that asks in `out/main/chunks`. In a packaged application
 * it starts inside the archive, where all that it imports is; beside the archive stands only what the system loads.
 */
export function workerPath(name: WorkerName): string {
  const folder = dirname(here);
  if (here.endsWith('.ts')) return join(folder, `${name}.ts`);
  return join(folder.endsWith('chunks') ? dirname(folder) : folder, `${name}.js`);
}
