// What pays for a document that was read: the month's own, the trial's, the pool that never expires, or the meter.
import { monthOf } from '#main/account/months.ts';
import { allowanceOf, poolLeftOf } from '#main/account/plans.ts';
import { findAccountOnce } from '#main/account/quota.ts';
import { lockAccount, type StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { insertMetered } from '#main/store/metered.ts';
import { type DrawnOn, insertUsage, type StoredUsage, sumUsage } from '#main/store/usage.ts';

/** Bills a document once. Call in the transaction that settles it, so that none is billed and lost, or kept and unbilled. */
export async function billDocument(
  db: Db,
  document: Omit<StoredUsage, 'drawn_on' | 'month'>,
  now: Date,
): Promise<void> {
  await lockAccount(db, document.account_id);
  const account = await findAccountOnce(db, document.account_id);
  if (account === undefined) return;
  const drawn_on = await drawnOn(db, account, now);
  const billed = await insertUsage(db, { ...document, month: monthOf(now), drawn_on });
  if (!billed || drawn_on !== 'overage' || account.stripe_customer_id === null) return;
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
async function drawnOn(db: Db, account: StoredAccount, now: Date): Promise<DrawnOn> {
  if (account.plan === 'free' || account.plan === 'pack') return 'pool';
  const allowance = allowanceOf(account);
  if (account.plan === 'trial') {
    const tried = await sumUsage(db, { account_id: account.id, drawn_on: ['trial'] });
    return tried.documents >= (allowance?.cap ?? 0) && (await poolLeftOf(db, account)) > 0 ? 'pool' : 'trial';
  }
  const included = allowance?.included ?? null;
  if (included === null) return 'month';
  const own = await sumUsage(db, { account_id: account.id, month: monthOf(now), drawn_on: ['month'] });
  if (own.documents < included) return 'month';
  return (await poolLeftOf(db, account)) > 0 ? 'pool' : 'overage';
}
