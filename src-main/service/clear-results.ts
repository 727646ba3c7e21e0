// Forgetting results: the bodies, the kept sources and the placements go; the history stays.
import { Refusal } from '#core/api/errors.ts';
import type { DeleteResult } from '#core/schema/run.ts';
import type { App } from '#main/app.ts';
import { removeKept } from '#main/store/data-folder.ts';
import { deletePlacements } from '#main/store/placements.ts';
import { deleteResults } from '#main/store/results.ts';
import { listByReference, listHeld, markCleared, type RunTable } from '#main/store/runs.ts';

const AT_A_TIME = 500;

/** The runs of a reference that the account owns; 404 for anything else. */
export async function requireRuns(app: App, accountId: number, reference: string): Promise<RunTable[]> {
  const runs = await listByReference(app.db, accountId, reference);
  if (runs.length === 0) throw new Refusal('no_such_run');
  return runs;
}

export async function clearRuns(app: App, runs: readonly RunTable[]): Promise<Required<DeleteResult>> {
  const held = runs.filter(({ result_state }) => result_state === 'held');
  const ids = held.map(({ id }) => id);
  const placements = await app.db.transaction().execute(async (db) => {
    await deleteResults(db, ids);
    await markCleared(db, ids, 'deleted');
    return deletePlacements(
      db,
      runs.map(({ id }) => id),
    );
  });
  for (const { kept_source } of held) removeKept(app.folder, kept_source);
  return { cleared: held.length, placements };
}

/** Everything the account holds, a portion at a time. */
export async function clearEverything(app: App, accountId: number): Promise<Required<DeleteResult>> {
  const total = { cleared: 0, placements: 0 };
  for (;;) {
    const held = await listHeld(app.db, accountId, AT_A_TIME);
    const { cleared, placements } = await clearRuns(app, held);
    total.cleared += cleared;
    total.placements += placements;
    if (held.length < AT_A_TIME) return total;
  }
}
