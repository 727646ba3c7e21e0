// The documents that a reference covers, with where an operator placed their tracts.
import { Refusal } from '#core/api/errors.ts';
import type { Caller } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';
import type { PlacedDocument } from '#main/service/ground/own-placements.ts';
import { requireDocuments } from '#main/service/library/own-work.ts';
import type { Db } from '#main/store/db.ts';
import { listPlacements } from '#main/store/placements.ts';
import type { StoredRun } from '#main/store/runs.ts';

/** Those of a reference that were placed; none where none is asked for. A run whose result is gone has nothing placed. */
export async function placedDocumentsOf(
  app: App,
  caller: Caller,
  reference: string | undefined,
): Promise<PlacedDocument[]> {
  if (reference === undefined) return [];
  const held = (await requireDocuments(app, caller, reference)).filter(({ result_state }) => result_state === 'held');
  if (held.length === 0) throw new Refusal('no_such_run');
  return placedDocuments(app.db, held);
}

/** Those of the runs that have any. */
export async function placedDocuments(db: Db, runs: readonly StoredRun[]): Promise<PlacedDocument[]> {
  const ids = runs.map(({ id }) => id);
  const placements = await listPlacements(db, ids);
  return runs
    .map(({ id, document, document_sha256 }) => ({
      id,
      document,
      document_sha256,
      placements: placements.filter(({ run }) => run === id),
    }))
    .filter((one) => one.placements.length > 0);
}
