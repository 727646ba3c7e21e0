// npm run package: installers for this platform, where the Electron binary can be had; otherwise what is missing.
// `npm run package -- --layout DIR` lays out the application's files without Electron, to be run by plain Node.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Configuration } from 'electron-builder';
import { findElectron } from '#main/cli/electron-binary.ts';
import { PRODUCT_ROOT } from '#main/cli/product.ts';

const rules = JSON.parse(readFileSync(join(PRODUCT_ROOT, '.electron-builder.json'), 'utf8')) as Configuration;

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
    projectDir: PRODUCT_ROOT,
    linux: ['dir'],
    config: { ...kept, asar: false, electronDist, directories: { ...rules.directories, output: folder } },
    publish: 'never',
  });
}

async function packageAll(): Promise<void> {
  const built = spawnSync('npm', ['run', 'build'], {
    cwd: PRODUCT_ROOT,
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
  const made = await build({ projectDir: PRODUCT_ROOT, config: { ...rules, ...feedOf() }, publish: 'never' });
  for (const file of made) console.log(file);
}

const [, , option, folder] = process.argv;
if (option === '--layout' && folder !== undefined) await layOut(folder);
else await packageAll();
