// Keys as they are listed, and what they used.
import { ALL_SCOPES, type KeyMode, type KeyRow, type UsageResponse } from '#core/schema/account.ts';
import { scopesOf } from '#main/account/caller.ts';
import { monthOf, periodOf } from '#main/account/months.ts';
import { allowanceOf, findPoolLeft } from '#main/account/plans.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { listKeys, type StoredKey } from '#main/store/keys.ts';
import { sumUsage } from '#main/store/usage.ts';

/** Every key of the account, or those of one mode. */
export async function keyRowsOf(db: Db, account: StoredAccount, now: Date, mode?: KeyMode): Promise<KeyRow[]> {
  const pool = await findPoolLeft(db, account);
  const keys = await listKeys(db, account.id, mode);
  return Promise.all(keys.map((key) => keyRowOf(db, account, key, pool, now)));
}

async function keyRowOf(
  db: Db,
  account: StoredAccount,
  key: StoredKey,
  pool_docs: number | null,
  now: Date,
): Promise<KeyRow> {
  const scope = { account_id: account.id, key_prefix: key.prefix };
  const month = await sumUsage(db, { ...scope, month: monthOf(now) });
  const ever = await sumUsage(db, scope);
  const allowance = allowanceOf(account);
  return {
    prefix: key.prefix,
    name: key.name,
    monthly_cap: allowance?.cap ?? 0,
    created_at: key.created_at,
    revoked_at: key.revoked_at,
    ...month,
    included_docs: allowance?.included ?? null,
    pool_docs,
    lifetime_documents: ever.documents,
    user_id: account.identity === null ? null : account.id,
    grant_kind: account.plan,
    scopes: scopesOf(key),
    made_by: key.made_by_email,
    held: key.held_at !== null,
  };
}

/** This month's usage of one key, or of the whole account where no key is named. */
export async function usageOf(
  db: Db,
  account: StoredAccount,
  key: StoredKey | null,
  now: Date,
): Promise<UsageResponse> {
  const scope = key === null ? {} : { key_prefix: key.prefix };
  const used = await sumUsage(db, { account_id: account.id, month: monthOf(now), ...scope });
  const allowance = allowanceOf(account);
  const over = await sumUsage(db, { account_id: account.id, month: monthOf(now), drawn_on: ['overage'], ...scope });
  return {
    key: key?.prefix ?? 'account',
    name: key?.name ?? account.email,
    monthly_cap: allowance?.cap ?? 0,
    included_docs: allowance?.included ?? null,
    overage_documents: over.documents,
    ...used,
    ...periodOf(now),
    scopes: key === null ? [...ALL_SCOPES] : scopesOf(key),
  };
}
