// Handing out a result: the first time is remembered, since the retention policy counts from it.
import type { App } from '#main/app.ts';
import { findFirstResult } from '#main/store/results.ts';
import { type StoredRun, updateRun } from '#main/store/runs.ts';
import { writeTogether } from '#main/store/write-together.ts';

/** The signed text; null while there is none, or when it is gone. Who only looks at the headers has not fetched it. */
export async function findResult(app: App, run: StoredRun, head = false): Promise<string | null> {
  if (run.result_state !== 'held') return null;
  const body = await findFirstResult(app.db, run.id);
  if (body !== null && !head && run.first_fetched_at === null) {
    const first_fetched_at = app.now().toISOString();
    await writeTogether(app.db, (db) => updateRun(db, run.id, ['succeeded'], { first_fetched_at }));
  }
  return body;
}
