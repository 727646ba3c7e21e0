// Two services on one database, each a process of its own with its own data folder, as on two machines.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf, type Fetch, ServiceError } from '#core/api/client.ts';
import type { GrantKind } from '#core/schema/account.ts';
import { mint } from '#main/account/keys.ts';
import { openKeyring } from '#main/attest/keyring.ts';
import { insertAccount, type NewAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { openPostgres } from '#main/store/postgres.ts';
import { freshDatabase, type TestDatabase } from '#test/support/postgres.ts';
import { PROGRAM } from '#test/support/program.ts';
import { DEED, TEXT } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const folders = [temporaryFolder('one'), temporaryFolder('other')] as const;
/** Where both keep documents. */
const shelves = temporaryFolder('shelves');
/** The signing keys that the operator gives to both. */
const keyring = join(temporaryFolder('keys'), 'office.json');
const children: ChildProcess[] = [];
let made: TestDatabase;
let db: Db;
let addresses: readonly string[] = [];

async function serve(data: string): Promise<string> {
  const shared = ['--database', made.database.address, '--objects', shelves, '--keyring', keyring, '--threads', '1'];
  const words = ['serve', '--port', '0', '--data', data, ...shared];
  const child = spawn(process.execPath, [PROGRAM, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^The API is at (\S+),/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('It did not start.');
}

beforeAll(async () => {
  // That nobody has used: of the two that start at once one makes all tables, and both go on.
  made = await freshDatabase({ empty: true });
  db = openPostgres(made.database);
  spawnSync(process.execPath, [PROGRAM, 'keyring', 'create', keyring]);
  addresses = await Promise.all(folders.map(serve));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await db.destroy();
  await made.drop();
});

let accounts = 0;
/** Of a new account, at either service. */
async function clients(plan: GrantKind, given: Partial<NewAccount> = {}): Promise<readonly Client[]> {
  accounts += 1;
  const email = `office${accounts}@title.example`;
  const now = new Date();
  const key = await db.transaction().execute(async (within) => {
    const facts = { company: 'Office', role: 'examiner', seats: 1, pool_granted: 0, arranged_cap: null };
    const rest = { trial_ends_on: null, identity: null, created_at: now.toISOString() };
    const account = await insertAccount(within, { email, email_key: email, plan, ...facts, ...rest, ...given });
    return (await mint(within, { account, name: 'Tool', mode: 'live', now }, null)).api_key;
  });
  return addresses.map((address) => clientOf(address, key, fetch as unknown as Fetch));
}

/** The same by turns at both; the types of what was refused. */
async function race<Answer>(
  times: number,
  both: readonly Client[],
  ask: (client: Client, i: number) => Promise<Answer>,
) {
  const settled = await Promise.allSettled(Array.from({ length: times }, (_, i) => ask(both[i % both.length]!, i)));
  const answers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refusals = settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    if (one.reason instanceof ServiceError) return [one.reason.type];
    throw one.reason;
  });
  return { answers, refusals };
}

const submit = (client: Client, i: number, headers: Record<string, string> = {}) =>
  client.call('submitExtract', { headers: { ...TEXT, ...headers }, body: `${DEED}\nFile ${i}.` });

test.each([
  ['read at once', (client: Client) => client.call('extract', { headers: TEXT, body: DEED })],
  ['read later', (client: Client, i: number) => submit(client, i)],
])('no more documents that are %s are taken in than are left, whichever service is asked', async (_, ask) => {
  const both = await clients('arrangement', { arranged_cap: 7 });
  const { answers, refusals } = await race<unknown>(24, both, ask);
  expect(answers).toHaveLength(7);
  expect(new Set(refusals)).toEqual(new Set(['quota_exceeded']));
  expect((await both[0]!.call('listRuns', { query: {} })).value.runs).toHaveLength(7);
});

test('sent to both under one key of the sender, it is one submission', async () => {
  const both = await clients('arrangement', { arranged_cap: 100 });
  const { answers, refusals } = await race(8, both, (client) => submit(client, 0, { 'idempotency-key': 'order-1' }));
  expect(refusals).toEqual([]);
  expect(new Set(answers.map(({ value }) => value.job)).size).toBe(1);
  expect((await both[0]!.call('listRuns', { query: {} })).value.runs).toHaveLength(1);
});

test('the requests of a minute are counted together', async () => {
  const both = await clients('free');
  const { answers, refusals } = await race(16, both, (client) => client.call('getUsage', { query: {} }));
  expect(answers).toHaveLength(10);
  expect(new Set(refusals)).toEqual(new Set(['rate_limited']));
});

test('an address has its free documents once', async () => {
  const anybody = addresses.map((address) => clientOf(address, '', fetch as unknown as Fetch));
  const json = { email: 'a@ash.example', company: 'Ash', role: 'owner', accepted_terms: true };
  const { answers, refusals } = await race(6, anybody, (client) => client.call('signup', { json }));
  expect(answers).toHaveLength(1);
  expect(new Set(refusals)).toEqual(new Set(['already_granted']));
});

test('a result of one verifies at the other, also when the operator gave a new key in between', async () => {
  const [one, other] = await clients('arrangement', { arranged_cap: 100 });
  const held = await one!.call('extract', { headers: TEXT, body: DEED });
  expect((await other!.call('certificate', { body: held.text })).status).toBe(200);
  openKeyring(keyring, { box: null, now: new Date(), make: false }).rotate(new Date());
  const later = await other!.call('extract', { headers: TEXT, body: DEED });
  expect(later.value.attestation?.key_id).not.toBe(held.value.attestation?.key_id);
  for (const body of [held.text, later.text])
    for (const client of [one!, other!]) expect((await client.call('verify', { body })).value.signature).toBe('good');
});

test('documents lie where both were told, and in neither’s own folder', async () => {
  const [one] = await clients('arrangement', { arranged_cap: 100 });
  const { upload_id, put_url } = (await one!.call('createUpload', { json: { bytes: DEED.length } })).value;
  expect((await fetch(put_url, { method: 'PUT', body: DEED })).status).toBe(200);
  expect(readdirSync(join(shelves, 'staged'))).toContain(upload_id);
  for (const folder of folders) expect(readdirSync(join(folder, 'staged'))).toEqual([]);
});
