// The application as it is packed for one platform: what was built, and the packages with that platform's native code,
// whichever machine does the packing.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '#main/config.ts';

const ROOT = productRoot();

export interface StageTarget {
  readonly platform: 'linux' | 'darwin' | 'win32';
  /** More than one for an application that carries both. */
  readonly archs: readonly string[];
}

const FILES = ['package.json', 'package-lock.json', '.npmrc', 'LICENSE'];
const FOLDERS = ['out', 'resources'];

/** Fills `folder`, which is emptied first. */
export function stage(folder: string, { platform, archs }: StageTarget): void {
  rmSync(folder, { recursive: true, force: true });
  for (const arch of archs) {
    const own = arch === archs[0] ? folder : `${folder}-${arch}`;
    mkdirSync(own, { recursive: true });
    for (const name of FILES) cpSync(join(ROOT, name), join(own, name));
    install(own, platform, arch);
    if (own === folder) continue;
    // Packages of the second kind of machine stand beside those of the first; all others are the same.
    cpSync(join(own, 'node_modules'), join(folder, 'node_modules'), { recursive: true, force: false });
    rmSync(own, { recursive: true });
  }
  for (const name of FOLDERS) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), packedManifest());
}

function install(folder: string, platform: string, arch: string): void {
  const libc = platform === 'linux' ? ['--libc=glibc'] : [];
  const words = ['ci', '--omit=dev', '--prefer-offline', `--os=${platform}`, `--cpu=${arch}`, ...libc];
  const npm = spawnSync('npm', words, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  if (npm.status !== 0) throw new Error(`The packages for ${platform} ${arch} could not be installed.\n${npm.stderr}`);
}

/** What the packed application says of itself: nothing of how it is made. */
function packedManifest(): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;
  for (const key of ['scripts', 'devDependencies', 'optionalDependencies', 'overrides', 'knip']) delete manifest[key];
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
