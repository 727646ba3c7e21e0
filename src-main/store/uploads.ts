// Upload slots: issued, filled once, consumed once, or expired.
import type { Db } from '#main/store/db.ts';

export interface StoredUpload {
  id: string;
  account_id: number;
  /** The line of keys that asked for it; `session` for a signed-in person. */
  family: string;
  expires_at: string;
  /** Null until the document has been put. */
  bytes: number | null;
  consumed_at: string | null;
}

export async function insertUpload(db: Db, row: StoredUpload): Promise<void> {
  await db.insertInto('uploads').values(row).execute();
}

export function findUpload(db: Db, id: string): Promise<StoredUpload | undefined> {
  return db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** True for the first document put into the slot. */
export async function fillUpload(db: Db, id: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ bytes })
    .where('id', '=', id)
    .where('bytes', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True for the first extraction that names the slot, while it is filled and not expired. */
export async function consumeUpload(db: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ consumed_at: at })
    .where('id', '=', id)
    .where('bytes', 'is not', null)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes back some slots that expired unused; gives their ids so that their files go too. */
export async function takeExpiredUploads(db: Db, now: string, limit: number): Promise<string[]> {
  const expired = await db
    .selectFrom('uploads')
    .select('id')
    .where('consumed_at', 'is', null)
    .where('expires_at', '<=', now)
    .limit(limit)
    .execute();
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('uploads').where('id', 'in', ids).execute();
  return ids;
}

/** Slots whose staged file may still be wanted: not yet consumed. */
export async function listOpenUploads(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('id').where('consumed_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Slots whose document was handed on to a run; the run names the file as long as it is wanted. */
export async function listConsumedUploads(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('id').where('consumed_at', 'is not', null).execute();
  return rows.map(({ id }) => id);
}
