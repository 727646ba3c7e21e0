// What each plan allows.
import type { GrantKind } from '#core/schema/account.ts';
import type { Limits } from '#main/config.ts';
import type { AccountTable } from '#main/store/accounts.ts';

export interface Allowance {
  /** Documents a month, or for good where `pooled`. */
  readonly cap: number;
  readonly included: number | null;
  /** Counted over the account's whole life: nothing comes back with a new month. */
  readonly pooled: boolean;
}

export const FREE_DOCUMENTS = 3;
const TRIAL_DOCUMENTS = 3;
const SEAT_CAP = 200;
const SEAT_INCLUDED = 50;
const ARRANGED_CAP = 10_000;
const DESKTOP_CAP = 1_000_000;

export function allowanceOf(account: AccountTable): Allowance | null {
  switch (account.plan) {
    case null:
      return null;
    case 'free':
    case 'pack':
      return { cap: account.pool_granted, included: null, pooled: true };
    case 'trial':
      return { cap: TRIAL_DOCUMENTS, included: null, pooled: true };
    case 'seat':
      return { cap: SEAT_CAP * account.seats, included: SEAT_INCLUDED * account.seats, pooled: false };
    case 'arrangement':
      return { cap: account.arranged_cap ?? ARRANGED_CAP, included: null, pooled: false };
    case 'desktop':
      return { cap: DESKTOP_CAP, included: null, pooled: false };
  }
}

/** Documents left in the pool that never expires; null for plans without one. */
export function poolLeft(account: AccountTable, usedEver: number): number | null {
  const hasPool = account.plan === 'free' || account.plan === 'pack';
  return hasPool ? Math.max(0, account.pool_granted - usedEver) : null;
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
