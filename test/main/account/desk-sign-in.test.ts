// A person signs in at their office from a desk: a real identity provider, a real office over TLS, a real desk.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceError } from '#core/api/client.ts';
import { Refusal } from '#core/api/errors.ts';
import { openDeskSignIns } from '#main/account/desk-sign-in.ts';
import { openProvider, type Provider } from '#main/account/provider.ts';
import { sealed } from '#main/account/seal.ts';
import { openVouching } from '#main/account/vouching.ts';
import { findKey, setVouch } from '#main/store/keys.ts';
import { officeKey, SELF_MADE } from '#test/support/office.ts';
import { cookieJar, type OidcStand, standOidc } from '#test/support/oidc-stand.ts';
import { DEED, type Stand, settledJob, standService, TEXT } from '#test/support/service.ts';

let oidc: OidcStand;
let office: Stand;
let desk: Stand;
let ahead_ms = 0;
beforeAll(async () => {
  oidc = await standOidc();
  const now = () => new Date(Date.now() + ahead_ms);
  office = await standService({ office: SELF_MADE, identity: oidc.identity, limits: { desks: 2 }, now });
  desk = await standService({ now });
});
afterAll(async () => {
  await desk.close();
  await office.close();
  await oidc.close();
});

function person(name: string, groups: readonly string[]): string {
  oidc.people.set(name, { email: `${name}@oak.example`, email_verified: true, groups });
  return name;
}
/** The server as a person confirmed it. */
function confirmed(at = office): { address: string; fingerprint: string } {
  const { address = '', fingerprint } = at.service.office ?? {};
  return { address, fingerprint: fingerprint ?? '' };
}
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (fault: ServiceError) => fault,
  );
const isBack = (address: string) => address.includes('/auth/callback');
const isOver = (address: string) => /\/auth\/(?:not-)?done$/.test(address);

/** As the system's browser does it, from the desk to the provider and back. */
async function signIn(name: string): Promise<string> {
  const { address } = (await desk.desktop.call('startOfficeSignIn', { json: confirmed() })).value;
  expect((await desk.desktop.call('getOffice')).value.signing_in).toBe(true);
  const jar = cookieJar();
  await jar.follow(address, name, isOver);
  return jar.last;
}

test('an office says whether people sign in for their desks, and only a confirmed one is asked', async () => {
  const json = confirmed();
  const meet = async (more: object) => (await desk.desktop.call('meetOffice', { json: { ...json, ...more } })).value;
  expect(await meet({ fingerprint: undefined })).toMatchObject({ sign_in: false });
  expect(await meet({})).toMatchObject({ sign_in: true });
  const other = json.fingerprint.replace(/^../, json.fingerprint.startsWith('00') ? '11' : '00');
  for (const name of ['meetOffice', 'startOfficeSignIn'] as const)
    expect(await refusal(desk.desktop.call(name, { json: { ...json, fingerprint: other } }))).toMatchObject({
      type: 'not_permitted',
    });
  const plain = await standService({ office: SELF_MADE });
  const at = { json: confirmed(plain) };
  expect((await desk.desktop.call('meetOffice', at)).value.sign_in).toBe(false);
  expect(await refusal(desk.desktop.call('startOfficeSignIn', at))).toMatchObject({ type: 'identity_unavailable' });
  await plain.close();
});

test('one who is not of the office gets no key, and the window says why', async () => {
  expect(await signIn(person('eve', ['visitors']))).toBe(`${desk.service.address}/auth/not-done`);
  const state = (await desk.desktop.call('getOffice')).value;
  expect(state).toMatchObject({ address: null, signing_in: false });
  expect(state.sign_in_problem).toContain('eve@oak.example signed in, and is not of the group');
  expect((await office.desktop.call('listKeys')).value.keys.filter(({ made_by }) => made_by !== null)).toEqual([]);
});

test('what comes back is taken once, from this desk, with the ticket that it alone has', async () => {
  const json = confirmed();
  const { address } = (await desk.desktop.call('startOfficeSignIn', { json })).value;
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${desk.service.address}/auth/callback`,
  });
  const jar = cookieJar();
  await jar.follow(address, person('mallory', ['desks']), isBack);
  const { code = '', state = '' } = Object.fromEntries(new URL(jar.last).searchParams);
  // Whoever saw the address in a browser's history has no ticket.
  const guessed = { ticket: state, state, code, desk: 'elsewhere' };
  expect(await refusal(office.as().call('endDeskSignIn', { json: guessed }))).toMatchObject({ type: 'invalid_token' });
  const begun = (
    await office.as().call('beginDeskSignIn', { json: { redirect_uri: 'http://127.0.0.1:9/auth/callback' } })
  ).value;
  const mixed = { ...guessed, ticket: begun.ticket };
  expect(await refusal(office.as().call('endDeskSignIn', { json: mixed }))).toMatchObject({ type: 'invalid_token' });
  for (const redirect_uri of ['https://evil.example/auth/callback', 'http://127.0.0.1:80@evil.example/auth/callback'])
    expect(await refusal(office.as().call('beginDeskSignIn', { json: { redirect_uri } }))).toMatchObject({
      status: 422,
    });
  const altered = jar.last.replace(/code=[^&]*/, 'code=guessed');
  const follow = async (to: string) => (await fetch(to, { redirect: 'manual' })).headers.get('location') ?? '';
  expect(await follow(altered)).toMatch(/\/auth\/not-done$/);
  // Spent, also for the right one.
  expect((await fetch(jar.last, { redirect: 'manual' })).status).toBe(503);
  expect((await desk.desktop.call('getOffice')).value.address).toBeNull();
});

test('one of the office works there with a key in their name, until it is revoked', async () => {
  expect(await signIn(person('ada', ['desks']))).toBe(`${desk.service.address}/auth/done`);
  const { address } = confirmed();
  const state = (await desk.desktop.call('getOffice')).value;
  expect(state).toMatchObject({ address, signing_in: false, sign_in_problem: null });
  const headers = { ...TEXT, 'x-document-name': 'ada.txt' };
  const { job } = (await desk.desktop.call('submitExtract', { headers, body: DEED })).value;
  await settledJob(desk.desktop, job);
  const names = (await office.desktop.call('listLibrary', { query: {} })).value.documents.map((row) => row.document);
  expect(names).toContain('ada.txt');
  const [key] = (await office.desktop.call('listKeys')).value.keys.filter(({ made_by }) => made_by !== null);
  expect(key).toMatchObject({ made_by: 'ada@oak.example', prefix: state.key_prefix, revoked_at: null });
  expect(key?.scopes).toEqual(['read', 'submit', 'delete', 'desk']);
  await office.desktop.call('revokeKey', { params: { prefix: state.key_prefix ?? '' } });
  const gone = await refusal(desk.desktop.call('listLibrary', { query: {} }));
  expect(gone?.message).toContain('no longer takes the key of this desk');
  await desk.desktop.call('leaveOffice');
});

/** The key's own row at the office. */
const rowOf = async (prefix: string | null) => {
  const row = await findKey(office.app.db, prefix ?? '');
  if (row === undefined) throw new Error('No such key.');
  return row;
};
const listed = () => refusal(desk.desktop.call('listLibrary', { query: {} }));

test('who leaves the group works at the office no longer, once they are asked after', async () => {
  const cleo = person('cleo', ['desks']);
  expect(await signIn(cleo)).toMatch(/\/auth\/done$/);
  const { key_prefix } = (await desk.desktop.call('getOffice')).value;
  const first = await rowOf(key_prefix);
  expect(first.renewal).not.toBeNull();
  // Still of it: asked once by however many requests, and the key goes on.
  ahead_ms += 130_000;
  const asked = oidc.granted.length;
  expect(await Promise.all([listed(), listed(), listed()])).toEqual([null, null, null]);
  expect(oidc.granted.slice(asked)).toEqual(['refresh_token']);
  const second = await rowOf(key_prefix);
  expect(second.renewal).not.toBe(first.renewal);
  expect(Date.parse(second.ask_at ?? '')).toBeGreaterThan(Date.now() + ahead_ms);
  person('cleo', ['visitors']);
  expect(await listed()).toBeNull();
  ahead_ms += 130_000;
  expect((await listed())?.message).toContain('no longer takes the key of this desk');
  expect((await rowOf(key_prefix)).revoked_at).not.toBeNull();
  await desk.desktop.call('leaveOffice');
});

test('a provider that is silent stops nobody for a day, and then everybody who signed in', async () => {
  expect(await signIn(person('dora', ['desks']))).toMatch(/\/auth\/done$/);
  const { key_prefix } = (await desk.desktop.call('getOffice')).value;
  const key = await rowOf(key_prefix);
  const at = (hours: number) => () => new Date(Date.parse(key.vouched_at ?? '') + hours * 3_600_000);
  const silent: Provider = {
    ...openProvider(oidc.identity),
    refresh: () => Promise.reject(new Refusal('identity_unavailable')),
  };
  const renewal = sealed('token', 'dp_live_x');
  const asked = async (hours: number) => {
    const ask_at = at(hours - 1)().toISOString();
    await setVouch(office.app.db, key.prefix, { ...key, renewal, ask_at });
    const { check } = openVouching(office.app.db, silent, at(hours));
    return refusal(Promise.resolve(check({ ...key, renewal, ask_at }, 'dp_live_x')));
  };
  expect(await asked(23)).toBeNull();
  expect(await asked(25)).toMatchObject({ type: 'identity_unavailable' });
  expect((await rowOf(key_prefix)).revoked_at).toBeNull();
  await desk.desktop.call('leaveOffice');
  await office.desktop.call('revokeKey', { params: { prefix: key.prefix } });
});

test('a sign-in that one process began another ends, and only once', async () => {
  const { db } = office.app;
  const now = () => new Date(Date.now() + ahead_ms);
  const [one, other] = [0, 1].map(() => openDeskSignIns(db, openProvider(oidc.identity), now));
  const begun = await one?.begin(`${desk.service.address}/auth/callback`);
  const jar = cookieJar();
  await jar.follow(begun?.address ?? '', person('finn', ['desks']), isBack);
  const { code = '', state = '' } = Object.fromEntries(new URL(jar.last).searchParams);
  const answer = { ticket: begun?.ticket ?? '', state, code, desk: 'front' };
  expect((await other?.end(answer))?.person.email).toBe('finn@oak.example');
  expect(await refusal(other?.end(answer) ?? Promise.resolve())).toMatchObject({ type: 'invalid_token' });
  expect(await db.selectFrom('errands').select('digest').execute()).not.toContainEqual({ digest: begun?.ticket });
});

test('one who signs in again at the same machine has one key, and it is the new one', async () => {
  const live: (string | undefined)[] = [];
  for (let i = 0; i < 3; i += 1) {
    expect(await signIn('ada')).toMatch(/\/auth\/done$/);
    const { keys } = (await office.desktop.call('listKeys')).value;
    const own = keys.filter((key) => key.made_by === 'ada@oak.example' && key.revoked_at === null);
    expect(own.map(({ prefix }) => prefix)).toEqual([(await desk.desktop.call('getOffice')).value.key_prefix]);
    live.push(own[0]?.prefix);
    await desk.desktop.call('leaveOffice');
  }
  expect(new Set(live).size).toBe(3);
});

test('an office has so many desks and no more', async () => {
  // Beside the one of the test before.
  await officeKey(office);
  expect(await signIn(person('bea', ['desks']))).toMatch(/not-done$/);
  expect((await desk.desktop.call('getOffice')).value.sign_in_problem).toMatch(/keys/);
});
