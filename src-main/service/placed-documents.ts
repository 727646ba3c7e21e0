// The documents that a reference covers, with where an operator placed their tracts.
import type { App } from '#main/app.ts';
import type { PlacedDocument } from '#main/service/own-placements.ts';
import { listPlacements } from '#main/store/placements.ts';
import type { RunTable } from '#main/store/runs.ts';

/** Those of the runs that have any. */
export async function placedDocuments(app: App, runs: readonly RunTable[]): Promise<PlacedDocument[]> {
  const ids = runs.map(({ id }) => id);
  const placements = await listPlacements(app.db, ids);
  return runs
    .map(({ id, document, document_sha256 }) => ({
      id,
      document,
      document_sha256,
      placements: placements.filter(({ run }) => run === id),
    }))
    .filter((one) => one.placements.length > 0);
}
