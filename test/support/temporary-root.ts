// One temporary folder for a whole run of the tests: whatever any test or program leaves in it goes at the end.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WorkerName, workerPath } from '#main/ingest/workers/worker-path.ts';
import { stopServer } from '#test/support/postgres-server.ts';

const NAMES = ['TMPDIR', 'TEMP', 'TMP'];
/** Started by nearly every test that reads a document, and ended without a chance to keep what they compiled. */
const OFTEN: readonly WorkerName[] = ['parse-worker', 'recognise-worker'];

/** Before the first test; gives what runs after the last. */
export async function setup(): Promise<() => Promise<void>> {
  const root = mkdtempSync(join(tmpdir(), 'deedproof-run-'));
  for (const name of NAMES) process.env[name] = root;
  // Programs that the tests start compile the same sources again and again: once is enough.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'compiled');
  await Promise.all(OFTEN.map(startOnce));
  return async () => {
    await stopServer(join(root, 'postgres'));
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  };
}

/** One that ends by itself leaves what it compiled for those that are killed. */
function startOnce(name: WorkerName): Promise<void> {
  const started = fork(workerPath(name), [String(2 ** 30)], { serialization: 'advanced', stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    started.once('error', reject).once('exit', () => resolve());
    started.once('spawn', () => started.disconnect());
  });
}
