// npm start: an Electron window where its binary is or can be had, otherwise the same application on the local port.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { findElectron } from '#main/cli/electron-binary.ts';
import { exitWith } from '#main/cli/exit.ts';
import { findCompiledDir, productRoot } from '#main/config.ts';

const ROOT = productRoot();

const BUILT = join(ROOT, 'out', 'renderer', 'index.html');

function newestChange(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function buildWhenStale(): void {
  const sources = ['src-core', 'src-main', 'src-renderer', 'electron.vite.config.ts', 'package.json'];
  const changed = Math.max(...sources.map((name) => newestChange(join(ROOT, name))));
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs > changed) return;
  console.log('Building the application…');
  const vite = join(ROOT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The application could not be built.');
}

function openInBrowser(address: string): void {
  const [command, ...rest] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  // A machine without a browser or a screen still has the printed address.
  const target = process.platform === 'darwin' ? signpostTo(address) : address;
  const opened = spawn(command ?? 'xdg-open', [...rest, target], { stdio: 'ignore', detached: true });
  opened.on('error', () => undefined);
  opened.unref();
}

/**
 * A file that only this person can read and that sends the browser on. A command line is read by everybody at a Mac,
 * where the service cannot ask whose program is connected.
 */
function signpostTo(address: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'deedproof-')), 'open.html');
  writeFileSync(
    file,
    `<!doctype html><meta http-equiv="refresh" content="0; url=${address}"><title>Deedproof</title>`,
    {
      mode: 0o600,
    },
  );
  return file;
}

function screenPresent(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

/** The folder said behind `npm start --`, for the window and for the service alike; any other word is refused. */
function takeFolder(): void {
  const words = new Command('npm start --')
    .option('--data <dir>', 'the data folder')
    .showHelpAfterError('(every other setting: npm run deedproof -- serve --help)')
    .parse();
  const { data } = words.opts<{ data?: string }>();
  if (data === '') words.error('--data names no folder.');
  if (data !== undefined) process.env.DEEDPROOF_DATA = resolve(data);
}

async function start(): Promise<void> {
  takeFolder();
  buildWhenStale();
  const electron = screenPresent() ? findElectron() : null;
  if (electron !== null) {
    const window = spawn(electron.binary, [ROOT], { stdio: 'inherit' });
    window.on('exit', (code) => {
      process.exitCode = code ?? 1;
    });
    return;
  }
  console.log(
    screenPresent()
      ? 'The Electron binary is not here and could not be fetched: the same application is served on the local port.'
      : 'There is no screen for a window: the application is served on the local port.',
  );
  const compiled = findCompiledDir();
  if (compiled !== null) enableCompileCache(compiled);
  const built = pathToFileURL(join(ROOT, 'out', 'main', 'served.js')).href;
  const { serveHere } = (await import(built)) as typeof import('#main/cli/served.ts');
  await serveHere((address) => {
    if (screenPresent()) openInBrowser(address);
  });
}

try {
  await start();
} catch (problem) {
  exitWith(problem);
}
