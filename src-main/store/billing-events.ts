// Messages of the payment processor that were dealt with, by their own ids. What they said is not kept.
import type { Db } from '#main/store/db.ts';

export interface StoredBillingEvent {
  id: string;
  type: string;
  created_at: string;
  received_at: string;
}

export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('billing_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function insertEvent(db: Db, row: StoredBillingEvent): Promise<void> {
  await db
    .insertInto('billing_events')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The processor repeats a message for three days at most. */
export async function forgetEvents(db: Db, before: string): Promise<void> {
  await db.deleteFrom('billing_events').where('received_at', '<', before).execute();
}
