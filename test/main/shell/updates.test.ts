// Updates are looked for only where the packager named a feed, and there by the real updater.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookForUpdates } from '#main/shell/updates.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test('an installation without a feed looks nowhere', async () => {
  const problems: unknown[] = [];
  const folder = temporaryFolder('resources');
  expect(await lookForUpdates(folder, (problem) => problems.push(problem))).toBe(false);
  expect(problems).toEqual([]);
});

test('the updater has what is called of it', async () => {
  const updater = await import('electron-updater');
  // Looked at and not read: to make one takes Electron.
  expect(Object.getOwnPropertyDescriptor(updater.default, 'autoUpdater')?.get).toBeTypeOf('function');
  expect(updater.AppUpdater.prototype.checkForUpdatesAndNotify).toBeTypeOf('function');
});

test.runIf(process.platform === 'linux')('an installation with a feed asks it for the newest version', async () => {
  const asked: string[] = [];
  const feed = createServer((request, reply) => {
    asked.push(new URL(request.url ?? '', 'http://feed').pathname);
    reply.end("version: 0.1.0\nfiles: []\npath: none\nsha512: ''\nreleaseDate: '2026-01-01T00:00:00.000Z'\n");
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  const folder = temporaryFolder('feed');
  const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'app-update.yml'), `provider: generic\nurl: ${url}\nupdaterCacheDirName: deedproof\n`);
  const program = `
    const { lookForUpdates } = await import('#main/shell/updates.ts');
    await lookForUpdates(process.env.FEED_FOLDER, (problem) => { console.error(problem); process.exitCode = 1; });`;
  const words = ['--import', join(root, 'test/support/updater-electron.ts'), '--input-type=module', '-e', program];
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, FEED_FOLDER: folder, APPIMAGE: join(folder, 'Deedproof.AppImage') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  feed.close();
  expect([code, asked], said).toEqual([0, [expect.stringMatching(/^\/latest-linux.*\.yml$/)]]);
});
