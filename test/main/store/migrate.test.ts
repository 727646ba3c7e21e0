import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { LibraryQuery } from '#core/schema/library.ts';
import { insertAccount } from '#main/store/accounts.ts';
import { type Db, openDb } from '#main/store/db.ts';
import { takeErrand } from '#main/store/errands.ts';
import { hasGrant, sumTaken } from '#main/store/grants.ts';
import { deleteInput, findInput, insertInput } from '#main/store/inputs.ts';
import { findKey } from '#main/store/keys.ts';
import { listLibrary } from '#main/store/library.ts';
import { listDueMails } from '#main/store/mails.ts';
import { MIGRATIONS, migrate } from '#main/store/migrate.ts';
import { up as first } from '#main/store/migrations/0001-first.ts';
import { up as located } from '#main/store/migrations/0002-located.ts';
import { up as keyScopes } from '#main/store/migrations/0003-key-scopes.ts';
import { insertModelUsage, sumModelUsage } from '#main/store/model-usage.ts';
import { listNeededFiles, takeOldest } from '#main/store/queue.ts';
import { listReversals } from '#main/store/reversals.ts';
import { type Lane, listRuns } from '#main/store/runs.ts';
import { deleteTexts, putTexts } from '#main/store/texts.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const freshPath = () => join(temporaryFolder('store'), 'deedproof.db');
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

const taken = (db: Db, lane: Lane) => db.transaction().execute((within) => takeOldest(within, 1, [lane]));

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

/** As it was before accounts were billed. */
const insertOldAccount = (db: ReturnType<typeof openDb>) =>
  db
    .insertInto('accounts')
    .values({ id: 1, stripe_customer_id: null, ...account } as never)
    .execute();

test('a store of the first version keeps its rows and learns which runs are located', async () => {
  const db = openDb(freshPath());
  await first(db as unknown as Kysely<unknown>);
  await sql`CREATE TABLE kysely_migration (name text primary key, timestamp text not null)`.execute(db);
  await sql`INSERT INTO kysely_migration VALUES ('0001-first', '2026')`.execute(db);
  await insertOldAccount(db);
  const columns = `account_id, key_prefix, position, source, status, submitted_at, attempts, test_mode, declared_text,
    result_state, corrected, in_library, verdicts, document`;
  for (const [id, georef] of [
    ['job_a', 'null'],
    ['job_b', '{"crs":"EPSG:4326"}'],
  ]) {
    await sql
      .raw(
        `INSERT INTO runs (id, reference, ${columns}) VALUES ('${id}', '${id}', 1, 'session', 0, 'async', 'succeeded',
        '2026-07-01', 1, 0, 0, 'held', 0, 1, '[]', 'deed.txt')`,
      )
      .execute(db);
    const body = `{"groundtruth_verdicts":[{"georef":${georef}}]}`;
    await db
      .insertInto('results')
      .values({ run_id: id ?? '', revision: 0, body, created_at: '2026' })
      .execute();
  }
  await migrate(db);
  const runs = await db.selectFrom('runs').select(['id', 'located', 'document']).orderBy('id').execute();
  expect(runs).toEqual([
    { id: 'job_a', located: 0, document: 'deed.txt' },
    { id: 'job_b', located: 1, document: 'deed.txt' },
  ]);
  await db.destroy();
});

test('keys from before scopes may do what they always could', async () => {
  const db = openDb(freshPath());
  await first(db as unknown as Kysely<unknown>);
  await located(db as never);
  await sql`CREATE TABLE kysely_migration (name text primary key, timestamp text not null)`.execute(db);
  await sql`INSERT INTO kysely_migration VALUES ('0001-first', '2026'), ('0002-located', '2026')`.execute(db);
  await insertOldAccount(db);
  await sql`INSERT INTO keys (prefix, digest, account_id, family, name, mode, created_at)
    VALUES ('dp_live_12345678', 'd', 1, 'dp_live_12345678', 'Office', 'live', '2026-07-01')`.execute(db);
  await migrate(db);
  const key = await findKey(db, 'dp_live_12345678');
  expect(key).toMatchObject({ name: 'Office', scopes: 'read submit delete manage' });
  await db.destroy();
});

test('what waited before there were lanes is looked at first, and what was read stays read', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0005'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await insertOldAccount(db);
  for (const status of ['queued', 'succeeded']) {
    await sql`INSERT INTO runs (id, reference, account_id, key_prefix, position, source, status, submitted_at, attempts,
      test_mode, declared_text, result_state, corrected, in_library, verdicts, document) VALUES (${status}, ${status}, 1,
      'session', 0, 'async', ${status}, '2026-07-01', 0, 0, 0, 'none', 0, 1, '[]', 'deed.pdf')`.execute(db);
  }
  await migrate(db);
  const runs = await db.selectFrom('runs').select(['id', 'lane', 'status', 'document']).orderBy('id').execute();
  expect(runs).toEqual([
    { id: 'queued', lane: 'unseen', status: 'queued', document: 'deed.pdf' },
    { id: 'succeeded', lane: 'unseen', status: 'succeeded', document: 'deed.pdf' },
  ]);
  expect((await taken(db, 'unseen'))?.id).toBe('queued');
  await db.destroy();
});

test('runs from before programs named them have no reference of theirs, and are listed as ever', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0006'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await insertOldAccount(db);
  await sql`INSERT INTO runs (id, reference, account_id, key_prefix, position, source, status, submitted_at, attempts,
    test_mode, declared_text, result_state, corrected, in_library, verdicts, document) VALUES ('job_a', 'job_a', 1,
    'session', 0, 'async', 'succeeded', '2026-07-01', 0, 0, 0, 'none', 0, 1, '[]', 'deed.pdf')`.execute(db);
  await migrate(db);
  const runs = await listRuns(db, { account_id: 1 }, { limit: 10, text: 'DEED' });
  expect(runs).toMatchObject([{ id: 'job_a', document: 'deed.pdf', client_reference: null }]);
  expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('a library from before it was searched keeps its rows, is searched by name, and its facts are still to be told', async () => {
  const db = openDb(freshPath());
  await first(db as unknown as Kysely<unknown>);
  await located(db as never);
  await keyScopes(db as unknown as Kysely<unknown>);
  await sql`CREATE TABLE kysely_migration (name text primary key, timestamp text not null)`.execute(db);
  await sql`INSERT INTO kysely_migration VALUES ('0001-first', '2026'), ('0002-located', '2026'),
    ('0003-key-scopes', '2026')`.execute(db);
  await insertOldAccount(db);
  const add = (id: string, document: string, at: string, chips: string, kept: number) =>
    sql`INSERT INTO runs (id, reference, account_id, key_prefix, position, source, status, submitted_at, attempts,
      test_mode, declared_text, result_state, corrected, in_library, verdicts, document)
      VALUES (${id}, ${id}, 1, 'session', 0, 'async', 'succeeded', ${at}, 1, 0, 0, 'held', 0, ${kept}, ${chips},
      ${document})`.execute(db);
  const chip = (status: string) => JSON.stringify([{ tract: 'Tract "A"', status }]);
  await add('job_b', 'second oak deed.txt', '2026-07-02', chip('REVIEW'), 1);
  await add('job_a', 'first oak deed.txt', '2026-07-01', chip('PASS'), 1);
  await add('job_c', 'deleted oak deed.txt', '2026-07-03', chip('FAIL'), 0);
  await migrate(db);
  const runs = await db
    .selectFrom('runs')
    .select(['id', 'number', 'worst', 'facts_told', 'pending'])
    .orderBy('id')
    .execute();
  expect(runs).toEqual([
    { id: 'job_a', number: 1, worst: 2, facts_told: 0, pending: 0 },
    { id: 'job_b', number: 2, worst: 1, facts_told: 0, pending: 0 },
    { id: 'job_c', number: null, worst: 0, facts_told: 0, pending: 0 },
  ]);
  const { rows } = await sql<{ rowid: number }>`SELECT rowid FROM found WHERE found MATCH 'oak'`.execute(db);
  expect(rows).toEqual([{ rowid: 1 }, { rowid: 2 }]);
  await db.destroy();
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

test.skipIf(process.platform === 'win32')('only its owner can read the store', async () => {
  const path = freshPath();
  const db = openDb(path);
  await migrate(db);
  for (const name of [path, `${path}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
  await db.destroy();
});

test('the store runs in write-ahead mode and every commit reaches the disk', async () => {
  const db = openDb(freshPath());
  const value = async (name: string) =>
    Object.values((await sql.raw(`PRAGMA ${name}`).execute(db)).rows[0] as object)[0];
  expect([await value('journal_mode'), await value('synchronous'), await value('foreign_keys')]).toEqual(['wal', 2, 1]);
  await db.destroy();
});

test('what was used before there was billing names what it was drawn on, and nothing of it is metered', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0007'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  const plans = ['seat', 'free', 'pack', 'trial', 'desktop'] as const;
  for (const [i, plan] of plans.entries()) {
    const row = { ...account, id: i + 1, plan, email_key: plan, stripe_customer_id: null };
    await db
      .insertInto('accounts')
      .values(row as never)
      .execute();
    await sql`INSERT INTO usage (run_id, account_id, key_prefix, month, at, input_tokens, output_tokens)
      VALUES (${plan}, ${i + 1}, 'x', '2026-07', '2026-07-02', 0, 0)`.execute(db);
  }
  await migrate(db);
  const usage = await db.selectFrom('usage').select(['run_id', 'drawn_on']).orderBy('account_id').execute();
  expect(usage.map(({ run_id, drawn_on }) => [run_id, drawn_on])).toEqual([
    ['seat', 'month'],
    ['free', 'pool'],
    ['pack', 'pool'],
    ['trial', 'trial'],
    ['desktop', 'month'],
  ]);
  const accounts = await db
    .selectFrom('accounts')
    .select(['past_due', 'had_trial', 'plan_ends_on'])
    .orderBy('id')
    .execute();
  expect(accounts.map(({ had_trial }) => had_trial)).toEqual([1, 0, 0, 1, 0]);
  expect(accounts[0]).toMatchObject({ past_due: 0, plan_ends_on: null });
  expect(await db.selectFrom('metered').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('documents from before there was a model keep what they were, and leave their reader to the office', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0008'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await insertOldAccount(db);
  await sql`INSERT INTO runs (id, reference, account_id, key_prefix, position, source, status, submitted_at, attempts,
    test_mode, declared_text, result_state, corrected, in_library, verdicts, document) VALUES ('job_a', 'job_a', 1,
    'session', 0, 'async', 'queued', '2026-07-01', 0, 0, 0, 'none', 0, 1, '[]', 'deed.pdf')`.execute(db);
  await migrate(db);
  expect(await db.selectFrom('runs').select(['id', 'reader', 'status']).execute()).toEqual([
    { id: 'job_a', reader: null, status: 'queued' },
  ]);
  await insertModelUsage(db, {
    month: '2026-07',
    at: '2026-07-02',
    model: 'm',
    input_tokens: 2,
    output_tokens: 1,
    cost: 0.5,
  });
  expect(await sumModelUsage(db, '2026-07')).toEqual({ questions: 1, input_tokens: 2, output_tokens: 1, cost: 0.5 });
  expect(await sumModelUsage(db, '2026-08')).toMatchObject({ questions: 0, cost: 0 });
  await db.destroy();
});

test('keys, packs and letters from before anybody was asked stay as they are, and name nobody', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0010'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await insertOldAccount(db);
  await sql`INSERT INTO keys (prefix, digest, account_id, family, name, mode, scopes, created_at)
    VALUES ('dp_live_old', 'x', 1, 'dp_live_old', 'Tool', 'live', 'read submit', '2026-07-01')`.execute(db);
  await sql`INSERT INTO grants (id, account_id, documents, at) VALUES ('cs_old', 1, 10, '2026-07-01')`.execute(db);
  await sql`INSERT INTO mails (id, recipient, kind, facts, state, attempts, made_at, next_at)
    VALUES ('m', 'b@oak.example', 'invitation', '{}', 'waiting', 0, '2026-07-01', '2026-07-01')`.execute(db);
  await migrate(db);
  expect(await findKey(db, 'dp_live_old')).toMatchObject({ scopes: 'read submit', made_by: null, held_at: null });
  expect(await hasGrant(db, 1)).toBe(true);
  expect(await sumTaken(db, 1)).toBe(0);
  expect(await listDueMails(db, '2026-07-02', 5)).toMatchObject([{ id: 'm', account_id: null }]);
  expect(await listReversals(db, 1)).toEqual([]);
  await db.destroy();
});

test('keys from before their people were asked after are asked after by nobody', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0014'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await insertAccount(db, account);
  await sql`INSERT INTO keys (prefix, digest, account_id, family, name, mode, scopes, created_at, made_by)
    VALUES ('dp_live_old', 'x', 1, 'dp_live_old', 'Front', 'live', 'read desk', '2026-07-01', 'p|1')`.execute(db);
  await migrate(db);
  expect(await findKey(db, 'dp_live_old')).toMatchObject({
    made_by: 'p|1',
    renewal: null,
    vouched_at: null,
    ask_at: null,
  });
  expect(await takeErrand(db, 'x')).toBeUndefined();
  await db.destroy();
});

test('a document that waited as a file before some waited in rows still does, and the next may wait in one', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0016'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await insertAccount(db, account);
  await sql`INSERT INTO runs (id, reference, account_id, key_prefix, position, source, status, submitted_at, attempts,
    test_mode, declared_text, result_state, corrected, in_library, verdicts, document, facts_told, input, lane)
    VALUES ('job', 'job', 1, 'dp_live_aaaaaaaa', 0, 'async', 'queued', '2026-07-01', 0, 0, 1, 'none', 0, 0, '[]',
    'deed.txt', 1, 'documents/job.in', 'light')`.execute(db);
  await migrate(db);
  expect(await taken(db, 'light')).toMatchObject({ id: 'job', input: 'documents/job.in' });
  await db.transaction().execute(async (within) => insertInput(within, 'next', Buffer.from('a deed')));
  expect(Buffer.from((await findInput(db, 'next')) ?? []).toString()).toBe('a deed');
  expect(await listNeededFiles(db)).toEqual(['documents/job.in']);
  await db.destroy();
});

test('a document that waited in a row of the first kind still does, and goes with the transaction that settles it', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0017'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  const long = Buffer.alloc(65_536, 'to a stone; ');
  await sql`INSERT INTO inputs (run_id, content) VALUES ('short', ${Buffer.from('a deed')}), ('long', ${long})`.execute(
    db,
  );
  await migrate(db);
  expect(Buffer.from((await findInput(db, 'short')) ?? []).toString()).toBe('a deed');
  expect(Buffer.from((await findInput(db, 'long')) ?? []).equals(long)).toBe(true);
  await db.transaction().execute((within) => deleteInput(within, 'long'));
  expect(await findInput(db, 'long')).toBeNull();
  await db.destroy();
});

test('what was found before words were gathered is found still, and what is new after it', async () => {
  const db = openDb(freshPath());
  const before = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0015'));
  await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  await insertAccount(db, account);
  const rows = ['old', 'changed', 'removed'];
  for (const id of rows) {
    await sql`INSERT INTO texts (run_id, title, words) VALUES (${id}, ${`${id}.pdf`}, 'to a white oak')`.execute(db);
    await sql`INSERT INTO runs (id, reference, account_id, key_prefix, position, source, status, submitted_at, attempts,
      test_mode, declared_text, result_state, corrected, in_library, verdicts, document, number, county, facts_told)
      VALUES (${id}, ${id}, 1, 'session', 0, 'async', 'succeeded', '2026-07-01', 1, 0, 1, 'held', 0, 1, '[]',
      ${`${id}.pdf`}, (SELECT number FROM texts WHERE run_id = ${id}), ${id === 'old' ? null : 'Polk'}, 1)`.execute(db);
  }
  await migrate(db);
  const found = async (search: string) =>
    (await listLibrary(db, 1, LibraryQuery.parse({ search, sort: 'county' }), 10, 0)).map(({ id }) => id);
  expect((await found('oak')).toSorted()).toEqual(rows.toSorted());
  expect((await found('oak')).at(-1)).toBe('old');
  await putTexts(db, 'changed', { words: 'to a stone' });
  await deleteTexts(db, ['removed']);
  expect(await found('oak')).toEqual(['old']);
  expect(await found('stone')).toEqual(['changed']);
  await db.destroy();
});
