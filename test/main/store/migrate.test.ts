import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertAccount } from '#main/store/accounts.ts';
import { openDb } from '#main/store/db.ts';
import { migrate } from '#main/store/migrate.ts';

const freshPath = () => join(mkdtempSync(join(tmpdir(), 'store-')), 'deedproof.db');
const account = {
  email: 'a@oak.example',
  email_key: 'a@oak.example',
  company: 'Oak',
  role: 'owner',
  plan: 'seat' as const,
  seats: 1,
  pool_granted: 0,
  arranged_cap: null,
  trial_ends_on: null,
  identity: null,
  created_at: '2026-07-01T00:00:00.000Z',
};

test('an empty file becomes the present store, and a second start changes nothing', async () => {
  const path = freshPath();
  const db = openDb(path);
  await migrate(db);
  const made = await insertAccount(db, account);
  await migrate(db);
  await db.destroy();
  const again = openDb(path);
  await migrate(again);
  expect(await again.selectFrom('accounts').selectAll().execute()).toEqual([made]);
  await again.destroy();
});

test('a store of a newer version is left alone with a plain sentence', async () => {
  const db = openDb(freshPath());
  await migrate(db);
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2030')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('newer Deedproof (9999-later)');
  await db.destroy();
});

test('a migration that fails leaves the store as it was', async () => {
  const db = openDb(freshPath());
  // A table in the way of the third step.
  await sql`CREATE TABLE settings (x text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/already exists/);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables).toEqual(['settings']);
  await db.destroy();
});

test('the store runs in write-ahead mode and every commit reaches the disk', async () => {
  const db = openDb(freshPath());
  const value = async (name: string) =>
    Object.values((await sql.raw(`PRAGMA ${name}`).execute(db)).rows[0] as object)[0];
  expect([await value('journal_mode'), await value('synchronous'), await value('foreign_keys')]).toEqual(['wal', 2, 1]);
  await db.destroy();
});
