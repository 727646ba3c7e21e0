// npm run package [-- --platform win32]: the installers of a release, after the proof in a real Electron window.
// `--trial` makes installers without that proof, whose version says so. `--layout DIR` lays out this platform's files as
// they are installed, with an empty stand-in for Electron; with `--platform` and `--arch` it stages them for another.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Arch, build, type Configuration, Platform } from 'electron-builder';
import { type ElectronDist, findElectron, installedElectron } from '#main/cli/electron-binary.ts';
import { prove } from '#main/cli/prove.ts';
import { type StageTarget, stage } from '#main/cli/stage.ts';
import { configOf, productRoot } from '#main/config.ts';

const ROOT = productRoot();

const rules = JSON.parse(readFileSync(join(ROOT, '.electron-builder.json'), 'utf8')) as Configuration;
const { values } = parseArgs({
  options: {
    layout: { type: 'string' },
    platform: { type: 'string', default: process.platform },
    arch: { type: 'string' },
    electron: { type: 'boolean', default: false },
    trial: { type: 'boolean', default: false },
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

/** The files as they are installed, in their archive: around the Electron that is here, or around an empty stand-in. */
async function layOut(folder: string): Promise<void> {
  const electron = values.electron ? installedElectron() : null;
  if (values.electron && electron === null) throw new Error('There is no Electron here to lay the files around.');
  const electronDist = electron?.folder ?? emptyElectron();
  // Fuses are switches inside the executable: a stand-in has none.
  const { electronFuses, ...kept } = rules;
  await build({
    projectDir: ROOT,
    linux: ['dir'],
    ...(electron === null ? {} : { [electron.arch]: true }),
    config: {
      ...kept,
      ...(electron === null ? {} : { electronFuses, electronVersion: electron.version }),
      electronDist,
      directories: { ...rules.directories, output: folder },
    },
    publish: 'never',
  });
  if (electron === null) rmSync(electronDist, { recursive: true });
}

function emptyElectron(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deedproof-no-electron-'));
  for (const name of ['electron', 'LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'version'), 'none');
  chmodSync(join(folder, 'electron'), 0o755);
  mkdirSync(join(folder, 'resources'));
  return folder;
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
  const electron = findElectron();
  if (electron === null) {
    console.error(
      'No installers were made: Electron is not in ELECTRON_OVERRIDE_DIST_PATH nor in node_modules/electron/dist, and could ' +
        'not be fetched.\nRun this where its release can be downloaded, or put it there by hand; everything else is ready.',
    );
    process.exitCode = 1;
    return;
  }
  console.log(`Electron ${electron.version} for ${electron.platform} ${electron.arch}, from ${electron.folder}`);
  if (!values.trial) prove(electron);
  const wanted = INSTALLERS.filter(({ platform }) => platform === values.platform);
  for (const installer of wanted) await pack(installer, electron);
  if (!values.trial && values.platform !== process.platform) {
    console.log(`Proven on ${process.platform} alone: start the installed application on ${values.platform} once.`);
  }
}

async function pack(installer: Installer, electron: ElectronDist): Promise<void> {
  const app = join(ROOT, 'dist', `staged-${installer.platform}-${installer.archs.join('-')}`);
  stage(app, installer);
  // The one that is here is for one kind of machine; those of others are fetched.
  const [arch, ...more] = installer.archs;
  const here = electron.platform === installer.platform && electron.arch === arch && more.length === 0;
  const made = await build({
    projectDir: ROOT,
    targets: installer.builder.createTarget([...installer.formats], installer.arch),
    config: {
      ...rules,
      ...feedOf(),
      ...(here ? { electronDist: electron.folder, electronVersion: electron.version } : {}),
      ...(values.trial ? { extraMetadata: { version: `${configOf({}).version}-trial` } } : {}),
      directories: { ...rules.directories, app },
    },
    publish: 'never',
  });
  for (const file of made) console.log(file);
}

if (values.layout === undefined) await packageAll();
else if (values.platform === process.platform && values.arch === undefined) await layOut(values.layout);
else stageFor(values.layout);
