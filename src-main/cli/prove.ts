// The proof that a release needs: the application in the very Electron that it is packed with, from start to quit, and
// the packed program reading the same as Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ElectronDist } from '#main/cli/electron-binary.ts';
import { pinnedElectron } from '#main/cli/electron-binary.ts';
import { productRoot } from '#main/config.ts';

const ROOT = productRoot();

const PROOFS = ['test/e2e/electron.test.ts', 'test/e2e/electron-packaged.test.ts'];

/** Throws where the proof fails or cannot be had here. What the tests say goes to `output`. */
export function prove(electron: ElectronDist, output: 'inherit' | 'ignore' = 'inherit'): void {
  const pinned = pinnedElectron();
  if (electron.version !== pinned) {
    throw new Error(`This is Electron ${electron.version}; a release is packed with ${pinned}, which it was made for.`);
  }
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const proved = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'test/vitest.config.ts', '--project', 'e2e', '--bail=1', '--maxWorkers=1', ...PROOFS],
    // What would only be reported as not run elsewhere is a failure here.
    { cwd: ROOT, stdio: output, env: { ...process.env, DEEDPROOF_PROOF: 'required' } },
  );
  if (proved.status !== 0) throw new Error('The application was not proven in a real Electron window.');
}
