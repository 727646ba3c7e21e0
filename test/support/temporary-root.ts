// One temporary folder for a whole run of the tests: whatever any test or program leaves in it goes at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer } from '#test/support/postgres-server.ts';

const NAMES = ['TMPDIR', 'TEMP', 'TMP'];

/** Before the first test; gives what runs after the last. */
export function setup(): () => Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'deedproof-run-'));
  for (const name of NAMES) process.env[name] = root;
  // Programs that the tests start compile the same sources again and again: once is enough.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'compiled');
  return async () => {
    await stopServer(join(root, 'postgres'));
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  };
}
