// Which account a signed-in person gets.
import { join } from 'node:path';
import type { JWTPayload } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Refusal } from '#core/api/errors.ts';
import type { GrantKind } from '#core/schema/account.ts';
import { callerOf } from '#main/account/caller.ts';
import { keyRowsOf } from '#main/account/key-rows.ts';
import { mint } from '#main/account/keys.ts';
import { accountOf, personOf } from '#main/account/person.ts';
import { openSessions } from '#main/account/sessions.ts';
import { openVouching } from '#main/account/vouching.ts';
import { findAccount, insertAccount, type NewAccount } from '#main/store/accounts.ts';
import { type Db, openDb } from '#main/store/db.ts';
import { confirmKey } from '#main/store/keys.ts';
import { migrate } from '#main/store/migrate.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const NOW = new Date('2026-07-15T12:00:00Z');
const ISSUER = 'https://id.example/';

let db: Db;
beforeEach(async () => {
  db = openDb(join(temporaryFolder('person'), 'deedproof.db'));
  await migrate(db);
});
afterEach(() => db.destroy());

const office = (plan: GrantKind | null, change: Partial<NewAccount> = {}) =>
  insertAccount(db, {
    email: 'ada@title.example',
    email_key: 'ada@title.example',
    company: 'Title office',
    role: 'examiner',
    plan,
    seats: 1,
    pool_granted: 0,
    arranged_cap: null,
    trial_ends_on: null,
    identity: null,
    created_at: NOW.toISOString(),
    ...change,
  });
const signIn = (claims: JWTPayload, issuer = ISSUER) => accountOf(db, personOf({ sub: 'one', ...claims }, issuer), NOW);
const ADA = { email: 'ada@title.example', email_verified: true };

test('a verified address has the account of that address, and keeps it when the address changes', async () => {
  const account = await office('seat');
  expect(await signIn(ADA)).toMatchObject({ id: account.id, plan: 'seat', identity: `${ISSUER}|one` });
  expect((await signIn({ email: 'ada@married.example', email_verified: true })).id).toBe(account.id);
  expect((await signIn({})).id).toBe(account.id);
});

test.each([
  ['capitals', 'ADA@Title.EXAMPLE'],
  ['spaces around it', '  ada@title.example \n'],
])('an address with %s is the same address', async (_, email) => {
  const account = await office('seat', { email: 'Ada@title.example' });
  expect((await signIn({ email, email_verified: true })).id).toBe(account.id);
});

test.each<[string, JWTPayload]>([
  ['nobody has made sure of it', { email: ADA.email }],
  ['it is not verified', { email: ADA.email, email_verified: false }],
  ['the claim is no yes', { email: ADA.email, email_verified: 1 }],
  ['it only reaches the same mailbox', { email: 'ada+title@title.example', email_verified: true }],
  ['it is another address', { email: 'ada@title.example.net', email_verified: true }],
  ['it is two addresses', { email: 'ada@title.example, eve@title.example', email_verified: true }],
  ['it is a list', { email: ['ada@title.example'], email_verified: true }],
  ['there is none', { email_verified: true }],
])('a person does not get the account when %s', async (_, claims) => {
  const account = await office('seat');
  const got = await signIn(claims);
  expect(got.id).not.toBe(account.id);
  expect(got.plan).toBeNull();
  expect((await findAccount(db, account.id))?.identity).toBeNull();
});

test.each([['empty'], [' '], [{}], [7], [null]])('a subject that names nobody (%j) is not signed in', (named) => {
  const sub = named === 'empty' ? '' : named;
  expect(() => personOf({ ...ADA, sub: sub as string }, ISSUER)).toThrow(
    expect.objectContaining({ type: 'invalid_token' }),
  );
});

test('of several accounts of one address it is the one with the largest plan, then the oldest', async () => {
  const made = [];
  for (const plan of ['free', null, 'seat', 'seat', 'pack'] as const) made.push(await office(plan));
  expect((await signIn(ADA)).id).toBe(made[2]?.id);
});

test('the same address from another sign-in of the provider is the same account; from another provider it is not', async () => {
  const account = await office('seat');
  await signIn(ADA);
  expect((await signIn({ ...ADA, sub: 'two' })).id).toBe(account.id);
  expect((await findAccount(db, account.id))?.identity).toBe(`${ISSUER}|one`);
  expect((await signIn({ ...ADA, sub: 'two' }, 'https://other.example/')).id).not.toBe(account.id);
});

test('an account that was made without a plan before the address was verified gives way, unless it was used', async () => {
  const account = await office('seat');
  const empty = await signIn({ email: ADA.email });
  expect(empty.id).not.toBe(account.id);
  expect((await signIn(ADA)).id).toBe(account.id);
  expect((await findAccount(db, empty.id))?.identity).toBeNull();
  const used = await signIn({ email: ADA.email, sub: 'three' });
  await mint(db, { account: used, name: 'Old', mode: 'test', now: NOW }, null);
  expect((await signIn({ ...ADA, sub: 'three' })).id).toBe(used.id);
});

test('nobody can lay claim to an address before its owner signs in', async () => {
  const squatter = await signIn({ email: ADA.email, sub: 'squatter' });
  const owner = await signIn({ ...ADA, sub: 'owner' });
  expect(owner.id).not.toBe(squatter.id);
  expect((await signIn({ ...ADA, sub: 'again' })).id).toBe(owner.id);
});

test('the account of the person at the machine is nobody else’s', async () => {
  const desktop = await office('desktop', { identity: 'desktop' });
  expect((await signIn(ADA)).id).not.toBe(desktop.id);
});

test('a key of whoever signed up with the address waits until its owner, once signed in, says that it is theirs', async () => {
  const account = await office('free', { pool_granted: 3 });
  const { api_key, prefix } = await mint(db, { account, name: 'First key', mode: 'live', now: NOW }, null);
  const door = {
    db,
    session_digest: null,
    command_digest: null,
    desktop: account,
    sessions: openSessions(db, null, () => NOW),
    vouching: openVouching(db, null, () => NOW),
  };
  const ask = () =>
    Promise.resolve()
      .then(() => callerOf(`Bearer ${api_key}`, door))
      .then(
        ({ key }) => key?.prefix,
        (fault: Refusal) => fault.type,
      );
  // One that nobody vouches for changes nothing.
  await signIn({ email: ADA.email, sub: 'stranger' });
  expect(await ask()).toBe(prefix);
  await signIn(ADA);
  expect(await ask()).toBe('revoked_api_key');
  expect(await keyRowsOf(db, account, NOW)).toMatchObject([{ prefix, held: true, made_by: null, revoked_at: null }]);
  await confirmKey(db, prefix, { made_by: `${ISSUER}|one`, made_by_email: ADA.email });
  expect(await ask()).toBe(prefix);
  // Signed in again it stays confirmed, and so does what was made after.
  await signIn(ADA);
  expect(await ask()).toBe(prefix);
});
