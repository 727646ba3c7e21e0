// A real Electron for the tests that need one, and the word on those that were not run for want of it.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { type ElectronDist, installedElectron, pinnedElectron } from '#main/cli/electron-binary.ts';

const run = promisify(execFile);
export const ROOT = join(import.meta.dirname, '..', '..');
/** As root, as in many containers, Chromium's own sandbox cannot be had. */
export const SWITCHES = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

const dist = installedElectron();
const missing = whyNot();

function whyNot(): string | null {
  if (dist === null) return 'no Electron in ELECTRON_OVERRIDE_DIST_PATH nor in node_modules/electron/dist';
  if (dist.platform !== process.platform) return `the Electron at hand is for ${dist.platform}`;
  const screen = process.platform !== 'linux' || hasScreen() || findProgram('Xvfb') !== null;
  return screen ? null : 'there is no screen, and no Xvfb to make one';
}

function hasScreen(): boolean {
  return Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

function findProgram(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // Not in this one.
    }
  }
  return null;
}

/** A test in a real Electron. Where there is none it is reported as not run, by its name; a release takes no such word. */
export function inElectron(name: string, work: () => Promise<void>, timeout = 240_000): void {
  if (missing === null) return void test(name, work, timeout);
  if (process.env.DEEDPROOF_PROOF === 'required') {
    return void test(name, () => {
      throw new Error(`Not run: ${missing}.`);
    });
  }
  console.log(`NOT RUN: ${name} (${missing})`);
  test.skip(`not run: ${name}`);
}

/** For what the tests of a file share; does nothing where none of them runs. */
export async function whereRun(work: () => Promise<void>): Promise<void> {
  if (missing === null) await work();
}

export function electronAtHand(): ElectronDist {
  if (dist === null) throw new Error('There is no Electron here.');
  const pinned = pinnedElectron();
  const other = dist.version === pinned ? '' : `, which is not the pinned ${pinned}`;
  console.log(`Electron ${dist.version} from ${dist.folder}${other}`);
  return dist;
}

export interface Screen {
  readonly env: Record<string, string>;
  close(): void;
}

/** The screen that is there, or one that nobody sees. */
export async function openScreenForElectron(): Promise<Screen> {
  if (process.platform !== 'linux' || hasScreen()) return { env: {}, close: () => undefined };
  const words = ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('Xvfb did not start.')));
    server.stdio[3]?.on('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { env: { DISPLAY: `:${number}` }, close: () => void server.kill() };
}

/** The environment without what would lead a process to a screen. */
export function withoutScreen(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, XDG_SESSION_TYPE: ___, ...rest } = env;
  return rest;
}

/** Resolves with the exit code; a process that does not end by itself fails the test. */
export function ended(child: ChildProcess, within_ms = 120_000): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The process did not end.')), within_ms);
    child.once('exit', (code) => {
      clearTimeout(late);
      resolve(code);
    });
  });
}

/** What the command line makes of these files under plain Node: the measure for everything else. */
export async function readByNode(files: readonly string[], out: string, data: string): Promise<void> {
  const words = ['extract', ...files, '--out', out, '--data', data];
  await run(process.execPath, [join(ROOT, 'out', 'main', 'cli.js'), ...words], { env: withoutScreen(process.env) });
}

/** A result without what differs from one reading to the next: the time, and whose key signed. */
export function timelessOf({ usage, attestation, ...body }: ExtractResponse): unknown {
  const { seconds: _, ...counted } = usage;
  return { ...body, usage: counted, document_sha256: attestation?.document_sha256 };
}
