// The plan of an account as it is shown.
import type { Plan } from '#core/schema/billing.ts';
import { monthOf, periodOf } from '#main/account/months.ts';
import { heldFor, isLive } from '#main/account/paid-for.ts';
import { allowanceOf, poolLeftOf } from '#main/account/plans.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { sumTaken } from '#main/store/grants.ts';
import { listReversals } from '#main/store/reversals.ts';
import { listSubscriptions } from '#main/store/subscriptions.ts';
import { listDays } from '#main/store/usage.ts';

const MAY_TRY = new Set<StoredAccount['plan']>([null, 'free', 'pack']);

/** `trialDays` is null where nothing is sold. */
export async function planOf(db: Db, account: StoredAccount, trialDays: number | null, now: Date): Promise<Plan> {
  const allowance = allowanceOf(account);
  const days = await listDays(db, account.id, monthOf(now));
  const live = (await listSubscriptions(db, account.id)).filter(isLive);
  const reversals = await listReversals(db, account.id);
  return {
    plan: account.plan,
    seats: account.plan === 'seat' || account.plan === 'trial' ? account.seats : 0,
    billed: trialDays !== null,
    past_due: account.past_due === 1,
    trial_ends_on: account.trial_ends_on,
    ends_on: account.plan_ends_on,
    trial_offered: (trialDays ?? 0) > 0 && account.had_trial === 0 && MAY_TRY.has(account.plan),
    held: live.map(({ id }) => heldFor(id, reversals, now)).find((why) => why !== null) ?? null,
    documents_taken: await sumTaken(db, account.id),
    subscriptions: live.length,
    documents: days.reduce((sum, { documents }) => sum + documents, 0),
    included_docs: allowance?.included ?? null,
    overage_documents: days.reduce((sum, { overage }) => sum + overage, 0),
    monthly_cap: allowance?.cap ?? 0,
    pool_docs: await poolLeftOf(db, account),
    ...periodOf(now),
    days,
  };
}
