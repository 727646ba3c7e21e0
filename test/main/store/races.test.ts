// What two processes must not both do: each on a pool of connections of its own, where the store has such.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktopAccount } from '#main/account/desktop.ts';
import { mintKey } from '#main/account/keys.ts';
import { billDocument } from '#main/account/ledger.ts';
import { signUp } from '#main/account/signup.ts';
import { configOf } from '#main/config.ts';
import { insertAccount, listAccounts, type NewAccount, type StoredAccount } from '#main/store/accounts.ts';
import { findBatch, insertBatch, settleBatch } from '#main/store/batches.ts';
import type { Db } from '#main/store/db.ts';
import { claimMail, insertMail, listDueMails } from '#main/store/mails.ts';
import { openPostgres } from '#main/store/postgres.ts';
import { FRESH_RUN, insertRun, updateRun } from '#main/store/runs.ts';
import { keepSetting } from '#main/store/settings.ts';
import { insertSubmission } from '#main/store/submissions.ts';
import { consumeUpload, fillUpload, insertUpload } from '#main/store/uploads.ts';
import { sumUsage } from '#main/store/usage.ts';
import { freshDatabase } from '#test/support/postgres.ts';
import { freshStore, onPostgres } from '#test/support/store.ts';

const now = new Date('2026-07-15T12:00:00Z');
const at = now.toISOString();
let stores: Db[] = [];
beforeAll(async () => {
  if (!onPostgres) stores = [await freshStore()];
  else {
    const { database } = await freshDatabase();
    stores = [openPostgres(database), openPostgres(database)];
  }
});
afterAll(() => Promise.all(stores.map((db) => db.destroy())));

/** The same at once, so many times, by turns in each process. */
const race = <Made>(times: number, work: (db: Db, i: number) => Promise<Made>) =>
  Promise.allSettled(Array.from({ length: times }, (_, i) => work(stores[i % stores.length]!, i)));
const done = (settled: PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'fulfilled').length;
const won = (settled: PromiseSettledResult<boolean>[]) =>
  settled.filter((one) => one.status === 'fulfilled' && one.value).length;

const account = (given: Partial<NewAccount>): Promise<StoredAccount> =>
  stores[0]!.transaction().execute((db) =>
    insertAccount(db, {
      email: 'a@oak.example',
      email_key: randomUUID(),
      company: 'Oak',
      role: 'owner',
      plan: 'seat',
      seats: 1,
      pool_granted: 0,
      arranged_cap: null,
      trial_ends_on: null,
      identity: null,
      created_at: at,
      ...given,
    }),
  );

const run = (account_id: number, id: string, reference = id) => ({
  ...FRESH_RUN,
  id,
  reference,
  account_id,
  key_prefix: 'x',
  position: 0,
  document: 'deed.txt',
  source: 'batch' as const,
  status: 'running' as const,
  submitted_at: at,
  test_mode: 0,
  declared_text: 1,
  input: null,
});

test('an address signs up once, however many ask at once, and every account has a number of its own', async () => {
  const config = configOf({}, {});
  const request = { company: 'Oak', role: 'owner', accepted_terms: true };
  const same = await race(6, (db) => signUp(db, { ...request, email: 'a@ash.example' }, { config, home: '' }, now));
  expect(done(same)).toBe(1);
  const others = await race(8, (db, i) =>
    signUp(db, { ...request, email: `b${i}@ash.example` }, { config, home: '' }, now),
  );
  expect(done(others)).toBe(8);
  const ids = (await listAccounts(stores[0]!, 100)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('free accounts of a day are counted together', async () => {
  const { limits, ...config } = configOf({}, {});
  const before = (await listAccounts(stores[0]!, 100)).filter(({ plan }) => plan === 'free').length;
  const strict = { ...config, limits: { ...limits, free_accounts_per_day: before + 3 } };
  const asked = await race(8, (db, i) => {
    const request = { company: 'Oak', role: 'owner', accepted_terms: true, email: `c${i}@elm.example` };
    return signUp(db, request, { config: strict, home: '' }, now);
  });
  expect(done(asked)).toBe(3);
});

test('the person at the machine has one account', async () => {
  const made = await race(6, (db) => desktopAccount(db, now));
  expect(done(made)).toBe(6);
  expect((await listAccounts(stores[0]!, 100)).filter(({ plan }) => plan === 'desktop')).toHaveLength(1);
});

test('no more keys are made than a plan allows', async () => {
  const owner = await account({});
  const { limits } = configOf({}, {});
  const made = await race(14, (db) => mintKey(db, { account: owner, name: 'Tool', mode: 'live', now }, limits));
  expect(done(made)).toBe(limits.live_keys);
});

test('a pool is drawn on to its end and no further', async () => {
  const owner = await account({ seats: 1, pool_granted: 5 });
  const bill = (db: Db, i: number) =>
    db.transaction().execute((within) => {
      const document = { run_id: `job_pool_${i}`, account_id: owner.id, key_prefix: 'x', at };
      return billDocument(within, { ...document, input_tokens: 0, output_tokens: 0 }, now);
    });
  const settled = await race(60, bill);
  expect(done(settled)).toBe(60);
  const drawn = async (from: 'month' | 'pool' | 'overage') =>
    (await sumUsage(stores[0]!, { account_id: owner.id, drawn_on: [from] })).documents;
  expect([await drawn('month'), await drawn('pool'), await drawn('overage')]).toEqual([50, 5, 5]);
});

test('a batch ends with its last document, also when the last settle at the same moment', async () => {
  const owner = await account({});
  for (let round = 0; round < 5; round += 1) {
    const id = `batch_${round}`;
    const batch = { id, account_id: owner.id, key_prefix: 'x', status: 'in_progress' as const, documents: 6 };
    await insertBatch(stores[0]!, { ...batch, submitted_at: at, completed_at: null });
    for (let i = 0; i < 6; i += 1) await insertRun(stores[0]!, run(owner.id, `doc_${round}_${i}`, id));
    await race(6, (db, i) =>
      db.transaction().execute(async (within) => {
        await updateRun(within, `doc_${round}_${i}`, ['running'], { status: 'succeeded' });
        await settleBatch(within, id, at);
      }),
    );
    expect((await findBatch(stores[0]!, id))?.status).toBe('ended');
  }
});

test('a key of the sender stands for one submission, a slot is filled and used once, a letter is taken up once', async () => {
  const submission = { owner: '1 x', name: 'once', fingerprint: 'f', expires_at: '2027' };
  const noted = await race(8, (db, i) =>
    db.transaction().execute((within) => insertSubmission(within, { ...submission, reference: `job_${i}` }, at)),
  );
  expect(won(noted)).toBe(1);
  const owner = await account({});
  const slot = { id: 'up_1', account_id: owner.id, family: 'x', expires_at: '2027', bytes: null, consumed_at: null };
  await insertUpload(stores[0]!, slot);
  expect(won(await race(8, (db) => fillUpload(db, 'up_1', 10)))).toBe(1);
  expect(won(await race(8, (db) => consumeUpload(db, 'up_1', at)))).toBe(1);
  const letter = {
    id: 'm',
    recipient: 'a@oak.example',
    kind: 'welcome' as const,
    facts: '{}',
    state: 'waiting' as const,
  };
  await insertMail(stores[0]!, { ...letter, account_id: null, attempts: 0, made_at: at, next_at: at, trouble: null });
  const [mail] = await listDueMails(stores[0]!, at, 1);
  expect(won(await race(8, (db) => claimMail(db, mail!, { attempts: 1, next_at: '2027' })))).toBe(1);
});

test('a secret that several make at their first start is one', async () => {
  const kept = await race(8, (db) => keepSetting(db, 'secret', randomUUID()));
  const values = kept.map((one) => (one.status === 'fulfilled' ? one.value : null));
  expect(new Set(values).size).toBe(1);
});
