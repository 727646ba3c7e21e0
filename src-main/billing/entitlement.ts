// What was bought becomes what an account may do. Each function is safe to call again with the same news.
import { poolPlanOf } from '#main/account/plans.ts';
import type { CheckoutState, SubscriptionState } from '#main/billing/processor.ts';
import { findAccount, findAccountByCustomer, type StoredAccount, updateAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { insertGrant } from '#main/store/grants.ts';
import { listSubscriptions, putSubscription, type StoredSubscription } from '#main/store/subscriptions.ts';

interface Named {
  readonly customer: string | null;
  readonly account_id: number | null;
}

/** The account that the processor's customer is; undefined for a customer of something else that is sold there. */
async function accountOf(db: Db, { customer, account_id }: Named): Promise<StoredAccount | undefined> {
  const known = customer === null ? undefined : await findAccountByCustomer(db, customer);
  if (known !== undefined) return known;
  const named = account_id === null ? undefined : await findAccount(db, account_id);
  // An account is one customer: another that names it was made by hand, or belongs to another installation.
  return named?.stripe_customer_id === null ? named : undefined;
}

/** False when nobody here has to do with it. */
export function applySubscription(db: Db, state: SubscriptionState, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const account = await accountOf(transaction, state);
    if (account === undefined) return false;
    if (account.stripe_customer_id === null) {
      await updateAccount(transaction, account.id, { stripe_customer_id: state.customer });
    }
    const { id, status, seats, trial_ends_at, period_ends_at, ends_at } = state;
    const seen_at = now.toISOString();
    const row = { id, account_id: account.id, status, seats, trial_ends_at, period_ends_at, ends_at, seen_at };
    await putSubscription(transaction, row);
    await settlePlan(transaction, account);
    return true;
  });
}

/** Documents that never expire, once for each checkout that was paid. */
export function grantPack(db: Db, checkout: CheckoutState, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const account = await accountOf(transaction, checkout);
    const { id, documents } = checkout;
    if (account === undefined || !Number.isInteger(documents) || documents <= 0) return false;
    const fresh = await insertGrant(transaction, { id, account_id: account.id, documents, at: now.toISOString() });
    if (!fresh) return true;
    const pooled = account.plan === null || account.plan === 'free';
    await updateAccount(transaction, account.id, {
      pool_granted: account.pool_granted + documents,
      ...(pooled ? { plan: 'pack' as const } : {}),
    });
    return true;
  });
}

/** Best first. A failed payment is asked for again by the processor, and the seat stays until it gives up. */
const LIVE: readonly string[] = ['active', 'past_due', 'trialing'];

export const isLive = ({ status }: Pick<StoredSubscription, 'status'>): boolean => LIVE.includes(status);

async function settlePlan(db: Db, account: StoredAccount): Promise<void> {
  // What was arranged by hand is not undone by a subscription.
  if (account.plan === 'arrangement' || account.plan === 'desktop') return;
  const live = (await listSubscriptions(db, account.id)).filter(isLive);
  const [best] = live.toSorted((a, b) => LIVE.indexOf(a.status) - LIVE.indexOf(b.status) || b.seats - a.seats);
  await updateAccount(db, account.id, best === undefined ? await withoutSeat(db, account) : withSeat(best));
}

function withSeat({ status, seats, trial_ends_at, ends_at }: StoredSubscription): Partial<StoredAccount> {
  return {
    plan: status === 'trialing' ? 'trial' : 'seat',
    seats,
    past_due: status === 'past_due' ? 1 : 0,
    had_trial: 1,
    trial_ends_on: status === 'trialing' ? dayOf(trial_ends_at) : null,
    plan_ends_on: dayOf(ends_at),
  };
}

/** Back to what never expires: packs, or what is left of the free documents. */
async function withoutSeat(db: Db, account: StoredAccount): Promise<Partial<StoredAccount>> {
  if (account.plan !== 'seat' && account.plan !== 'trial') return {};
  return { plan: await poolPlanOf(db, account), seats: 0, past_due: 0, trial_ends_on: null, plan_ends_on: null };
}

const dayOf = (time: string | null): string | null => time?.slice(0, 10) ?? null;
