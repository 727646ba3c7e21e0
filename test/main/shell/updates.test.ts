// Updates are looked for only where the packager named a feed, and there by the real updater.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

describe.runIf(process.platform === 'linux')('an installation with a feed', () => {
  const installer = Buffer.from('the installer of the next version');
  const sum = createHash('sha512').update(installer).digest('base64');
  const wrong = createHash('sha512').update('another').digest('base64');

  test.each([
    ['asks it, and fetches nothing when it has the newest version', '0.1.0', sum, { fetched: false, said: '' }],
    ['fetches a newer version and checks its sum', '0.2.0', sum, { fetched: true, said: '' }],
    ['takes none whose sum is another', '0.2.0', wrong, { fetched: true, said: 'sha512 checksum mismatch' }],
  ])('%s', async (_, version, sha512, expected) => {
    const asked: string[] = [];
    const name = `Deedproof-${version}.AppImage`;
    const feed = createServer((request, reply) => {
      const { pathname } = new URL(request.url ?? '', 'http://feed');
      asked.push(pathname);
      const file = `  - url: ${name}\n    sha512: ${sha512}\n    size: ${installer.length}\n`;
      if (pathname.endsWith('.yml'))
        reply.end(
          `version: ${version}\nfiles:\n${file}path: ${name}\nsha512: ${sha512}\nreleaseDate: '2026-01-01T00:00:00.000Z'\n`,
        );
      else if (pathname === `/${name}`) reply.end(installer);
      else reply.writeHead(404).end();
    });
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    const folder = temporaryFolder('feed');
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}`;
    writeFileSync(join(folder, 'app-update.yml'), `provider: generic\nurl: ${url}\nupdaterCacheDirName: deedproof\n`);
    const program = `
      const { lookForUpdates } = await import('#main/shell/updates.ts');
      const problems = [];
      process.on('unhandledRejection', (problem) => problems.push(problem));
      await lookForUpdates(process.env.FEED_FOLDER, (problem) => problems.push(problem));
      process.on('exit', () => console.error(problems.map(String).join(' ')));`;
    const words = ['--import', join(root, 'test/support/updater-electron.ts'), '--input-type=module', '-e', program];
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: {
        ...process.env,
        FEED_FOLDER: folder,
        APPIMAGE: join(folder, 'Deedproof.AppImage'),
        XDG_CACHE_HOME: folder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await new Promise((resolve) => child.once('close', resolve));
    feed.close();
    expect(asked[0], said).toMatch(/^\/latest-linux.*\.yml$/);
    expect([asked.includes(`/${name}`), said]).toEqual([expected.fetched, expect.stringContaining(expected.said)]);
    const ready = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => path.endsWith(name));
    expect(ready.length > 0).toBe(expected.fetched && expected.said === '');
  });
});
