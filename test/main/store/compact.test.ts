import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeDataFolder, DATABASE, openDataFolder } from '#main/store/data-folder.ts';
import type { Db } from '#main/store/db.ts';
import { openFileStore } from '#main/store/open-store.ts';
import { findSetting, putSetting } from '#main/store/settings.ts';
import { openSqlite } from '#main/store/sqlite.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const LARGE = 'x'.repeat(1_000_000);

async function fill(db: Db, megabytes: number): Promise<void> {
  for (let i = 0; i < megabytes; i += 1) await putSetting(db, `large ${i}`, LARGE);
}
const empty = (db: Db) => db.deleteFrom('settings').where('name', 'like', 'large %').execute();

function houseIn() {
  const folder = openDataFolder(temporaryFolder('compact'));
  const path = join(folder.path, DATABASE);
  return { folder, path, bytes: () => statSync(path).size };
}

test('a database most of which is free is small again after a start, and holds what it held', async () => {
  const { folder, path, bytes } = houseIn();
  const first = await openFileStore(folder);
  await putSetting(first, 'stays', 'here');
  await fill(first, 20);
  await empty(first);
  await first.destroy();
  expect(bytes()).toBeGreaterThan(20_000_000);
  // As a start leaves it that was cut off at this.
  writeFileSync(`${path}.part`, 'half');
  const second = await openFileStore(folder);
  expect(bytes()).toBeLessThan(2_000_000);
  expect(await findSetting(second, 'stays')).toBe('here');
  await putSetting(second, 'comes', 'later');
  await second.destroy();
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  const third = await openFileStore(folder);
  expect([await findSetting(third, 'stays'), await findSetting(third, 'comes')]).toEqual(['here', 'later']);
  expect(existsSync(`${path}.part`)).toBe(false);
  await third.destroy();
  closeDataFolder(folder);
});

test('one that is mostly in use, or that another program has open, stays as it is', async () => {
  const { folder, path, bytes } = houseIn();
  const first = await openFileStore(folder);
  await fill(first, 20);
  await first.destroy();
  const second = await openFileStore(folder);
  expect(bytes()).toBeGreaterThan(20_000_000);
  const other = openSqlite(path);
  other.prepare('SELECT count(*) FROM settings').all();
  await empty(second);
  await second.destroy();
  const third = await openFileStore(folder);
  expect(bytes()).toBeGreaterThan(20_000_000);
  await putSetting(third, 'seen', 'by both');
  expect(other.prepare("SELECT value FROM settings WHERE name = 'seen'").all()).toHaveLength(1);
  other.close();
  await third.destroy();
  closeDataFolder(folder);
});
