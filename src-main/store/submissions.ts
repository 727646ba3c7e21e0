// Submissions that a program gave a key of its own: what was sent under it, and what became of that.
import type { Db } from '#main/store/db.ts';

export interface StoredSubmission {
  /** The account and the line of keys that sent it. */
  owner: string;
  /** The Idempotency-Key. */
  name: string;
  /** Of all that was sent. */
  fingerprint: string;
  /** The job or batch that it became. */
  reference: string;
  expires_at: string;
}

type Named = Pick<StoredSubmission, 'owner' | 'name'>;

/** One that has not expired. */
export function findSubmission(db: Db, { owner, name }: Named, now: string): Promise<StoredSubmission | undefined> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('owner', '=', owner)
    .where('name', '=', name)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** False when the name is taken by one that has not expired. */
export async function insertSubmission(db: Db, row: StoredSubmission, now: string): Promise<boolean> {
  await db
    .deleteFrom('submissions')
    .where('owner', '=', row.owner)
    .where('name', '=', row.name)
    .where('expires_at', '<=', now)
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Only while it stands for that reference: another sender may have given it a new one. */
export async function deleteSubmission(db: Db, { owner, name, reference }: StoredSubmission): Promise<void> {
  await db
    .deleteFrom('submissions')
    .where('owner', '=', owner)
    .where('name', '=', name)
    .where('reference', '=', reference)
    .execute();
}

export async function deleteExpiredSubmissions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('submissions').where('expires_at', '<=', now).execute();
}
