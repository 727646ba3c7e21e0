// What pays for a document that was read: the month's own, the trial's, the pool that never expires, or the meter.
import { monthOf } from '#main/account/months.ts';
import { allowanceOf, poolLeftOf } from '#main/account/plans.ts';
import { findAccountOnce } from '#main/account/quota.ts';
import { lockAccount, type StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { insertMetered } from '#main/store/metered.ts';
import { type DrawnOn, insertUsage, type StoredUsage, sumUsage } from '#main/store/usage.ts';

/**
 * Bills a document once. Call in the transaction that settles it, so that none is billed and lost, or kept and unbilled.
 * What is known there already is not waited for: each waiting costs a turn of the engine's.
 */
export async function billDocument(
  db: Db,
  document: Omit<StoredUsage, 'drawn_on' | 'month'>,
  now: Date,
): Promise<void> {
  const locked = lockAccount(db, document.account_id);
  if (locked !== undefined) await locked;
  const found = findAccountOnce(db, document.account_id);
  const account = found instanceof Promise ? await found : found;
  if (account === undefined) return;
  const drawn = drawnOn(db, account, now);
  const drawn_on = typeof drawn === 'string' ? drawn : await drawn;
  const written = insertUsage(db, { ...document, month: monthOf(now), drawn_on });
  const billed = written instanceof Promise ? await written : written;
  if (billed === 0 || drawn_on !== 'overage' || account.stripe_customer_id === null) return;
  await insertMetered(db, {
    run_id: document.run_id,
    account_id: account.id,
    customer: account.stripe_customer_id,
    at: document.at,
    state: 'waiting',
    attempts: 0,
    first_tried_at: null,
    next_at: document.at,
    trouble: null,
  });
}

/** A pool is already paid for, so it is drawn on before the meter runs. */
function drawnOn(db: Db, account: StoredAccount, now: Date): DrawnOn | Promise<DrawnOn> {
  if (account.plan === 'free' || account.plan === 'pack') return 'pool';
  const allowance = allowanceOf(account);
  if (account.plan === 'trial') return ofTrial(db, account, allowance?.cap ?? 0);
  const included = allowance?.included ?? null;
  return included === null ? 'month' : ofMonth(db, account, included, now);
}

async function ofTrial(db: Db, account: StoredAccount, cap: number): Promise<DrawnOn> {
  const tried = await sumUsage(db, { account_id: account.id, drawn_on: ['trial'] });
  return tried.documents >= cap && (await poolLeftOf(db, account)) > 0 ? 'pool' : 'trial';
}

async function ofMonth(db: Db, account: StoredAccount, included: number, now: Date): Promise<DrawnOn> {
  const own = await sumUsage(db, { account_id: account.id, month: monthOf(now), drawn_on: ['month'] });
  if (own.documents < included) return 'month';
  return (await poolLeftOf(db, account)) > 0 ? 'pool' : 'overage';
}
