// Whether a caller may bring so many documents more: the key, what is in flight, and the quota. Where one transaction takes
// in those of many, what holds for all of a caller's is looked up with the first.
import { Refusal } from '#core/api/errors.ts';
import type { Caller } from '#main/account/caller.ts';
import { allowanceOf, concurrentOf } from '#main/account/plans.ts';
import { findAccountOnce, requireQuota } from '#main/account/quota.ts';
import type { App } from '#main/app.ts';
import { lockAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { findRevocation, listFamily } from '#main/store/keys.ts';
import { mostRows } from '#main/store/most-rows.ts';
import { onceWithin } from '#main/store/once-within.ts';
import { countInFlight } from '#main/store/queue.ts';

type AdmittingApp = Pick<App, 'config' | 'now'>;

/** While there are no more rows than that, of whomever, nothing of the caller's need be counted. */
interface Terms {
  readonly runs_below: number;
  readonly rows: number;
}

const known = new WeakMap<Db, Map<string, Terms>>();

/**
 * Refuses one document that comes alone where too many are in flight, or the quota is used up, or the key was revoked
 * while it was on the wire. In the transaction that takes it in. A promise only where something is looked up.
 */
export function requireOneMore(db: Db, app: AdmittingApp, caller: Caller): Promise<void> | undefined {
  const terms = known.get(db)?.get(nameOf(caller));
  const most = terms === undefined ? null : mostRows(db);
  if (terms === undefined || most === null || most instanceof Promise) return lookUp(db, app, caller);
  return most.runs < terms.runs_below && most.runs + most.usage < terms.rows ? undefined : lookUp(db, app, caller);
}

const nameOf = ({ kind, account, key_prefix, test_mode }: Caller): string =>
  `${account.id} ${kind} ${key_prefix} ${test_mode}`;

async function lookUp(db: Db, app: AdmittingApp, caller: Caller): Promise<void> {
  await requireCaller(db, caller);
  const most = await mostRows(db);
  const { account, kind } = caller;
  // The person at this machine is limited by the machine alone.
  const limit = kind === 'desktop' ? Number.POSITIVE_INFINITY : concurrentOf(account.plan, app.config.limits);
  if (most.runs >= limit) await requireRoom(db, caller, limit);
  await requireDocuments(db, app, caller, 1);
  if (!db.isTransaction) return;
  const now = await findAccountOnce(db, account.id);
  const cap = caller.test_mode ? Number.POSITIVE_INFINITY : now === undefined ? 0 : (allowanceOf(now)?.cap ?? 0);
  const all = known.get(db) ?? new Map<string, Terms>();
  known.set(db, all.set(nameOf(caller), { runs_below: limit, rows: cap }));
}

/** Holds the account, and refuses a key that was revoked while its document was still on the wire. */
export async function requireCaller(db: Db, { account, key }: Caller): Promise<void> {
  await lockAccount(db, account.id);
  if (key === null) return;
  const now = await onceWithin(db, `key ${key.prefix}`, () => findRevocation(db, key.prefix));
  if (now?.revoked_at !== null) throw new Refusal('revoked_api_key');
}

export async function requireDocuments(db: Db, app: AdmittingApp, caller: Caller, documents: number): Promise<void> {
  if (!caller.test_mode) await requireQuota(db, caller.account, documents, app.now());
}

async function requireRoom(db: Db, { account, key, key_prefix }: Caller, limit: number): Promise<void> {
  const key_prefixes = key === null ? [key_prefix] : await listFamily(db, key.family);
  const { queued, running } = await countInFlight(db, { account_id: account.id, key_prefixes });
  if (queued + running >= limit) throw new Refusal('too_many_in_flight', { limit });
}
