// npm run package [-- --platform win32]: installers, where the Electron binary can be had; otherwise what is missing.
// `npm run package -- --layout DIR` lays out this platform's files without Electron, to be run by plain Node; with
// `--platform` and `--arch` it stages them for another.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Arch, build, type Configuration, Platform } from 'electron-builder';
import { findElectron } from '#main/cli/electron-binary.ts';
import { type StageTarget, stage } from '#main/cli/stage.ts';
import { productRoot } from '#main/config.ts';

const ROOT = productRoot();

const rules = JSON.parse(readFileSync(join(ROOT, '.electron-builder.json'), 'utf8')) as Configuration;
const { values } = parseArgs({
  options: {
    layout: { type: 'string' },
    platform: { type: 'string', default: process.platform },
    arch: { type: 'string' },
  },
});

interface Installer extends StageTarget {
  readonly builder: Platform;
  readonly formats: readonly string[];
  readonly arch: Arch;
}

const INSTALLERS: readonly Installer[] = [
  { platform: 'win32', archs: ['x64'], builder: Platform.WINDOWS, formats: ['nsis'], arch: Arch.x64 },
  { platform: 'win32', archs: ['arm64'], builder: Platform.WINDOWS, formats: ['nsis'], arch: Arch.arm64 },
  { platform: 'darwin', archs: ['arm64', 'x64'], builder: Platform.MAC, formats: ['dmg'], arch: Arch.universal },
  { platform: 'linux', archs: ['x64'], builder: Platform.LINUX, formats: ['AppImage', 'deb'], arch: Arch.x64 },
  { platform: 'linux', archs: ['arm64'], builder: Platform.LINUX, formats: ['AppImage', 'deb'], arch: Arch.arm64 },
];

/** An update feed only where the office names one; offline offices have none. */
function feedOf(): Pick<Configuration, 'publish'> {
  const url = process.env.DEEDPROOF_UPDATE_FEED;
  return { publish: url === undefined || url === '' ? null : { provider: 'generic', url } };
}

/** The files as they are installed, with an empty stand-in for the Electron binary. */
async function layOut(folder: string): Promise<void> {
  const electronDist = mkdtempSync(join(tmpdir(), 'deedproof-no-electron-'));
  for (const name of ['electron', 'LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(electronDist, name), '');
  writeFileSync(join(electronDist, 'version'), 'none');
  chmodSync(join(electronDist, 'electron'), 0o755);
  mkdirSync(join(electronDist, 'resources'));
  const { electronFuses: _, asarUnpack: __, ...kept } = rules;
  await build({
    projectDir: ROOT,
    linux: ['dir'],
    config: { ...kept, asar: false, electronDist, directories: { ...rules.directories, output: folder } },
    publish: 'never',
  });
  rmSync(electronDist, { recursive: true });
}

/** The packages and files of another platform, to be looked at. */
function stageFor(folder: string): void {
  const wanted = INSTALLERS.find(
    ({ platform, archs }) => platform === values.platform && (values.arch === undefined || archs.includes(values.arch)),
  );
  if (wanted === undefined) throw new Error(`There is no installer for ${values.platform} ${values.arch ?? ''}.`);
  stage(folder, wanted);
}

async function packageAll(): Promise<void> {
  const built = spawnSync('npm', ['run', 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error('The application could not be built.');
  if (findElectron() === null) {
    console.error(
      'No installers were made: the Electron binary is not in node_modules/electron/dist and could not be fetched.\n' +
        'Run this where the Electron release can be downloaded, or put it there by hand; everything else is ready.',
    );
    process.exitCode = 1;
    return;
  }
  for (const installer of INSTALLERS.filter(({ platform }) => platform === values.platform)) await pack(installer);
}

async function pack(installer: Installer): Promise<void> {
  const app = join(ROOT, 'dist', `staged-${installer.platform}-${installer.archs.join('-')}`);
  stage(app, installer);
  const made = await build({
    projectDir: ROOT,
    targets: installer.builder.createTarget([...installer.formats], installer.arch),
    config: { ...rules, ...feedOf(), directories: { ...rules.directories, app } },
    publish: 'never',
  });
  for (const file of made) console.log(file);
}

if (values.layout === undefined) await packageAll();
else if (values.platform === process.platform && values.arch === undefined) await layOut(values.layout);
else stageFor(values.layout);
