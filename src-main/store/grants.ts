// Packs that were paid for, one row for each checkout, so that none is granted twice.
import type { Db } from '#main/store/db.ts';

export interface StoredGrant {
  /** Of the checkout that paid for it. */
  id: string;
  account_id: number;
  documents: number;
  at: string;
}

/** False when it was granted before. */
export async function insertGrant(db: Db, row: StoredGrant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('grants')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function hasGrant(db: Db, accountId: number): Promise<boolean> {
  const row = await db.selectFrom('grants').select('id').where('account_id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}
