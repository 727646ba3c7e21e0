// Result bodies as the exact text that was signed. Revision 0 is the first reading; corrections follow it.
import type { Db } from '#main/store/db.ts';

export interface ResultTable {
  run_id: string;
  revision: number;
  body: string;
  created_at: string;
}

export async function insertResult(db: Db, row: ResultTable): Promise<void> {
  await db.insertInto('results').values(row).execute();
}

/** The first reading, as the service answered it. */
export async function findFirstResult(db: Db, runId: string): Promise<string | null> {
  const row = await db
    .selectFrom('results')
    .select('body')
    .where('run_id', '=', runId)
    .orderBy('revision', 'asc')
    .limit(1)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** The latest reading or correction. */
export function findLatestResult(db: Db, runId: string): Promise<{ body: string; revision: number } | undefined> {
  return db
    .selectFrom('results')
    .select(['body', 'revision'])
    .where('run_id', '=', runId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Which revisions of which runs are held, without their bodies; of one account where it is named. */
export function listRevisions(db: Db, accountId?: number): Promise<{ run_id: string; revision: number }[]> {
  return db
    .selectFrom('results')
    .select(['run_id', 'revision'])
    .$if(accountId !== undefined, (query) =>
      query.where('run_id', 'in', (runs) =>
        runs
          .selectFrom('runs')
          .select('id')
          .where('account_id', '=', accountId ?? 0),
      ),
    )
    .execute();
}

export async function findResult(db: Db, runId: string, revision: number): Promise<string | null> {
  const row = await db
    .selectFrom('results')
    .select('body')
    .where('run_id', '=', runId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.body ?? null;
}

export async function deleteResults(db: Db, runIds: readonly string[]): Promise<void> {
  if (runIds.length > 0) await db.deleteFrom('results').where('run_id', 'in', runIds).execute();
}
