// Packs that were paid for, one row for each checkout, so that none is granted twice.
import type { Db } from '#main/store/db.ts';

export interface StoredGrant {
  /** Of the checkout that paid for it. */
  id: string;
  account_id: number;
  documents: number;
  at: string;
  /** Of the documents, those taken back with the money. */
  taken: number;
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

export function findGrant(db: Db, id: string): Promise<StoredGrant | undefined> {
  return db.selectFrom('grants').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setTaken(db: Db, id: string, taken: number): Promise<void> {
  await db.updateTable('grants').set({ taken }).where('id', '=', id).execute();
}

/** True while something of a pack was not taken back. */
export async function hasGrant(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('grants')
    .select('id')
    .where('account_id', '=', accountId)
    .whereRef('documents', '>', 'taken')
    .executeTakeFirst();
  return row !== undefined;
}

/** Documents of packs that were taken back. */
export async function sumTaken(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('grants')
    .select(({ fn }) => fn.sum<number | null>('taken').as('taken'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.taken ?? 0);
}
