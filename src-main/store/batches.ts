// Batches: up to fifty documents admitted together. Their documents are runs that bear the batch's id as reference.
import type { BatchStatus } from '#core/schema/job.ts';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import type { StoredRun } from '#main/store/runs.ts';

export interface StoredBatch {
  id: string;
  account_id: number;
  key_prefix: string;
  status: BatchStatus;
  documents: number;
  submitted_at: string;
  completed_at: string | null;
}

export async function insertBatch(db: Db, batch: StoredBatch): Promise<void> {
  await db.insertInto('batches').values(batch).execute();
}

export function findBatch(db: Db, id: string): Promise<StoredBatch | undefined> {
  return db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listBatchRuns(db: Db, id: string): Promise<StoredRun[]> {
  return db.selectFrom('runs').selectAll().where('reference', '=', id).orderBy('position').execute();
}

/** Ends the batch when its last document has settled, and opens it again when one is to be read once more. */
export async function settleBatch(db: Db, id: string, at: string): Promise<void> {
  // Where the last two settle at once, the second has to see the first.
  if (isPostgres(db)) await db.selectFrom('batches').select('id').where('id', '=', id).forUpdate().execute();
  const open = await db
    .selectFrom('runs')
    .select('id')
    .where('reference', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('batches')
    .set(open === undefined ? { status: 'ended', completed_at: at } : { status: 'in_progress', completed_at: null })
    .where('id', '=', id)
    .where('status', '=', open === undefined ? 'in_progress' : 'ended')
    .execute();
}
