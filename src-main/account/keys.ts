// Minting, replacing and revoking keys. A key is shown once; its digest is what stays.
import { randomInt } from 'node:crypto';
import { Refusal } from '#core/api/errors.ts';
import { ALL_SCOPES, type KeyMode, type KeyScope, type MintResponse, orderedScopes } from '#core/schema/account.ts';
import { type MemberRole, ROLE_SCOPES } from '#core/schema/member.ts';
import { type Caller, digestOf, PREFIX_LENGTH, requireScope, scopesOf } from '#main/account/caller.ts';
import { allowanceOf, findPoolLeft, liveKeysOf } from '#main/account/plans.ts';
import type { Limits } from '#main/config.ts';
import { lockAccount, type StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import {
  countLiveKeys,
  findKey,
  insertKey,
  listMadeBy,
  narrowKey,
  revokeKey,
  type StoredKey,
  UNVOUCHED,
  type Vouch,
} from '#main/store/keys.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 40 of 62 letters: 238 random bits, of which the shown prefix gives away 48. */
const RANDOM_LETTERS = 40;

interface Minting {
  readonly account: StoredAccount;
  readonly name: string;
  readonly mode: KeyMode;
  /** All of them unless named. */
  readonly scopes?: readonly KeyScope[] | undefined;
  /** Nobody in particular unless given. */
  readonly maker?: Maker | undefined;
  /** Of the key that is made: by what its person is asked after. Nobody is unless given. */
  readonly vouch?: ((api_key: string) => Vouch) | undefined;
  readonly now: Date;
}

export type Maker = Pick<StoredKey, 'made_by' | 'made_by_email'>;

/** The person who asks, or who made the key that asks: what it makes goes when they go. */
export function makerOf({ identity, email, key }: Caller): Maker {
  if (identity !== null) return { made_by: identity, made_by_email: email };
  return { made_by: key?.made_by ?? null, made_by_email: key?.made_by_email ?? null };
}

/** A test key, which scripts pass around freely, makes, replaces and revokes no live one. */
export function refuseBeyondTesting(caller: Caller, mode: KeyMode): void {
  if (caller.test_mode && mode === 'live') throw new Refusal('not_permitted');
}

/** Nobody hands on, or takes over by rotating, what they may not do themselves. */
export function refuseBeyondOwn(caller: Caller, scopes: readonly KeyScope[]): void {
  for (const scope of scopes) requireScope(caller, scope);
}

/** A new key beside the others, while the plan allows one more. */
export function mintKey(db: Db, minting: Minting, limits: Limits): Promise<MintResponse> {
  return db.transaction().execute(async (transaction) => {
    const { account, mode } = minting;
    if (account.plan === null) throw new Refusal('no_entitlement');
    const for_desk = minting.scopes?.includes('desk') === true;
    // The library is this installation's own: nobody else's key opens it, and a test key never does.
    if (for_desk && (account.plan !== 'desktop' || mode === 'test')) throw new Refusal('not_permitted');
    const limit = for_desk ? limits.desks : liveKeysOf(account.plan, limits);
    await lockAccount(transaction, account.id);
    const live = await countLiveKeys(transaction, account.id, mode, for_desk);
    if (live >= limit) throw new Refusal('too_many_keys', { limit });
    return mint(transaction, minting, null);
  });
}

/** Revokes a key and makes its successor in one step. */
export function rotateKey(
  db: Db,
  account: StoredAccount,
  prefix: string,
  now: Date,
  maker?: Maker,
): Promise<MintResponse> {
  return db.transaction().execute(async (transaction) => {
    const old = await requireKey(transaction, account, prefix);
    if (old.revoked_at !== null) throw new Refusal('rotate_failed');
    // What the old one's person is asked by only the old one opens: at the next asking they sign in again.
    const { vouched_at, ask_at } = old;
    const vouch = () => ({ renewal: null, vouched_at, ask_at });
    const minted = await mint(
      transaction,
      { account, name: old.name, mode: old.mode, scopes: scopesOf(old), maker, vouch, now },
      old.family,
    );
    if (!(await revokeKey(transaction, prefix, now.toISOString(), minted.prefix))) throw new Refusal('rotate_failed');
    return minted;
  });
}

/** Ends the keys that a person made in an account, once they are out of it; gives how many. */
export async function endKeysOf(db: Db, accountId: number, identity: string, now: Date): Promise<number> {
  const keys = await listMadeBy(db, accountId, identity);
  for (const { prefix } of keys) await revokeKey(db, prefix, now.toISOString(), null);
  return keys.length;
}

/** Takes from the keys that a person made what they may no longer do themselves. */
export async function fitKeysOf(
  db: Db,
  accountId: number,
  identity: string,
  role: MemberRole,
  now: Date,
): Promise<{ ended: number; narrowed: number }> {
  const told = { ended: 0, narrowed: 0 };
  for (const key of await listMadeBy(db, accountId, identity)) {
    const had = scopesOf(key);
    const left = had.filter((scope) => ROLE_SCOPES[role].includes(scope));
    if (left.length === had.length) continue;
    if (left.length === 0) await revokeKey(db, key.prefix, now.toISOString(), null);
    else await narrowKey(db, key.prefix, left.join(' '));
    told[left.length === 0 ? 'ended' : 'narrowed'] += 1;
  }
  return told;
}

/** The account's key of that prefix, revoked or not. */
export async function requireKey(db: Db, account: StoredAccount, prefix: string): Promise<StoredKey> {
  const key = await findKey(db, prefix);
  if (key === undefined || key.account_id !== account.id) throw new Refusal('no_such_key');
  return key;
}

export async function mint(db: Db, minting: Minting, family: string | null): Promise<MintResponse> {
  const { account, name, mode, now } = minting;
  const scopes = orderedScopes(minting.scopes ?? ALL_SCOPES);
  const api_key = await freshKey(db, mode);
  const prefix = api_key.slice(0, PREFIX_LENGTH);
  const created_at = now.toISOString();
  await insertKey(db, {
    prefix,
    digest: digestOf(api_key),
    account_id: account.id,
    family: family ?? prefix,
    name,
    mode,
    scopes: scopes.join(' '),
    created_at,
    revoked_at: null,
    replaced_by: null,
    made_by: minting.maker?.made_by ?? null,
    made_by_email: minting.maker?.made_by_email ?? null,
    held_at: null,
    ...(minting.vouch?.(api_key) ?? UNVOUCHED),
  });
  const monthly_cap = allowanceOf(account)?.cap ?? 0;
  return { api_key, prefix, name, monthly_cap, pool_docs: await findPoolLeft(db, account), created_at, scopes };
}

async function freshKey(db: Db, mode: KeyMode): Promise<string> {
  const letters = Array.from({ length: RANDOM_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const key = `dp_${mode}_${letters}`;
  const taken = await findKey(db, key.slice(0, PREFIX_LENGTH));
  return taken === undefined ? key : freshKey(db, mode);
}
