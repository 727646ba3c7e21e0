// Documents beyond what a plan includes, to be told to the payment processor: written with the document itself, told later.
import type { Db } from '#main/store/db.ts';

export interface StoredMetering {
  run_id: string;
  account_id: number;
  /** The processor's customer. */
  customer: string;
  at: string;
  /** `doubtful`: it may have been told, too long ago for the processor to know it again, so it is not told twice. */
  state: 'waiting' | 'told' | 'doubtful';
  attempts: number;
  first_tried_at: string | null;
  next_at: string;
  trouble: string | null;
}

export async function insertMetered(db: Db, row: StoredMetering): Promise<void> {
  await db
    .insertInto('metered')
    .values(row)
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .execute();
}

export function listDueMetered(db: Db, now: string, most: number): Promise<StoredMetering[]> {
  return db
    .selectFrom('metered')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute();
}

export async function updateMetered(db: Db, runId: string, change: Partial<StoredMetering>): Promise<void> {
  await db.updateTable('metered').set(change).where('run_id', '=', runId).execute();
}

/** Takes one up that was listed as due; false when another process, or an earlier round, has done so since. */
export async function claimMetered(db: Db, row: StoredMetering, change: Partial<StoredMetering>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('metered')
    .set(change)
    .where('run_id', '=', row.run_id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countMetered(db: Db, accountId: number, state: StoredMetering['state']): Promise<number> {
  const row = await db
    .selectFrom('metered')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
