import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktopAccount } from '#main/account/desktop.ts';
import type { Db } from '#main/store/db.ts';
import { mostRows } from '#main/store/most-rows.ts';
import { insertUsage } from '#main/store/usage.ts';
import { freshStore } from '#test/support/store.ts';

let db: Db;
beforeAll(async () => {
  db = await freshStore();
});
afterAll(() => db.destroy());

const count = async () =>
  Number(
    (
      await db
        .selectFrom('usage')
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirst()
    )?.rows,
  );

test('never fewer than there are, whatever was deleted between', async () => {
  expect((await mostRows(db)).usage).toBe(0);
  const account = await desktopAccount(db, new Date('2026-07-01'));
  const bill = (run_id: string) =>
    insertUsage(db, {
      run_id,
      account_id: account.id,
      key_prefix: 'session',
      month: '2026-07',
      at: '2026-07-01T00:00:00.000Z',
      input_tokens: 0,
      output_tokens: 0,
      drawn_on: 'month',
    });
  for (const id of ['a', 'b', 'c']) await bill(id);
  expect((await mostRows(db)).usage).toBe(3);
  await db.deleteFrom('usage').where('run_id', 'in', ['a', 'c']).execute();
  await bill('d');
  expect((await mostRows(db)).usage).toBeGreaterThanOrEqual(await count());
  expect(await count()).toBe(2);
});

test('a transaction that was told once counts on by itself, and what it takes back is counted for nothing', async () => {
  const account = await desktopAccount(db, new Date('2026-07-01'));
  const bill = (within: Db, run_id: string) =>
    insertUsage(within, {
      run_id,
      account_id: account.id,
      key_prefix: 'session',
      month: '2026-07',
      at: '2026-07-01T00:00:00.000Z',
      input_tokens: 0,
      output_tokens: 0,
      drawn_on: 'month',
    });
  const { usage: before } = await mostRows(db);
  const work = db.transaction().execute(async (within) => {
    expect((await mostRows(within)).usage).toBe(before);
    await bill(within, 'e');
    await bill(within, 'f');
    expect((await mostRows(within)).usage).toBe(before + 2);
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  expect((await mostRows(db)).usage).toBe(before);
});
