// Minting, replacing and revoking keys. A key is shown once; its digest is what stays.
import { randomInt } from 'node:crypto';
import { Refusal } from '#core/api/errors.ts';
import { ALL_SCOPES, type KeyMode, type KeyScope, type MintResponse, orderedScopes } from '#core/schema/account.ts';
import { type Caller, digestOf, PREFIX_LENGTH, requireScope, scopesOf } from '#main/account/caller.ts';
import { allowanceOf, findPoolLeft, liveKeysOf } from '#main/account/plans.ts';
import type { Limits } from '#main/config.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { countLiveKeys, findKey, insertKey, revokeKey, type StoredKey } from '#main/store/keys.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 40 of 62 letters: 238 random bits, of which the shown prefix gives away 48. */
const RANDOM_LETTERS = 40;

interface Minting {
  readonly account: StoredAccount;
  readonly name: string;
  readonly mode: KeyMode;
  /** All of them unless named. */
  readonly scopes?: readonly KeyScope[] | undefined;
  readonly now: Date;
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
    const live = await countLiveKeys(transaction, account.id, mode, for_desk);
    if (live >= limit) throw new Refusal('too_many_keys', { limit });
    return mint(transaction, minting, null);
  });
}

/** Revokes a key and makes its successor in one step. */
export function rotateKey(db: Db, account: StoredAccount, prefix: string, now: Date): Promise<MintResponse> {
  return db.transaction().execute(async (transaction) => {
    const old = await requireKey(transaction, account, prefix);
    if (old.revoked_at !== null) throw new Refusal('rotate_failed');
    const minted = await mint(
      transaction,
      { account, name: old.name, mode: old.mode, scopes: scopesOf(old), now },
      old.family,
    );
    if (!(await revokeKey(transaction, prefix, now.toISOString(), minted.prefix))) throw new Refusal('rotate_failed');
    return minted;
  });
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
