import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDb, versionOf } from '#main/store/db.ts';
import { migrate } from '#main/store/migrate.ts';
import { putSetting } from '#main/store/settings.ts';
import { openSqlite } from '#main/store/sqlite.ts';
import { WhileUnchanged } from '#main/store/while-unchanged.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const path = join(temporaryFolder('unchanged'), 'deedproof.db');
let db: Db;
let other: Db;
beforeAll(async () => {
  db = openDb(path);
  await migrate(db);
  other = openDb(path);
});
afterAll(async () => {
  await other.destroy();
  await db.destroy();
});

let made = 0;
const make = async () => {
  made += 1;
  return made;
};

test('an answer holds until something is committed, whichever process commits it', async () => {
  const answers = new WhileUnchanged<number>(10);
  const ask = () => answers.of(db, versionOf(db), 'name', make);
  const first = await ask();
  expect(await ask()).toBe(first);
  await putSetting(db, 'own', 'change');
  const second = await ask();
  expect(second).toBe(first + 1);
  await putSetting(other, 'another', 'change');
  expect(await ask()).toBe(second + 1);
});

test('what a program of another kind commits is seen by the requests of the next turn', async () => {
  const answers = new WhileUnchanged<number>(10);
  const ask = () => answers.of(db, versionOf(db), 'name', make);
  const first = await ask();
  const stranger = openSqlite(path);
  stranger.exec("INSERT INTO settings (name, value) VALUES ('stranger', '1')");
  stranger.close();
  await setImmediate();
  expect(await ask()).toBe(first + 1);
});

test('what was made while something was committed is made again', async () => {
  const answers = new WhileUnchanged<number>(10);
  const during = await answers.of(db, versionOf(db), 'name', async () => {
    await putSetting(other, 'meanwhile', String(made));
    return make();
  });
  expect(await answers.of(db, versionOf(db), 'name', make)).toBe(during + 1);
});

test('an answer that is not to be kept is made each time, and so is each where the database tells no version', async () => {
  const fleeting = new WhileUnchanged<number>(10, () => false);
  const first = await fleeting.of(db, versionOf(db), 'name', make);
  expect(await fleeting.of(db, versionOf(db), 'name', make)).toBe(first + 1);
  const answers = new WhileUnchanged<number>(10);
  const second = await answers.of(db, null, 'name', make);
  expect(await answers.of(db, null, 'name', make)).toBe(second + 1);
});
