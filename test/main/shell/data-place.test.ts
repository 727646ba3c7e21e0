// One data folder for window, command line and service; what an earlier version kept elsewhere moves in.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultDataDir } from '#main/config.ts';
import { settleDataFolder } from '#main/shell/data-place.ts';
import { app } from '#test/support/electron-stand-in.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

let folder = '';
const former = (name: string) => join(folder, 'former', name);
const now = (name: string) => join(folder, 'data', name);

beforeEach(() => {
  folder = temporaryFolder('place');
  process.env.DEEDPROOF_DATA = join(folder, 'data');
  app.paths = { userData: join(folder, 'former') };
});
afterEach(() => {
  delete process.env.DEEDPROOF_DATA;
});

function fill(at: (name: string) => string, word: string): void {
  mkdirSync(at('documents'), { recursive: true });
  mkdirSync(at('Local Storage'), { recursive: true });
  writeFileSync(at('documents/a.in'), word);
  for (const name of ['deedproof.db', 'deedproof.db-wal', 'keyring.json', 'fabric.sqlite', 'Preferences']) {
    writeFileSync(at(name), word);
  }
}

test('the folder is that of the command line, and Chromium has a room of its own in it', () => {
  expect(settleDataFolder()).toBe(defaultDataDir());
  expect(app.paths.userData).toBe(now('window'));
});

test('data of an earlier version moves in whole, without what is Chromium’s', () => {
  fill(former, 'old');
  settleDataFolder();
  for (const name of ['deedproof.db', 'deedproof.db-wal', 'keyring.json', 'fabric.sqlite', 'documents/a.in']) {
    expect(readFileSync(now(name), 'utf8'), name).toBe('old');
    expect(existsSync(former(name)), name).toBe(false);
  }
  expect(existsSync(now('Preferences'))).toBe(false);
});

test('a move that was cut short goes on', () => {
  fill(former, 'old');
  mkdirSync(now('documents'), { recursive: true });
  settleDataFolder();
  expect(readFileSync(now('deedproof.db'), 'utf8')).toBe('old');
});

test('nothing moves over a database that is there', () => {
  fill(former, 'old');
  fill(now, 'new');
  settleDataFolder();
  expect(readFileSync(now('deedproof.db'), 'utf8')).toBe('new');
  expect(readFileSync(former('deedproof.db'), 'utf8')).toBe('old');
});
