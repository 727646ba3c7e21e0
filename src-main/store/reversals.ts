// Payments of which money went back, or which are disputed, as the payment processor last told of them.
import type { Db } from '#main/store/db.ts';

export interface StoredReversal {
  /** The processor's id of the payment. */
  payment: string;
  account_id: number;
  /** The checkout of the pack that it paid for. */
  checkout: string | null;
  /** The subscription that it paid for. */
  subscription: string | null;
  /** In the smallest coin. */
  amount: number;
  refunded: number;
  dispute: 'open' | 'lost' | 'won' | null;
  /** The end of the time that it paid for, where that is a subscription's. */
  covers_until: string | null;
  seen_at: string;
}

export async function putReversal(db: Db, row: StoredReversal): Promise<void> {
  const { payment: _, ...rest } = row;
  await db
    .insertInto('reversals')
    .values(row)
    .onConflict((conflict) => conflict.column('payment').doUpdateSet(rest))
    .execute();
}

export function listReversals(db: Db, accountId: number): Promise<StoredReversal[]> {
  return db.selectFrom('reversals').selectAll().where('account_id', '=', accountId).orderBy('payment').execute();
}
