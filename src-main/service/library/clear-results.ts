// Forgetting results: the bodies, the kept sources and the placements go; the history stays.
import type { DeleteResult } from '#core/schema/run.ts';
import type { App } from '#main/app.ts';
import { cancelRun } from '#main/jobs/cancel.ts';
import { removeResultFiles } from '#main/jobs/result-files.ts';
import { deletePlacements } from '#main/store/placements.ts';
import { listUnsettled } from '#main/store/queue.ts';
import { deleteResults } from '#main/store/results.ts';
import {
  deleteReadAgain,
  forgetSources,
  leaveLibrary,
  listByIds,
  listHeld,
  listReadAgain,
  lockRuns,
  markCleared,
  type Reach,
  type StoredRun,
} from '#main/store/runs.ts';

const AT_A_TIME = 500;

/** What is still being read is stopped first, so that no result comes after its deletion. */
export async function clearRuns(
  app: App,
  runs: readonly Pick<StoredRun, 'id'>[],
  leave: 'leave library' | null = null,
): Promise<Required<DeleteResult>> {
  const ids = runs.map(({ id }) => id);
  if (ids.length === 0) return { cleared: 0, placements: 0 };
  for (;;) {
    const runs = [...(await listByIds(app.db, ids)), ...(await listReadAgain(app.db, ids))];
    for (const run of runs) if (!isSettled(run)) await cancelRun(app, run);
    const cleared = await clearSettled(app, ids, leave);
    if (cleared !== null) return cleared;
  }
}

const isSettled = ({ status }: StoredRun): boolean => status === 'succeeded' || status === 'failed';

/** Null when one of them was taken up again in the meantime. */
async function clearSettled(
  app: App,
  ids: readonly string[],
  leave: 'leave library' | null,
): Promise<Required<DeleteResult> | null> {
  const cleared = await app.db.transaction().execute(async (db) => {
    await lockRuns(db, ids);
    const runs = await listByIds(db, ids);
    const again = await listReadAgain(db, ids);
    if (![...runs, ...again].every(isSettled)) return null;
    await deleteReadAgain(db, ids);
    const held = runs.filter(({ result_state }) => result_state === 'held').map(({ id }) => id);
    await deleteResults(db, held);
    await markCleared(db, held, 'deleted');
    await forgetSources(db, ids);
    if (leave !== null) await leaveLibrary(db, ids);
    return { files: runs.flatMap(filesOf), held: held.length, placements: await deletePlacements(db, ids) };
  });
  if (cleared === null) return null;
  for (const file of cleared.files) await app.objects.remove(file);
  await removeResultFiles(app, ids);
  return { cleared: cleared.held, placements: cleared.placements };
}

/** What its row names, and what was made of it without coming to be named there, as on a full disk. */
function filesOf({ id, input, kept_source }: StoredRun): string[] {
  const made = ['in', 'pdf', 'txt'].map((end) => `documents/${id}.${end}`);
  return [...new Set([input, kept_source, ...made])].filter((name) => name !== null);
}

/** Everything within reach, a portion at a time, and whatever is still being read. */
export async function clearEverything(app: App, reach: Reach): Promise<Required<DeleteResult>> {
  const total = { cleared: 0, placements: 0 };
  const clear = async (runs: readonly StoredRun[]) => {
    const { cleared, placements } = await clearRuns(app, runs);
    total.cleared += cleared;
    total.placements += placements;
  };
  await clear(await listUnsettled(app.db, reach));
  for (;;) {
    const held = await listHeld(app.db, reach, AT_A_TIME);
    await clear(held);
    if (held.length < AT_A_TIME) return total;
  }
}
