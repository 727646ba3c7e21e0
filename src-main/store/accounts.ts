// Accounts: who holds a plan.
import type { GrantKind } from '#core/schema/account.ts';
import type { Db } from '#main/store/db.ts';
import { isPostgres, lockName } from '#main/store/dialect.ts';
import { keptQuery } from '#main/store/kept-query.ts';

export interface StoredAccount {
  id: number;
  email: string;
  /** The address as it is compared for a second free grant. */
  email_key: string;
  company: string;
  role: string;
  /** Null: no plan to extract against. */
  plan: GrantKind | null;
  seats: number;
  /** Documents granted for good (free and pack). */
  pool_granted: number;
  /** The monthly cap of an account billed by arrangement. */
  arranged_cap: number | null;
  trial_ends_on: string | null;
  /** Issuer and subject of the person who signs in; `desktop` for the person at this machine; null for keys alone. */
  identity: string | null;
  stripe_customer_id: string | null;
  created_at: string;
  /** 1 while a payment failed: what is included may be used, nothing beyond it. */
  past_due: number;
  /** 1 once a trial or a subscription began. */
  had_trial: number;
  /** When a cancelled subscription ends. */
  plan_ends_on: string | null;
  /** The last checkout of a subscription that was opened at the payment processor. */
  open_checkout: string | null;
}

type Billed = 'stripe_customer_id' | 'past_due' | 'had_trial' | 'plan_ends_on' | 'open_checkout';
export type NewAccount = Omit<StoredAccount, 'id' | Billed> & Partial<Pick<StoredAccount, Billed>>;

const UNBILLED = { stripe_customer_id: null, past_due: 0, had_trial: 0, plan_ends_on: null, open_checkout: null };

/** Numbers are given by hand: the two databases spell an automatic one differently. Call within a transaction. */
export async function insertAccount(db: Db, account: NewAccount): Promise<StoredAccount> {
  await lockName(db, 'account numbers');
  const last = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  const row: StoredAccount = { id: Number(last?.id ?? 0) + 1, ...UNBILLED, ...account };
  await db.insertInto('accounts').values(row).execute();
  return row;
}

/**
 * Holds an account until the transaction ends: what is counted of it then stays so, whichever process counts. SQLite has
 * one writer at a time as it is: there nothing is waited for.
 */
export function lockAccount(db: Db, id: number): Promise<unknown> | undefined {
  if (!isPostgres(db)) return undefined;
  return db.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export const findAccount: (db: Db, id: number) => Promise<StoredAccount | undefined> = keptQuery((db, id: number) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id),
);

export function findAccountByCustomer(db: Db, customer: string): Promise<StoredAccount | undefined> {
  return db.selectFrom('accounts').selectAll().where('stripe_customer_id', '=', customer).executeTakeFirst();
}

export function listAccounts(db: Db, most: number): Promise<StoredAccount[]> {
  return db.selectFrom('accounts').selectAll().orderBy('id', 'desc').limit(most).execute();
}

export async function updateAccount(db: Db, id: number, change: Partial<StoredAccount>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('accounts').set(change).where('id', '=', id).execute();
}

export function findAccountByIdentity(db: Db, identity: string): Promise<StoredAccount | undefined> {
  return db.selectFrom('accounts').selectAll().where('identity', '=', identity).executeTakeFirst();
}

/** Accounts whose address is compared by one of these keys, oldest first. */
export function listAccountsByEmail(db: Db, emailKeys: readonly string[]): Promise<StoredAccount[]> {
  return db.selectFrom('accounts').selectAll().where('email_key', 'in', emailKeys).orderBy('id').execute();
}

/** Whose account it is from now on; null for nobody who signs in. */
export async function setIdentity(db: Db, id: number, identity: string | null): Promise<void> {
  await db.updateTable('accounts').set({ identity }).where('id', '=', id).execute();
}

/** True when nothing was ever made or run in it. */
export async function isUnused(db: Db, id: number): Promise<boolean> {
  const key = await db.selectFrom('keys').select('prefix').where('account_id', '=', id).executeTakeFirst();
  const run = await db.selectFrom('runs').select('id').where('account_id', '=', id).executeTakeFirst();
  return key === undefined && run === undefined;
}

/** True when this address had its free documents, on whatever plan it is now. */
export async function hadFreeGrant(db: Db, emailKey: string): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('email_key', '=', emailKey).executeTakeFirst();
  return row !== undefined;
}

export async function countFreeAccountsSince(db: Db, since: string): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('plan', '=', 'free')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
