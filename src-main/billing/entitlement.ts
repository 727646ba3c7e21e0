// What was bought becomes what an account may do. Each function is safe to call again with the same news.
import { heldFor, isLive, LIVE, takenOf } from '#main/account/paid-for.ts';
import { poolPlanOf } from '#main/account/plans.ts';
import type { PaymentState } from '#main/billing/payment-state.ts';
import type { CheckoutState, SubscriptionState } from '#main/billing/processor.ts';
import {
  findAccount,
  findAccountByCustomer,
  lockAccount,
  type StoredAccount,
  updateAccount,
} from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { findDatabaseRecord } from '#main/store/folder-record.ts';
import { findGrant, insertGrant, setTaken } from '#main/store/grants.ts';
import { listReversals, putReversal } from '#main/store/reversals.ts';
import { listSubscriptions, putSubscription, type StoredSubscription } from '#main/store/subscriptions.ts';

interface Named {
  readonly customer: string | null;
  readonly account_id: number | null;
  readonly installation: string | null;
}

/** The account that the processor's customer is; undefined for a customer of something else that is sold there. */
async function accountOf(db: Db, named: Named): Promise<StoredAccount | undefined> {
  const found = await findNamed(db, named);
  if (found === undefined) return undefined;
  await lockAccount(db, found.id);
  // As it stands now: other news of it may have been waited for.
  return findNamed(db, named);
}

async function findNamed(db: Db, { customer, account_id, installation }: Named): Promise<StoredAccount | undefined> {
  const known = customer === null ? undefined : await findAccountByCustomer(db, customer);
  if (known !== undefined) return known;
  // Every installation counts its accounts from one: a number alone names nobody.
  if (account_id === null || installation === null || installation !== (await installationOf(db))) return undefined;
  const named = await findAccount(db, account_id);
  // An account is one customer: another that names it was made by hand, or belongs to another installation.
  return named?.stripe_customer_id === null ? named : undefined;
}

export async function installationOf(db: Db): Promise<string> {
  const record = await findDatabaseRecord(db);
  if (record === null) throw new Error('This installation has no name of its own yet.');
  return record.id;
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
    await settlePlan(transaction, account, now);
    return true;
  });
}

/** Documents that never expire, once for each checkout that was paid. */
export function grantPack(db: Db, checkout: CheckoutState, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const account = await accountOf(transaction, checkout);
    const { id, documents } = checkout;
    if (account === undefined || !Number.isInteger(documents) || documents <= 0) return false;
    const fresh = await insertGrant(transaction, {
      id,
      account_id: account.id,
      documents,
      at: now.toISOString(),
      taken: 0,
    });
    if (!fresh) return true;
    const pooled = account.plan === null || account.plan === 'free';
    await updateAccount(transaction, account.id, {
      pool_granted: account.pool_granted + documents,
      ...(pooled ? { plan: 'pack' as const } : {}),
    });
    return true;
  });
}

/** Takes back, holds or gives back what a payment bought; false when nobody here has to do with it. */
export function applyReversal(db: Db, state: PaymentState, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { customer, ...payment } = state;
    const account = await accountOf(transaction, { customer, account_id: null, installation: null });
    if (account === undefined) return false;
    await putReversal(transaction, { ...payment, account_id: account.id, seen_at: now.toISOString() });
    const grant = state.checkout === null ? undefined : await findGrant(transaction, state.checkout);
    if (grant === undefined) {
      await settlePlan(transaction, account, now);
      return true;
    }
    const taken = takenOf(grant.documents, state);
    await setTaken(transaction, grant.id, taken);
    const pool_granted = account.pool_granted + grant.taken - taken;
    const pooled = account.plan === null || account.plan === 'free' || account.plan === 'pack';
    const plan = pooled ? { plan: await poolPlanOf(transaction, { ...account, pool_granted }) } : {};
    await updateAccount(transaction, account.id, { pool_granted, ...plan });
    return true;
  });
}

async function settlePlan(db: Db, account: StoredAccount, now: Date): Promise<void> {
  // What was arranged by hand is not undone by a subscription.
  if (account.plan === 'arrangement' || account.plan === 'desktop') return;
  const reversals = await listReversals(db, account.id);
  const live = (await listSubscriptions(db, account.id)).filter(
    (one) => isLive(one) && heldFor(one.id, reversals, now) === null,
  );
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
