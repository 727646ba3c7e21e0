// Signing in at a real identity provider, by browser and from the desk, and what each person may do after.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, ServiceError } from '#core/api/client.ts';
import { cookieJar, type OidcStand, standOidc } from '#test/support/oidc-stand.ts';
import { DEED, type Stand, standService, TEXT } from '#test/support/service.ts';

let oidc: OidcStand;
let stand: Stand;
let ahead_ms = 0;
const lines: string[] = [];
beforeAll(async () => {
  oidc = await standOidc();
  const now = () => new Date(Date.now() + ahead_ms);
  stand = await standService({ identity: oidc.identity, now, log: { write: (line: string) => void lines.push(line) } });
});
afterAll(async () => {
  await stand.close();
  await oidc.close();
});

const typeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (fault: ServiceError) => fault.type,
  );
const read = { headers: TEXT, body: DEED };
const isHome = (address: string) => address.endsWith('/#/account');
const isBack = (address: string) => address.includes('/auth/callback');

function person(
  name: string,
  more: Partial<{ email_verified: boolean; groups: string[]; email: string }> = {},
): string {
  oidc.people.set(name, { email: `${name}@oak.example`, email_verified: true, ...more });
  return name;
}

/** The session token of one who went through the provider's pages. */
async function signIn(name: string): Promise<string> {
  const jar = cookieJar();
  await jar.follow(`${stand.service.address}/auth/sign-in`, name, isHome);
  return jar.cookie('deedproof_session');
}

test('a person signs in by browser, and their session is theirs', async () => {
  const token = await signIn(person('ada', { groups: ['staff'] }));
  expect(token).toMatch(/^dps_[\w-]{43}$/);
  const who = (await stand.as(token).call('whoAmI')).value;
  expect(who).toMatchObject({ email: 'ada@oak.example', superadmin: true, role: 'owner', account: 'ada@oak.example' });
  expect(await typeOf(stand.as(`${token}x`).call('whoAmI'))).toBe('invalid_token');
  expect(await typeOf(stand.as('dps_').call('whoAmI'))).toBe('invalid_token');
});

test('the provider is sent a challenge, a state and a nonce, and never the verifier', async () => {
  const reply = await fetch(`${stand.service.address}/auth/sign-in`, { redirect: 'manual' });
  const asked = new URL(reply.headers.get('location') ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
  const cookie = reply.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^deedproof_sign_in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
});

test('an answer is taken once, from the browser that began, and from this provider', async () => {
  const jar = cookieJar();
  await jar.follow(`${stand.service.address}/auth/sign-in`, person('bea'), isBack);
  const back = jar.last;
  const status = async (address: string, cookie: string) =>
    (await fetch(address, { redirect: 'manual', headers: { cookie } })).status;
  const own = `deedproof_sign_in=${jar.cookie('deedproof_sign_in')}`;
  expect(await status(back, 'deedproof_sign_in=another')).toBe(401);
  // Tried by another browser it is spent, also for the one that began.
  expect(await status(back, own)).toBe(401);
  const second = cookieJar();
  await second.follow(`${stand.service.address}/auth/sign-in`, 'bea', isBack);
  const theirs = `deedproof_sign_in=${second.cookie('deedproof_sign_in')}`;
  const foreign = second.last.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Felsewhere.example');
  expect(await status(foreign, theirs)).toBe(401);
  const third = cookieJar();
  await third.follow(`${stand.service.address}/auth/sign-in`, 'bea', isBack);
  const good = `deedproof_sign_in=${third.cookie('deedproof_sign_in')}`;
  expect([await status(third.last, good), await status(third.last, good)]).toEqual([303, 401]);
  const altered = cookieJar();
  await altered.follow(`${stand.service.address}/auth/sign-in`, 'bea', isBack);
  const known = `deedproof_sign_in=${altered.cookie('deedproof_sign_in')}`;
  expect(await status(altered.last.replace(/code=[^&]*/, 'code=guessed'), known)).toBe(401);
});

test('the person at this machine signs in in the system’s browser, and the window learns of it', async () => {
  const before = (await stand.desktop.call('getSignIn')).value;
  expect(before).toEqual({ offered: true, waiting: false, token: null });
  const { address } = (await stand.desktop.call('startSignIn')).value;
  expect((await stand.desktop.call('getSignIn')).value.waiting).toBe(true);
  const states: { waiting: boolean; token: string | null }[] = [];
  const signing = cookieJar().follow(address, person('cleo'), (to) => to.endsWith('/auth/done'));
  while (states.at(-1)?.token == null) states.push((await stand.desktop.call('getSignIn')).value);
  await signing;
  // At no moment does it look as though nobody were signing in: the window would stop asking.
  expect(states.filter((one) => !one.waiting && one.token === null)).toEqual([]);
  const { token } = (await stand.desktop.call('getSignIn')).value;
  expect((await stand.as(token ?? '').call('whoAmI')).value.email).toBe('cleo@oak.example');
  expect((await fetch(`${stand.service.address}/auth/done`)).status).toBe(200);
  await stand.as(token ?? '').call('signOut');
  expect((await stand.desktop.call('getSignIn')).value).toEqual({ offered: true, waiting: false, token: null });
  expect(await typeOf(stand.as(token ?? '').call('whoAmI'))).toBe('invalid_token');
});

test('a verified address has the account that was made for it; one that nobody vouches for has not', async () => {
  await stand.key('seat', { email: 'dora@oak.example', email_key: 'dora@oak.example' });
  const stranger = stand.as(await signIn(person('not-dora', { email: 'dora@oak.example', email_verified: false })));
  expect((await stranger.call('listKeys')).value.keys).toEqual([]);
  const dora = stand.as(await signIn(person('dora')));
  expect((await dora.call('listKeys')).value.keys).toHaveLength(1);
});

/** An office with its owner, and someone invited to it. */
async function office(
  name: string,
  role: 'owner' | 'examiner' | 'viewer',
): Promise<{ owner: Client; member: Client; id: string }> {
  const email = `${name}-boss@oak.example`;
  await stand.key('seat', { email, email_key: email });
  const owner = stand.as(await signIn(person(`${name}-boss`)));
  const guest = person(`${name}-guest`);
  const invited = (await owner.call('inviteMember', { json: { email: `${guest}@OAK.example`, role } })).value
    .members[1];
  expect(invited).toMatchObject({ email: `${guest}@oak.example`, role, joined_at: null, you: false });
  const member = stand.as(await signIn(guest));
  await member.call('acceptInvitation', { params: { id: invited?.id ?? '' } });
  return { owner, member, id: invited?.id ?? '' };
}

test('nobody is moved by an invitation: they see it, join or refuse, and have their own account again when they leave', async () => {
  await stand.key('seat', { email: 'mover@oak.example', email_key: 'mover@oak.example', company: 'Mover Title' });
  const owner = stand.as(await signIn(person('mover')));
  const lena = stand.as(await signIn(person('lena')));
  expect((await lena.call('whoAmI')).value.account).toBe('lena@oak.example');
  const invite = async () => {
    const json = { email: 'lena@oak.example', role: 'owner' as const };
    const { members } = (await owner.call('inviteMember', { json })).value;
    return { id: members.at(-1)?.id ?? '' };
  };
  const params = await invite();
  expect((await lena.call('whoAmI')).value).toMatchObject({ account: 'lena@oak.example', role: 'owner' });
  const { invitations } = (await lena.call('listInvitations')).value;
  expect(invitations).toMatchObject([
    { ...params, account: 'mover@oak.example', company: 'Mover Title', role: 'owner' },
  ]);
  // It is nobody else's, and it is not one for whoever only says to have the address.
  const other = stand.as(await signIn(person('not-lena', { email: 'lena@oak.example', email_verified: false })));
  for (const client of [other, owner, stand.desktop]) {
    expect((await client.call('listInvitations')).value.invitations).toEqual([]);
    expect(await typeOf(client.call('acceptInvitation', { params }))).toBe('not_permitted');
    expect(await typeOf(client.call('declineInvitation', { params }))).toBe('not_permitted');
    expect(await typeOf(client.call('leaveAccount'))).toBe('not_permitted');
  }
  expect(await typeOf(lena.call('leaveAccount'))).toBe('not_permitted');
  await lena.call('declineInvitation', { params });
  expect((await owner.call('listMembers')).value.members).toHaveLength(1);
  expect(await typeOf(lena.call('acceptInvitation', { params }))).toBe('not_permitted');

  const again = { params: await invite() };
  const both = [lena.call('acceptInvitation', again), lena.call('acceptInvitation', again)];
  expect(await Promise.all(both.map(typeOf))).toEqual(['done', 'done']);
  expect((await lena.call('whoAmI')).value.account).toBe('mover@oak.example');
  // A member of one account joins no other.
  await stand.key('seat', { email: 'rival@oak.example', email_key: 'rival@oak.example' });
  const rival = stand.as(await signIn(person('rival')));
  await rival.call('inviteMember', { json: { email: 'lena@oak.example', role: 'viewer' } });
  const second = (await lena.call('listInvitations')).value.invitations[0];
  expect(await typeOf(lena.call('acceptInvitation', { params: { id: second?.id ?? '' } }))).toBe('not_permitted');

  const key = (await lena.call('createKey', { json: { name: 'Lena’s tool' } })).value;
  expect((await lena.call('leaveAccount')).value).toEqual({ left: true, keys_ended: 1 });
  expect((await lena.call('whoAmI')).value).toMatchObject({ account: 'lena@oak.example', role: 'owner' });
  expect(await typeOf(stand.as(key.api_key).call('getUsage', { query: {} }))).toBe('revoked_api_key');
  expect((await owner.call('listMembers')).value.members).toHaveLength(1);
});

test('keys name who made them, and go or shrink with what that person may do', async () => {
  const { owner, member, id } = await office('maker', 'owner');
  const usage = (key: string) => typeOf(stand.as(key).call('getUsage', { query: {} }));
  const made = (await member.call('createKey', { json: { name: 'Guest’s' } })).value;
  const child = (await stand.as(made.api_key).call('createKey', { json: { name: 'Guest’s tool’s' } })).value;
  const manages = (await member.call('createKey', { json: { name: 'Clerk’s', scopes: ['manage'] } })).value;
  const own = (await owner.call('createKey', { json: { name: 'Own' } })).value;
  const rowsOf = async () => (await owner.call('listKeys')).value.keys;
  expect((await rowsOf()).map(({ name, made_by, held }) => [name, made_by, held])).toEqual(
    expect.arrayContaining([
      ['Office', null, true],
      ['Guest’s', 'maker-guest@oak.example', false],
      ['Guest’s tool’s', 'maker-guest@oak.example', false],
      ['Own', 'maker-boss@oak.example', false],
    ]),
  );
  const lowered = (await owner.call('changeMember', { params: { id }, json: { role: 'examiner' } })).value;
  expect(lowered).toMatchObject({ keys_ended: 1, keys_narrowed: 2 });
  expect(await typeOf(stand.as(made.api_key).call('createKey', { json: { name: 'More' } }))).toBe('not_permitted');
  expect(await typeOf(stand.as(child.api_key).call('extract', read))).toBe('done');
  expect(await usage(manages.api_key)).toBe('revoked_api_key');
  expect((await owner.call('removeMember', { params: { id } })).value.keys_ended).toBe(2);
  expect([await usage(made.api_key), await usage(child.api_key)]).toEqual(['revoked_api_key', 'revoked_api_key']);
  expect(await usage(own.api_key)).toBe('done');
});

test('the key of a sign-up is confirmed by the account’s person, and by nobody with less to say', async () => {
  const email = 'signer@oak.example';
  const json = { email, company: 'Signer', role: 'owner', accepted_terms: true };
  const { api_key, prefix } = (await stand.as().call('signup', { json })).value;
  const signer = stand.as(await signIn(person('signer')));
  await signer.call('whoAmI');
  const params = { prefix };
  expect(await typeOf(stand.as(api_key).call('extract', read))).toBe('revoked_api_key');
  expect(await typeOf(stand.as(api_key).call('confirmKey', { params }))).toBe('invalid_token');
  const stranger = stand.as(await signIn(person('stranger')));
  expect(await typeOf(stranger.call('confirmKey', { params }))).toBe('no_such_key');
  const { keys } = (await signer.call('confirmKey', { params })).value;
  expect(keys).toMatchObject([{ prefix, held: false, made_by: email }]);
  expect(await typeOf(stand.as(api_key).call('extract', read))).toBe('done');
});

test.each([
  ['owner', ['done', 'done', 'done']],
  ['examiner', ['done', 'done', 'not_permitted']],
  ['viewer', ['done', 'not_permitted', 'not_permitted']],
] as const)('one invited as %s may look, bring and manage: %j', async (role, may) => {
  const { owner, member } = await office(`as-${role}`, role);
  expect((await member.call('whoAmI')).value).toMatchObject({ role, account: `as-${role}-boss@oak.example` });
  expect([
    await typeOf(member.call('listRuns', { query: {} })),
    await typeOf(member.call('extract', read)),
    await typeOf(member.call('createKey', { json: { name: 'Tool' } })),
  ]).toEqual(may);
  const deleting = member.call('deleteRuns', { query: { confirm: 'delete-everything' } });
  expect(await typeOf(deleting)).toBe(role === 'owner' ? 'done' : 'not_permitted');
  const { members } = (await owner.call('listMembers')).value;
  expect(members.map(({ role: given, you }) => [given, you])).toEqual([
    ['owner', true],
    [role, false],
  ]);
  expect(members[1]?.joined_at).not.toBeNull();
});

test('a role counts from the next request on, and one who is removed is out at once', async () => {
  const { owner, member, id } = await office('moved', 'viewer');
  expect(await typeOf(member.call('extract', read))).toBe('not_permitted');
  await owner.call('changeMember', { params: { id }, json: { role: 'examiner' } });
  expect(await typeOf(member.call('extract', read))).toBe('done');
  expect(await typeOf(member.call('removeMember', { params: { id } }))).toBe('not_permitted');
  await owner.call('removeMember', { params: { id } });
  expect(await typeOf(member.call('whoAmI'))).toBe('invalid_token');
  // Signed in anew they have an account of their own, and nothing of the office's.
  const again = stand.as(await signIn('moved-guest'));
  expect((await again.call('listRuns', { query: {} })).value.runs).toEqual([]);
  expect(await typeOf(owner.call('removeMember', { params: { id: 'owner' } }))).toBe('not_permitted');
});

test('an invitation is not taken up under an address that nobody vouches for', async () => {
  const { owner } = await office('sure', 'viewer');
  await owner.call('inviteMember', { json: { email: 'eve@oak.example', role: 'owner' } });
  const eve = stand.as(await signIn(person('eve-not', { email: 'eve@oak.example', email_verified: false })));
  expect((await eve.call('whoAmI')).value).toMatchObject({ role: 'owner', account: 'eve@oak.example' });
  expect((await eve.call('listKeys')).value.keys).toEqual([]);
  expect(
    (await owner.call('listMembers')).value.members.find(({ email }) => email === 'eve@oak.example')?.joined_at,
  ).toBeNull();
});

test('an owner without a plan, invited to their own account, stays its owner', async () => {
  const lone = stand.as(await signIn(person('lone')));
  await lone.call('whoAmI');
  expect(await typeOf(lone.call('inviteMember', { json: { email: 'LONE@oak.example', role: 'viewer' } }))).toBe(
    'not_permitted',
  );
  const { id } = await stand.app.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'lone@oak.example')
    .executeTakeFirstOrThrow();
  const row = { id: 'by-hand', account_id: id, email: 'lone@oak.example', role: 'viewer' as const, identity: null };
  await stand.app.db
    .insertInto('members')
    .values({ ...row, invited_at: '2026', joined_at: null })
    .execute();
  expect((await lone.call('whoAmI')).value.role).toBe('owner');
});

test('one whose packs wait under their address is not drawn into an office that invites them first', async () => {
  const { owner } = await office('eager', 'viewer');
  await stand.key('pack', { email: 'vic@oak.example', email_key: 'vic@oak.example' });
  await owner.call('inviteMember', { json: { email: 'vic@oak.example', role: 'viewer' } });
  const vic = stand.as(await signIn(person('vic')));
  expect((await vic.call('whoAmI')).value).toMatchObject({ role: 'owner', account: 'vic@oak.example' });
  expect((await vic.call('listKeys')).value.keys).toHaveLength(1);
});

test('members of one office are nothing to another', async () => {
  const one = await office('oak', 'viewer');
  const two = await office('elm', 'viewer');
  const params = { id: one.id };
  expect(await typeOf(two.owner.call('changeMember', { params, json: { role: 'owner' } }))).toBe('not_permitted');
  expect(await typeOf(two.owner.call('removeMember', { params }))).toBe('not_permitted');
  expect((await one.member.call('whoAmI')).value.role).toBe('viewer');
});

test('a session is renewed once for all who ask at the same time, and ends when the provider says so', async () => {
  const client = stand.as(await signIn(person('finn')));
  const before = oidc.granted.filter((grant) => grant === 'refresh_token').length;
  ahead_ms = 130_000;
  person('finn', { groups: ['staff'] });
  const all = await Promise.all(Array.from({ length: 6 }, () => client.call('whoAmI')));
  expect(all.every(({ value }) => value.superadmin)).toBe(true);
  expect(oidc.granted.filter((grant) => grant === 'refresh_token')).toHaveLength(before + 1);
  oidc.people.delete('finn');
  ahead_ms = 260_000;
  expect(await typeOf(client.call('whoAmI'))).toBe('invalid_token');
  person('finn');
  expect(await typeOf(client.call('whoAmI'))).toBe('invalid_token');
  ahead_ms = 0;
});

test('who signs out is out, here and at the provider, everywhere if they wish', async () => {
  const first = await signIn(person('gwen'));
  const second = await signIn('gwen');
  const third = await signIn('gwen');
  const gone = oidc.revoked.length;
  const { value } = await stand.as(first).call('signOut', { query: {} });
  expect(value).toMatchObject({ ended: true });
  expect(value.provider_address).toContain('/session/end?client_id=deedproof');
  expect(oidc.revoked.length).toBeGreaterThan(gone);
  expect(await typeOf(stand.as(first).call('whoAmI'))).toBe('invalid_token');
  expect(await typeOf(stand.as(second).call('whoAmI'))).toBe('done');
  await stand.as(second).call('signOut', { query: { everywhere: 'true' } });
  expect(await typeOf(stand.as(third).call('whoAmI'))).toBe('invalid_token');
});

test('the staff group sees accounts and arranges plans; nobody else does', async () => {
  const staff = stand.as(await signIn(person('hal', { groups: ['staff'] })));
  const other = stand.as(await signIn(person('ivy', { groups: ['staffing'] })));
  await other.call('whoAmI');
  const { accounts } = (await staff.call('listAccounts', { query: {} })).value;
  const ivy = accounts.find(({ email }) => email === 'ivy@oak.example');
  expect(ivy).toMatchObject({ plan: null, documents: 0, doubtful: 0 });
  for (const client of [other, stand.desktop]) {
    expect(await typeOf(client.call('listAccounts', { query: {} }))).toBe('not_permitted');
    const raise = client.call('arrangeAccount', { params: { id: ivy?.id ?? 0 }, json: { monthly_cap: 9 } });
    expect(await typeOf(raise)).toBe('not_permitted');
  }
  expect(await typeOf(other.call('extract', read))).toBe('no_entitlement');
  const params = { id: ivy?.id ?? 0 };
  const arranged = (await staff.call('arrangeAccount', { params, json: { monthly_cap: 1 } })).value.accounts;
  expect(arranged).toMatchObject([{ plan: 'arrangement', arranged_cap: 1 }]);
  expect(await typeOf(other.call('extract', read))).toBe('done');
  expect(await typeOf(other.call('extract', read))).toBe('quota_exceeded');
  await staff.call('arrangeAccount', { params, json: { monthly_cap: null } });
  expect(await typeOf(other.call('extract', read))).toBe('no_entitlement');
});

test('a provider that is away is not the person’s fault, and their session waits', async () => {
  const client = stand.as(await signIn(person('jo')));
  const elsewhere = await standService({ identity: { ...oidc.identity, issuer: 'http://127.0.0.1:9' } });
  expect((await fetch(`${elsewhere.service.address}/auth/sign-in`, { redirect: 'manual' })).status).toBe(503);
  await elsewhere.close();
  expect(await typeOf(client.call('whoAmI'))).toBe('done');
});

test('no token is in a row or in the log', async () => {
  const token = await signIn(person('kit'));
  const rows = JSON.stringify(await stand.app.db.selectFrom('sessions').selectAll().execute());
  expect(rows).toContain('kit@oak.example');
  expect(rows).not.toContain(token.slice(4));
  expect(lines.join('')).not.toContain(token.slice(4));
  expect(lines.join('')).not.toMatch(/code=|state=/);
});

test('a person on the free tier opens their account as often as anybody; its key keeps its own limit', async () => {
  const email = 'often@oak.example';
  const json = { email, company: 'Often', role: 'owner', accepted_terms: true };
  const { prefix, api_key } = (await stand.as().call('signup', { json })).value;
  const often = stand.as(await signIn(person('often')));
  for (let i = 0; i < 11; i++) await often.call('whoAmI');
  await often.call('confirmKey', { params: { prefix } });
  const asked = [];
  for (let i = 0; i < 11; i++) asked.push(await typeOf(stand.as(api_key).call('getUsage', { query: {} })));
  expect(asked.at(-1)).toBe('rate_limited');
});
