// Subscriptions as the payment processor last told of them.
import type { Db } from '#main/store/db.ts';

export interface StoredSubscription {
  id: string;
  account_id: number;
  /** The processor's word: trialing, active, past_due, canceled and so on. */
  status: string;
  seats: number;
  trial_ends_at: string | null;
  period_ends_at: string | null;
  /** When it ends, or ended; null while it goes on. */
  ends_at: string | null;
  seen_at: string;
}

export async function putSubscription(db: Db, row: StoredSubscription): Promise<void> {
  const { id, ...rest } = row;
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

export function listSubscriptions(db: Db, accountId: number): Promise<StoredSubscription[]> {
  return db.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
}

const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

/** Those that should have changed by now, and of which nothing has been heard since they should. */
export function listUnheard(db: Db, now: string): Promise<StoredSubscription[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', 'not in', OVER)
    .where('period_ends_at', '<=', now)
    .whereRef('seen_at', '<', 'period_ends_at')
    .orderBy('id')
    .execute();
}
