// May this account read so many documents more? Work in flight counts, failed work never does.
import { type ErrorType, Refusal } from '#core/api/errors.ts';
import { monthOf, periodOf } from '#main/account/months.ts';
import { allowanceOf, poolLeftOf } from '#main/account/plans.ts';
import { findAccount, type StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { mostRows } from '#main/store/most-rows.ts';
import { onceWithin } from '#main/store/once-within.ts';
import { countInFlight } from '#main/store/queue.ts';
import { sumUsage } from '#main/store/usage.ts';

/** As it is in this transaction. */
export const findAccountOnce = (db: Db, id: number) => onceWithin(db, `account ${id}`, () => findAccount(db, id));

/** Refuses when `documents` more would pass the cap. Call in the transaction that admits them. */
export async function requireQuota(db: Db, { id }: StoredAccount, documents: number, now: Date): Promise<void> {
  // As it stands now: the plan may have changed while the document was on the wire.
  const account = await findAccountOnce(db, id);
  const allowance = account === undefined ? null : allowanceOf(account);
  if (account === undefined || allowance === null) throw new Refusal('no_entitlement');
  // Where there would be room for all that anybody ever brought, nobody counts.
  const { runs, usage } = await mostRows(db);
  if (runs + usage + documents <= allowance.cap) return;
  const { drawn_on } = allowance;
  const billed = await sumUsage(db, { account_id: id, drawn_on, ...(allowance.pooled ? {} : { month: monthOf(now) }) });
  const { queued, running } = await countInFlight(db, { account_id: id });
  const used = billed.documents + queued + running;
  // Who subscribes may use up packs besides: they are paid for.
  const beside = account.plan === 'seat' || account.plan === 'trial' ? await poolLeftOf(db, account) : 0;
  if (used + documents <= allowance.cap + beside) return;
  const numbers = {
    documents_used: used,
    monthly_cap: allowance.cap,
    // A trial's allowance comes anew with the subscription that follows it; a pool never does.
    resets_on: allowance.pooled ? account.trial_ends_on : periodOf(now).period_end.slice(0, 10),
  };
  const { type, extras } = exhaustedBy(account);
  throw new Refusal(type, { ...numbers, ...extras }, messageOf(allowance.cap + beside - used, documents));
}

/** While some are left, the table's sentence that all are used would not be true. */
function messageOf(left: number, asked: number): string | undefined {
  if (left <= 0) return undefined;
  const those = left === 1 ? 'One document is' : `${left} documents are`;
  return `${those} left, counting work in flight, and this asks for ${asked}. Nothing was submitted or billed.`;
}

function exhaustedBy(account: StoredAccount): { type: ErrorType; extras: Record<string, unknown> } {
  switch (account.plan) {
    case 'free':
      return {
        type: 'free_tier_exhausted',
        extras: { subscribe: '/billing/checkout?tier=seat', pack: '/billing/checkout?pack=pack-10' },
      };
    case 'trial':
      return { type: 'trial_exhausted', extras: { trial_ends_on: account.trial_ends_on } };
    case 'pack':
      return { type: 'pack_exhausted', extras: { checkout: '/billing/checkout?pack=pack-10' } };
    default:
      return { type: 'quota_exceeded', extras: {} };
  }
}
