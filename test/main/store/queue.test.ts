import { expect, test } from 'vitest';
import { insertAccount } from '#main/store/accounts.ts';
import { countAllInFlight } from '#main/store/queue.ts';
import { FRESH_RUN, insertRun } from '#main/store/runs.ts';
import { freshStore } from '#test/support/store.ts';

const at = '2026-07-15T12:00:00.000Z';
const account = { email: 'a@oak.example', email_key: 'a@oak.example', company: 'Oak', role: 'owner', created_at: at };
const plan = {
  plan: 'seat',
  seats: 1,
  pool_granted: 0,
  arranged_cap: null,
  trial_ends_on: null,
  identity: null,
} as const;

test('a short line is counted whenever somebody asks, a long one is not', async () => {
  const db = await freshStore();
  const { id: account_id } = await insertAccount(db, { ...account, ...plan });
  const rest = { key_prefix: 'k', position: 0, document: 'a.txt', source: 'batch', submitted_at: at } as const;
  const wait = (count: number) =>
    db.transaction().execute(async (within) => {
      for (let i = 0; i < count; i += 1) {
        const id = `doc_${count}_${i}`;
        const run = {
          ...FRESH_RUN,
          ...rest,
          id,
          reference: id,
          account_id,
          test_mode: 0,
          declared_text: 1,
          input: null,
        };
        await insertRun(within, run);
      }
    });
  const none = () => db.updateTable('runs').set({ status: 'failed' }).execute();
  await wait(3);
  expect(await countAllInFlight(db)).toEqual({ queued: 3, running: 0 });
  await none();
  expect(await countAllInFlight(db)).toEqual({ queued: 0, running: 0 });
  await wait(1000);
  expect((await countAllInFlight(db)).queued).toBe(1000);
  await none();
  expect((await countAllInFlight(db)).queued).toBe(1000);
  await expect.poll(async () => (await countAllInFlight(db)).queued, { timeout: 60_000 }).toBe(0);
  await db.destroy();
});
