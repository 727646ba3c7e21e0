import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeApp, openApp } from '#main/app.ts';
import { closeDataFolder, openDataFolder, writeDurably } from '#main/store/data-folder.ts';
import { openLogFile } from '#main/store/log-file.ts';
import { DEED, standService, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777;
const silent = { write: () => undefined };

/** Everything under the folder that others could look at. */
function openTo(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (modeOf(path) & 0o077) !== 0);
}

test.skipIf(process.platform === 'win32')('all that an installation makes is for its owner alone', async () => {
  const data_dir = join(temporaryFolder('modes'), 'new');
  const before = process.umask(0);
  try {
    const stand = await standService({ data_dir });
    await stand.desktop.call('extract', { headers: TEXT, body: DEED });
    const slot = (await stand.desktop.call('createUpload')).value;
    await fetch(slot.put_url, { method: 'PUT', body: DEED });
    expect(modeOf(data_dir)).toBe(0o700);
    expect(openTo(data_dir)).toEqual([]);
    expect(existsSync(join(data_dir, 'fabric.sqlite-wal'))).toBe(true);
    await stand.close();
  } finally {
    process.umask(before);
  }
});

test.skipIf(process.platform === 'win32')('a folder that stood open is closed, with all that is in it', async () => {
  const stand = await standService();
  await stand.desktop.call('extract', { headers: TEXT, body: DEED });
  await stand.service.close();
  await closeApp(stand.app);
  const { data_dir } = stand;
  const all = readdirSync(data_dir, { recursive: true, withFileTypes: true });
  for (const entry of all) chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  chmodSync(data_dir, 0o777);
  const app = await openApp({ data_dir, log: silent });
  expect(modeOf(data_dir)).toBe(0o700);
  expect(openTo(data_dir)).toEqual([]);
  await closeApp(app);
});

test.skipIf(process.platform === 'win32')(
  'a folder that also holds other things keeps its mode, and ours in it are closed',
  async () => {
    const data_dir = temporaryFolder('shared');
    writeFileSync(join(data_dir, 'somebody else’s'), '');
    mkdirSync(join(data_dir, 'documents'));
    writeFileSync(join(data_dir, 'documents', 'letter.pdf'), '', { mode: 0o644 });
    chmodSync(join(data_dir, 'documents'), 0o755);
    chmodSync(data_dir, 0o755);
    await closeApp(await openApp({ data_dir, log: silent }));
    expect(modeOf(data_dir)).toBe(0o755);
    expect(modeOf(data_dir, 'documents')).toBe(0o755);
    expect(modeOf(data_dir, 'documents', 'letter.pdf')).toBe(0o644);
    expect(modeOf(data_dir, 'lock')).toBe(0o600);
  },
);

test.skipIf(process.platform === 'win32').each(['deedproof.db', 'deedproof.db-wal', 'fabric.sqlite', 'lock'])(
  'nothing is written through a link in the place of %s',
  async (name) => {
    const data_dir = temporaryFolder('links');
    const target = join(temporaryFolder('target'), 'victim');
    for (const there of [false, true]) {
      if (there) writeFileSync(target, 'untouched');
      else symlinkSync(target, join(data_dir, name));
      await expect(openApp({ data_dir, log: silent })).rejects.toThrow(/is a link or no plain file/);
      expect(existsSync(target) ? readFileSync(target, 'utf8') : null).toBe(there ? 'untouched' : null);
    }
  },
);

test.skipIf(process.platform === 'win32')('documents and logs are not written through links either', async () => {
  const target = join(temporaryFolder('target'), 'victim');
  writeFileSync(target, 'untouched');
  const folder = openDataFolder(temporaryFolder('links'));
  for (const name of ['documents/a.in', 'documents/a.in.part']) symlinkSync(target, join(folder.path, name));
  await writeDurably(folder, 'documents/a.in', Buffer.from('deed'));
  expect(readFileSync(join(folder.path, 'documents/a.in'), 'utf8')).toBe('deed');
  const log = join(folder.path, 'logs', 'deedproof.log');
  symlinkSync(target, log);
  openLogFile(log).write('a line');
  await setImmediate();
  expect(readFileSync(target, 'utf8')).toBe('untouched');
  closeDataFolder(folder);
});
