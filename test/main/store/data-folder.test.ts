import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { closeApp, openApp } from '#main/app.ts';
import {
  closeDataFolder,
  draftDurably,
  FolderInUse,
  openDataFolder,
  readKept,
  removeApart,
  settleDraft,
  writeDurably,
} from '#main/store/data-folder.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const fresh = () => temporaryFolder('folder');
const silent = { write: () => undefined };

test('a second opening of the same folder is refused with a plain sentence, until the first is closed', () => {
  const path = fresh();
  const first = openDataFolder(path);
  expect(() => openDataFolder(path)).toThrow(FolderInUse);
  expect(() => openDataFolder(path)).toThrow(`Another Deedproof is using the data folder ${path}.`);
  closeDataFolder(first);
  closeDataFolder(openDataFolder(path));
});

test('another process is refused too, and a process that was killed holds nothing', () => {
  const path = fresh();
  const module = JSON.stringify(join(import.meta.dirname, '../../../src-main/store/data-folder.ts'));
  const script = (then: string) =>
    `import { openDataFolder } from ${module}; openDataFolder(${JSON.stringify(path)}); ${then}`;
  const run = (then: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script(then)], { encoding: 'utf8' });
  const first = openDataFolder(path);
  expect(run('').stderr).toContain('Another Deedproof is using the data folder');
  closeDataFolder(first);
  expect(run('process.kill(process.pid, "SIGKILL")').signal).toBe('SIGKILL');
  closeDataFolder(openDataFolder(path));
});

test('one that only looks at the lock in passing keeps nobody out', async () => {
  const path = fresh();
  closeDataFolder(openDataFolder(path));
  const passing = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const Driver = require('better-sqlite3');
     const lock = new Driver(workerData);
     lock.exec('BEGIN');
     lock.prepare('SELECT * FROM sqlite_master').all();
     parentPort.postMessage('in');
     setTimeout(() => lock.close(), 30);`,
    { eval: true, workerData: join(path, 'lock') },
  );
  await new Promise((resolve) => passing.once('message', resolve));
  closeDataFolder(openDataFolder(path));
  await passing.terminate();
});

test('an application that could not open leaves the folder free', async () => {
  const data_dir = fresh();
  const first = await openApp({ data_dir, log: silent });
  await first.db.insertInto('settings').values({ name: 'x', value: '1' }).execute();
  await closeApp(first);
  const locked = { seal: () => new Uint8Array(), open: () => new Uint8Array() };
  const broken = openApp({
    data_dir,
    get log(): never {
      throw new Error('no log');
    },
    secret_box: locked,
  });
  await expect(broken).rejects.toThrow('no log');
  await closeApp(await openApp({ data_dir, log: silent }));
});

test('a kept file is read back whole, by its owner alone, and a missing one is missing', async () => {
  const folder = openDataFolder(fresh());
  await writeDurably(folder, 'documents/a.in', Buffer.from('deed'));
  expect(Buffer.from((await readKept(folder, 'documents/a.in')) ?? []).toString()).toBe('deed');
  expect(await readKept(folder, 'documents/b.in')).toBeNull();
  if (process.platform !== 'win32') {
    expect(statSync(join(folder.path, 'documents/a.in')).mode & 0o777).toBe(0o600);
  }
  closeDataFolder(folder);
});

test('the application keeps its log in the folder', async () => {
  const data_dir = fresh();
  const app = await openApp({ data_dir });
  app.log.info('hello');
  await closeApp(app);
  expect(readFileSync(join(data_dir, 'logs', 'deedproof.log'), 'utf8')).toContain('"msg":"hello"');
});

test('a file that is given its name meanwhile is read, and is removed', async () => {
  const folder = openDataFolder(fresh());
  for (let i = 0; i < 60; i++) {
    const name = `documents/${i}.in`;
    await draftDurably(folder, name, Buffer.from('deed'));
    const reading = readKept(folder, name);
    for (let turn = 0; turn < i % 4; turn++) await setImmediate();
    settleDraft(folder, name);
    expect(await reading).toEqual(Buffer.from('deed'));
    await removeApart(folder, name);
    expect(existsSync(join(folder.path, name))).toBe(false);
  }
  closeDataFolder(folder);
});
