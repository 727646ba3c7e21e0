// Who is asking: the holder of a key, a signed-in person, or the person at this machine.
import { hash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/api/errors.ts';
import { KeyScope, orderedScopes } from '#core/schema/account.ts';
import { type MemberRole, ROLE_SCOPES } from '#core/schema/member.ts';
import { SESSION_PREFIX, type Sessions } from '#main/account/sessions.ts';
import type { Vouching } from '#main/account/vouching.ts';
import { findAccount, type StoredAccount } from '#main/store/accounts.ts';
import { type Db, versionOf } from '#main/store/db.ts';
import { findKey, type StoredKey } from '#main/store/keys.ts';
import { WhileUnchanged } from '#main/store/while-unchanged.ts';

export interface Caller {
  readonly kind: 'key' | 'session' | 'desktop';
  /** Of the person at this machine. */
  readonly at?: 'command';
  readonly account: StoredAccount;
  readonly key: StoredKey | null;
  /** What the run rows name: the key's prefix, or `session`. */
  readonly key_prefix: string;
  /** What uploads and rate limits are counted by. */
  readonly family: string;
  /** A test key reaches test runs alone. */
  readonly test_mode: boolean;
  readonly scopes: readonly KeyScope[];
  readonly email: string;
  readonly staff: boolean;
  /** What a person may do in the account; null for a key. */
  readonly role: MemberRole | null;
  /** Issuer and subject of one who signed in. */
  readonly identity: string | null;
  /** Their address, where the provider vouches for it. */
  readonly verified: string | null;
  /** What the log calls this asking, in every process that has to do with it. */
  readonly request_id?: string;
}

export interface Doorkeeper {
  readonly db: Db;
  /** Of the session of the person at this machine: random, in memory, new at every launch. Null at a door that is not theirs. */
  readonly session_digest: string | null;
  /** The same for commands at this machine, which stay at it where the window works at the office's server. */
  readonly command_digest: string | null;
  readonly desktop: StoredAccount;
  readonly sessions: Sessions;
  readonly vouching: Vouching;
}

const KEY_SHAPE = /^dp_(live|test)_[A-Za-z0-9]{27,}$/;
export const PREFIX_LENGTH = 16;

interface Credential {
  readonly authorization: string;
  readonly token: string;
  readonly digest: string;
}

/** What was said last over each connection: a program says the same again, and its digest is not made anew. */
const last = new WeakMap<object, Credential>();

function credentialOf(authorization = '', line: object | null): Credential {
  const said = line === null ? undefined : last.get(line);
  if (said?.authorization === authorization) return said;
  const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(authorization)?.[1];
  if (token === undefined) throw new Refusal('invalid_api_key');
  const credential = { authorization, token, digest: digestOf(token) };
  if (line !== null) last.set(line, credential);
  return credential;
}

/**
 * The caller that an Authorization header stands for, at once where that is known; refuses one that stands for nobody.
 * `line` is the connection that it came over.
 */
export function callerOf(
  authorization: string | undefined,
  door: Doorkeeper,
  version: number | null = versionOf(door.db),
  line: object | null = null,
): Caller | Promise<Caller> {
  const { token, digest } = credentialOf(authorization, line);
  if (token.startsWith('dp_')) {
    const holder = holders.find(door.db, version, digest);
    if (holder !== undefined) return vouchedFor(holder, token, door);
    return holders
      .of(door.db, version, digest, () => holderOf(token, digest, door.db))
      .then((found) => vouchedFor(found, token, door));
  }
  if (door.session_digest !== null && sameDigest(digest, door.session_digest)) return desktopCaller(door.desktop);
  if (door.command_digest !== null && sameDigest(digest, door.command_digest))
    return { ...desktopCaller(door.desktop), at: 'command' };
  if (token.startsWith(SESSION_PREFIX) || token.split('.').length === 3) return signedIn(token, door);
  throw new Refusal('invalid_api_key');
}

function vouchedFor(holder: Caller, token: string, { vouching }: Doorkeeper): Caller | Promise<Caller> {
  const asked = holder.key === null ? null : vouching.check(holder.key, token);
  return asked === null ? holder : asked.then(() => holder);
}

/** Whom the keys stand for that are in use: one that is revoked, by whichever process, is looked at anew. */
const holders = new WhileUnchanged<Caller>(1000);

async function holderOf(token: string, digest: string, db: Db): Promise<Caller> {
  const key = KEY_SHAPE.test(token) ? await findKey(db, token.slice(0, PREFIX_LENGTH)) : undefined;
  // An unknown prefix is compared all the same, so that the time taken does not tell a known one.
  const matches = sameDigest(digest, key?.digest ?? NOBODY);
  if (key === undefined || !matches) throw new Refusal('invalid_api_key');
  if (key.revoked_at !== null) throw new Refusal('revoked_api_key');
  if (key.held_at !== null) throw new Refusal('revoked_api_key', {}, HELD);
  const account = await findAccount(db, key.account_id);
  if (account === undefined) throw new Refusal('invalid_api_key');
  return {
    kind: 'key',
    account,
    key,
    key_prefix: key.prefix,
    family: key.family,
    test_mode: key.mode === 'test',
    scopes: scopesOf(key),
    email: account.email,
    staff: false,
    role: null,
    identity: null,
    verified: null,
  };
}

const HELD = 'This key waits: the person whose address it was made under has signed in, and has not yet confirmed it.';

export function desktopCaller(account: StoredAccount): Caller {
  return {
    kind: 'desktop',
    account,
    key: null,
    key_prefix: DESK_FAMILY,
    family: DESK_FAMILY,
    test_mode: false,
    scopes: KeyScope.options,
    email: account.email,
    staff: false,
    role: 'owner',
    identity: null,
    verified: null,
  };
}

async function signedIn(token: string, door: Doorkeeper): Promise<Caller> {
  const { account, ...person } = await door.sessions.check(token);
  return { kind: 'session', account, ...PERSON, scopes: ROLE_SCOPES[person.role], ...person };
}

/** In the place of a key's prefix and family, for a person. */
export const DESK_FAMILY = 'session';

const PERSON = {
  key: null,
  key_prefix: DESK_FAMILY,
  family: DESK_FAMILY,
  test_mode: false,
} as const;

/** What a key is for. */
export function scopesOf(key: StoredKey): KeyScope[] {
  return orderedScopes(key.scopes.split(' '));
}

/** Refuses a key that is not for this, and a person whose part it is not. */
export function requireScope({ scopes, role }: Caller, scope: KeyScope): void {
  if (scopes.includes(scope)) return;
  const key = `This key is not for that: it lacks the scope ${scope}.`;
  throw new Refusal('not_permitted', { scope }, role === null ? key : `That is not for a person who is ${role} here.`);
}

export function digestOf(key: string): string {
  return hash('sha256', key);
}

const NOBODY = digestOf('nobody');

/** Digests have one length, so that the time taken does not tell where they differ. */
function sameDigest(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Equal texts, in time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  return sameDigest(digestOf(a), digestOf(b));
}
