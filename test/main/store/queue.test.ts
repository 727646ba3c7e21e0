import { expect, test } from 'vitest';
import { insertAccount } from '#main/store/accounts.ts';
import { countAllInFlight, findOnlyWaiting, listWaitingAccounts, takeOldest } from '#main/store/queue.ts';
import { FRESH_RUN, insertRun, type StoredRun } from '#main/store/runs.ts';
import { plansOf } from '#test/support/query-plans.ts';
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
  await expect.poll(async () => (await countAllInFlight(db)).queued).toBe(0);
  await db.destroy();
});

test('what came alone is taken before a batch, the oldest first, and only from the lanes that are asked for', async () => {
  const db = await freshStore();
  const { id: account_id } = await insertAccount(db, { ...account, ...plan });
  const wait = (id: string, run: Partial<StoredRun>) =>
    insertRun(db, {
      ...FRESH_RUN,
      id,
      reference: id,
      account_id,
      key_prefix: 'k',
      document: 'a.txt',
      source: 'async',
      submitted_at: at,
      position: 0,
      test_mode: 0,
      declared_text: 1,
      input: null,
      lane: 'light',
      ...run,
    });
  await wait('batch', { source: 'batch', submitted_at: '2026-07-15T10:00:00.000Z' });
  await wait('late', { submitted_at: '2026-07-15T12:00:00.000Z' });
  await wait('scan', { lane: 'heavy', submitted_at: '2026-07-15T11:00:00.000Z' });
  await wait('second', { submitted_at: '2026-07-15T11:30:00.000Z', position: 1 });
  await wait('first', { submitted_at: '2026-07-15T11:30:00.000Z' });
  const lanes = ['light', 'unseen'] as const;
  const take = (from: readonly StoredRun['lane'][]) =>
    db.transaction().execute((within) => takeOldest(within, account_id, from));
  expect(await findOnlyWaiting(db)).toBe(account_id);
  expect(await listWaitingAccounts(db, ['unseen'])).toEqual([]);
  expect(await listWaitingAccounts(db, lanes)).toEqual([{ account_id, since: '2026-07-15T11:30:00.000Z' }]);
  const plans = await plansOf(db, async (watched) => {
    await findOnlyWaiting(watched);
    await listWaitingAccounts(watched, [...lanes, 'heavy']);
    await watched.transaction().execute((within) => takeOldest(within, account_id, ['unseen']));
  });
  const claimed = [];
  for (;;) {
    const run = await take(claimed.length < 3 ? lanes : ['light', 'unseen', 'heavy']);
    if (run === undefined) break;
    claimed.push(run.id);
    expect(run).toMatchObject({ status: 'running', attempts: 1 });
  }
  expect(claimed).toEqual(['first', 'second', 'late', 'scan', 'batch']);
  // However long the line is: each lookup goes straight to the head of its part.
  expect(plans.join('\n')).toMatch(/INDEX runs_waiting \(account_id=\? AND lane=\? AND <expr>=\?\)/);
  expect(plans.join('\n')).not.toMatch(/SCAN runs/);
  await db.destroy();
});
