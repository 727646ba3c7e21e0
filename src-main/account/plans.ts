// What each plan allows.
import type { GrantKind } from '#core/schema/account.ts';
import type { Limits } from '#main/config.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { hasGrant } from '#main/store/grants.ts';
import { type DrawnOn, sumUsage } from '#main/store/usage.ts';

export interface Allowance {
  /** Documents a month, or for good where `pooled`. */
  readonly cap: number;
  readonly included: number | null;
  /** Counted over the account's whole life: nothing comes back with a new month. */
  readonly pooled: boolean;
  /** What counts against it. */
  readonly drawn_on: readonly DrawnOn[];
}

export const FREE_DOCUMENTS = 3;
const TRIAL_DOCUMENTS = 3;
const SEAT_CAP = 200;
const SEAT_INCLUDED = 50;
const ARRANGED_CAP = 10_000;
const DESKTOP_CAP = 1_000_000;
const MONTHLY: readonly DrawnOn[] = ['month', 'overage'];

export function allowanceOf(account: StoredAccount): Allowance | null {
  switch (account.plan) {
    case null:
      return null;
    case 'free':
    case 'pack':
      return { cap: account.pool_granted, included: null, pooled: true, drawn_on: ['pool'] };
    case 'trial':
      return { cap: TRIAL_DOCUMENTS, included: null, pooled: true, drawn_on: ['trial'] };
    case 'seat': {
      // Nothing is metered to a card that was declined.
      const cap = (account.past_due === 1 ? SEAT_INCLUDED : SEAT_CAP) * account.seats;
      return { cap, included: SEAT_INCLUDED * account.seats, pooled: false, drawn_on: MONTHLY };
    }
    case 'arrangement':
      return { cap: account.arranged_cap ?? ARRANGED_CAP, included: null, pooled: false, drawn_on: MONTHLY };
    case 'desktop':
      return { cap: DESKTOP_CAP, included: null, pooled: false, drawn_on: MONTHLY };
  }
}

/** Documents left in the pool that never expires, on whatever plan the account is. */
export async function poolLeftOf(db: Db, account: StoredAccount): Promise<number> {
  const { documents } = await sumUsage(db, { account_id: account.id, drawn_on: ['pool'] });
  return Math.max(0, account.pool_granted - documents);
}

/** The plan of an account that has no other: its packs, or what is left of the free documents. */
export async function poolPlanOf(db: Db, { id, pool_granted }: StoredAccount): Promise<GrantKind | null> {
  if (await hasGrant(db, id)) return 'pack';
  return pool_granted > 0 ? 'free' : null;
}

/** As keys tell it: null on a plan that has its documents by the month. */
export async function findPoolLeft(db: Db, account: StoredAccount): Promise<number | null> {
  return account.plan === 'free' || account.plan === 'pack' ? poolLeftOf(db, account) : null;
}

export function liveKeysOf(plan: GrantKind | null, limits: Limits): number {
  return plan === 'free' ? limits.free_live_keys : limits.live_keys;
}

export function requestsPerMinuteOf(plan: GrantKind | null, limits: Limits): number {
  return plan === 'free' ? limits.free_requests_per_minute : limits.requests_per_minute;
}

export function concurrentOf(plan: GrantKind | null, limits: Limits): number {
  return plan === 'free' ? limits.free_concurrent : limits.concurrent;
}
