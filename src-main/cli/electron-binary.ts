// The Electron of this machine: named by the environment, installed with the packages, or fetched when it can be.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '#main/config.ts';

const ROOT = productRoot();

const PACKAGE = join(ROOT, 'node_modules', 'electron');
const FETCH_LIMIT_MS = 120_000;

/** Where each platform's Electron has its executable. */
const EXECUTABLES = {
  linux: 'electron',
  win32: 'electron.exe',
  darwin: join('Electron.app', 'Contents', 'MacOS', 'Electron'),
} as const;

export interface ElectronDist {
  readonly folder: string;
  readonly binary: string;
  readonly version: string;
  readonly platform: keyof typeof EXECUTABLES;
  readonly arch: string;
}

/** What is here already: `ELECTRON_OVERRIDE_DIST_PATH`, as Electron itself knows it, and then the installed package. */
export function installedElectron(environment: NodeJS.ProcessEnv = process.env): ElectronDist | null {
  const named = environment.ELECTRON_OVERRIDE_DIST_PATH ?? '';
  return named === '' ? distIn(join(PACKAGE, 'dist')) : distIn(named);
}

/** The same, fetched where it is not here and can be had; null otherwise. */
export function findElectron(): ElectronDist | null {
  const present = installedElectron();
  if (present !== null || !existsSync(join(PACKAGE, 'install.js'))) return present;
  console.log('Fetching Electron…');
  spawnSync(process.execPath, [join(PACKAGE, 'install.js')], { stdio: 'ignore', timeout: FETCH_LIMIT_MS });
  return installedElectron();
}

/** The version that the application is made and tested with. */
export function pinnedElectron(): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return manifest.devDependencies.electron ?? '';
}

function distIn(folder: string): ElectronDist | null {
  for (const platform of ['linux', 'win32', 'darwin'] as const) {
    const binary = join(folder, EXECUTABLES[platform]);
    if (existsSync(binary)) return { folder, binary, version: versionIn(folder), platform, arch: archOf(binary) };
  }
  return null;
}

function versionIn(folder: string): string {
  const file = join(folder, 'version');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : 'unknown';
}

/** From the executable's own head: ELF (e_machine), PE (Machine), Mach-O (cputype). */
function archOf(binary: string): string {
  const head = Buffer.alloc(1024);
  const file = openSync(binary, 'r');
  readSync(file, head, 0, head.length, 0);
  closeSync(file);
  if (head.readUInt32BE(0) === 0x7f454c46) return MACHINES[head.readUInt16LE(18)] ?? 'unknown';
  if (head.readUInt32LE(0) === 0xfeedfacf) return MACHINES[head.readUInt32LE(4)] ?? 'unknown';
  const at = head.readUInt32LE(60);
  return at + 6 <= head.length ? (MACHINES[head.readUInt16LE(at + 4)] ?? 'unknown') : 'unknown';
}

const MACHINES: Readonly<Record<number, string>> = {
  62: 'x64',
  183: 'arm64',
  34404: 'x64',
  43620: 'arm64',
  16777223: 'x64',
  16777228: 'arm64',
};
