// The Electron binary of this checkout: where it is, or fetched when it can be.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '#main/config.ts';

const ROOT = productRoot();

const ELECTRON = join(ROOT, 'node_modules', 'electron');
const FETCH_LIMIT_MS = 120_000;

/** The path of the binary; null where it is not here and cannot be fetched. */
export function findElectron(): string | null {
  const present = installedElectron();
  if (present !== null || !existsSync(join(ELECTRON, 'install.js'))) return present;
  console.log('Fetching Electron…');
  spawnSync(process.execPath, [join(ELECTRON, 'install.js')], { stdio: 'ignore', timeout: FETCH_LIMIT_MS });
  return installedElectron();
}

/** The path of the binary when it is here already. */
export function installedElectron(): string | null {
  const pathFile = join(ELECTRON, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const binary = join(ELECTRON, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(binary) ? binary : null;
}
