import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { DATABASE } from '#main/store/data-folder.ts';
import { openDb } from '#main/store/db.ts';
import { revokeKey } from '#main/store/keys.ts';
import { openPostgres } from '#main/store/postgres.ts';
import { openStands, type Stands } from '#test/main/service/stands.ts';
import { DEED, type Stand, settledJob, TEXT } from '#test/support/service.ts';

let stands: Stands;
let stand: Stand;
beforeAll(async () => {
  stands = openStands();
  stand = await stands.main();
});
afterAll(() => stands.close());

const read = { headers: TEXT, body: DEED };
const typeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (fault: ServiceError) => fault.type,
  );

test('a key is shown once and only its digest is kept', async () => {
  const client = stand.as(await stand.key('seat'));
  const minted = (await client.call('createKey', { json: { name: 'Scanner room' } })).value;
  expect(minted.api_key).toMatch(/^dp_live_[A-Za-z0-9]{40}$/);
  expect(minted.prefix).toBe(minted.api_key.slice(0, 16));
  const row = await stand.app.db.selectFrom('keys').selectAll().where('prefix', '=', minted.prefix).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(minted.api_key.slice(16));
  const listed = (await client.call('listKeys')).value.keys.find(({ prefix }) => prefix === minted.prefix);
  expect(listed).toMatchObject({ name: 'Scanner room', grant_kind: 'seat', included_docs: 50, revoked_at: null });
});

test('one letter more or less is another key', async () => {
  const key = await stand.key('seat');
  for (const wrong of [key.slice(0, -1), `${key}A`, key.replace('live', 'test'), key.slice(0, 16)]) {
    expect(await typeOf(stand.as(wrong).call('listKeys'))).toBe('invalid_api_key');
  }
});

test('a key that another process revoked is refused from the next request on', async () => {
  const key = await stand.key('seat');
  const client = stand.as(key);
  await client.call('listKeys');
  await client.call('listKeys');
  const { database } = stand.app.config;
  const apart = database === null ? openDb(join(stand.data_dir, DATABASE)) : openPostgres(database, { most: 1 });
  try {
    await revokeKey(apart, key.slice(0, 16), stand.clock.now().toISOString(), null);
    expect(await typeOf(client.call('listKeys'))).toBe('revoked_api_key');
  } finally {
    await apart.destroy();
  }
});

test.each(['', 'Basic abc', 'Bearer', 'Bearer two words', 'bearer dp_live_'])(
  '%j is no credential',
  async (authorization) => {
    const reply = await fetch(`${stand.service.address}/v1/keys`, {
      headers: authorization === '' ? {} : { authorization },
    });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ error: { type: 'invalid_api_key' } });
  },
);

test('a rotated key stops at once; its successor has its name and its work', async () => {
  const key = await stand.key('seat');
  const old = stand.as(key);
  const { job } = (await old.call('submitExtract', read)).value;
  await settledJob(old, job);
  stand.clock.advance(1);
  const successor = (await old.call('rotateKey', { params: { prefix: key.slice(0, 16) } })).value;
  expect(successor.name).toBe('Office');
  expect(await typeOf(old.call('listKeys'))).toBe('revoked_api_key');
  const fresh = stand.as(successor.api_key);
  expect((await fresh.call('getExtract', { params: { job_id: job } })).value.status).toBe('succeeded');
  const { keys } = (await fresh.call('listKeys')).value;
  expect(keys.map(({ revoked_at }) => revoked_at === null)).toEqual([false, true]);
});

test('of two rotations at once one wins and one is refused', async () => {
  const client = stand.as(await stand.key('seat'));
  const { prefix } = (await client.call('createKey', { json: { name: 'Twice' } })).value;
  const rotate = () => typeOf(client.call('rotateKey', { params: { prefix } }));
  expect((await Promise.all([rotate(), rotate()])).toSorted()).toEqual(['done', 'rotate_failed']);
});

test('a key reaches only what it submitted; a signed-in person reaches the account’s', async () => {
  const { stand: own, token } = await stands.identity();
  const person = own.as(await token({ subject: 'grace' }));
  const who = (await person.call('whoAmI')).value;
  expect(who).toMatchObject({ email: 'grace@title.example', superadmin: false, active_keys: 0 });
  expect(who.stripe_customer_id).toBeNull();
  await own.app.db.updateTable('accounts').set({ plan: 'seat', seats: 1 }).where('email', '=', who.email).execute();
  const one = own.as((await person.call('createKey', { json: { name: 'One' } })).value.api_key);
  const two = own.as((await person.call('createKey', { json: { name: 'Two' } })).value.api_key);
  const { job } = (await one.call('submitExtract', read)).value;
  await settledJob(one, job);
  expect(await typeOf(two.call('getExtract', { params: { job_id: job } }))).toBe('no_such_job');
  expect((await person.call('getExtract', { params: { job_id: job } })).value.status).toBe('succeeded');
  expect((await two.call('listRuns', { query: {} })).value.runs.map(({ id }) => id)).toEqual([job]);
  expect((await person.call('listKeys')).value.keys.every(({ user_id }) => user_id !== null)).toBe(true);
});

test('a person whose address is verified signs in to the account that it was given by, with its plan and keys', async () => {
  const { stand: own, token } = await stands.identity();
  const key = await own.key('seat', { email: 'Mary@oak.example', email_key: 'mary@oak.example' });
  const { job } = (await own.as(key).call('submitExtract', read)).value;
  await settledJob(own.as(key), job);
  const email = 'MARY@oak.example';
  const stranger = own.as(await token({ subject: 'm1', email, email_verified: false }));
  expect(await typeOf(stranger.call('getExtract', { params: { job_id: job } }))).toBe('no_such_job');
  expect((await stranger.call('listKeys')).value.keys).toEqual([]);
  const mary = own.as(await token({ subject: 'm2', email, email_verified: true }));
  expect((await mary.call('listKeys')).value.keys.map(({ prefix }) => prefix)).toEqual([key.slice(0, 16)]);
  expect((await mary.call('getExtract', { params: { job_id: job } })).value.status).toBe('succeeded');
  expect((await mary.call('extract', read)).status).toBe(200);
});

test('an expired session is no session', async () => {
  const { stand: own, token } = await stands.identity();
  expect(await typeOf(own.as(await token({ expired: true })).call('whoAmI'))).toBe('invalid_token');
});

test('a token of another provider, for another service, or not yet of its time is none; two clocks may differ a little', async () => {
  const { stand: own, token } = await stands.identity();
  const asked = async (claims: Parameters<typeof token>[0]) => typeOf(own.as(await token(claims)).call('whoAmI'));
  expect(await asked({ issuer: 'https://elsewhere.example/' })).toBe('invalid_token');
  expect(await asked({ audience: 'another-service' })).toBe('invalid_token');
  expect(await asked({ not_before: 120 })).toBe('invalid_token');
  expect(await asked({ not_before: 20 })).toBe('done');
  const [, payload = ''] = (await token({})).split('.');
  const head = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url');
  // Signed by nobody, or with the published key taken for a shared secret.
  expect(await typeOf(own.as(`${head('none')}.${payload}.`).call('whoAmI'))).toBe('invalid_token');
  expect(await typeOf(own.as(`${head('HS256')}.${payload}.AAAA`).call('whoAmI'))).toBe('invalid_token');
});

test('when the provider changes its key, requests under way with the old one and the new one are answered', async () => {
  const { stand: own, token, rotate } = await stands.identity();
  const old = await token({ subject: 'rita' });
  expect(await typeOf(own.as(old).call('whoAmI'))).toBe('done');
  // The provider is asked for its keys again after two seconds at the earliest.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await rotate(true);
  const fresh = await token({ subject: 'rita' });
  const both = [old, fresh, old, fresh].map((one) => typeOf(own.as(one).call('whoAmI')));
  expect(await Promise.all(both)).toEqual(['done', 'done', 'done', 'done']);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await rotate(false);
  expect(await typeOf(own.as(await token({ subject: 'rita' })).call('whoAmI'))).toBe('done');
  // The key that was withdrawn vouches for nobody any more.
  expect(await typeOf(own.as(old).call('whoAmI'))).toBe('invalid_token');
});

test('ten live keys, and one on a free account; a test key stands beside them', async () => {
  const client = stand.as(await stand.key('seat'));
  for (let i = 0; i < 9; i++) await client.call('createKey', { json: { name: `Key ${i}` } });
  expect(await typeOf(client.call('createKey', { json: { name: 'Eleventh' } }))).toBe('too_many_keys');
  const free = stand.as(await stand.key('free'));
  expect(await typeOf(free.call('createKey', { json: { name: 'Second' } }))).toBe('too_many_keys');
  expect((await free.call('createKey', { json: { name: 'Trying', mode: 'test' } })).value.prefix).toMatch(/^dp_test_/);
});

test('the limit of a minute is per key, and the next minute is a new one', async () => {
  const key = await stand.key('free');
  const client = stand.as(key);
  for (let i = 0; i < 10; i++) await client.call('getUsage', { query: {} });
  const refused = await client.call('getUsage', { query: {} }).catch((fault: ServiceError) => fault);
  expect(refused).toMatchObject({ type: 'rate_limited', retry_after: 60, extras: { limit: 10 } });
  stand.clock.advance(60_000);
  expect(await typeOf(client.call('getUsage', { query: {} }))).toBe('done');
});

test('of one mail address and its other spellings one signs up', async () => {
  const sign = (email: string) =>
    typeOf(stand.as().call('signup', { json: { email, company: 'Oak', role: 'owner', accepted_terms: true } }));
  expect(await sign('j.doe@gmail.com')).toBe('done');
  expect(await sign('jdoe+second@googlemail.com')).toBe('already_granted');
  expect(await sign('j.doe@oak.example')).toBe('done');
  expect(await sign('jdoe@oak.example')).toBe('done');
});

test('a test key makes, replaces and revokes no live key', async () => {
  const live = await stand.key('seat');
  const testing = (await stand.as(live).call('createKey', { json: { name: 'Testing', mode: 'test' } })).value.api_key;
  const client = stand.as(testing);
  expect(await typeOf(client.call('createKey', { json: { name: 'More' } }))).toBe('not_permitted');
  expect(await typeOf(client.call('rotateKey', { params: { prefix: live.slice(0, 16) } }))).toBe('not_permitted');
  expect(await typeOf(client.call('revokeKey', { params: { prefix: live.slice(0, 16) } }))).toBe('not_permitted');
  expect(await typeOf(client.call('rotateKey', { params: { prefix: testing.slice(0, 16) } }))).toBe('done');
});
