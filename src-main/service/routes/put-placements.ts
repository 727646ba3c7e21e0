// PUT /v1/runs/{reference}/placements: the operator's claim where tracts lie. Tracts not named stay as they are.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { requireRuns } from '#main/service/clear-results.ts';
import { route } from '#main/service/route.ts';
import { Invalid } from '#main/service/validation.ts';
import { listPlacements, putPlacement } from '#main/store/placements.ts';
import type { RunTable } from '#main/store/runs.ts';

export const putPlacements = route(endpoints.putPlacements, async ({ params, query, body }, { app, account }) => {
  const runs = await requireRuns(app, account.id, params.reference);
  const run = placedRun(runs, params.reference, query.document);
  if (run.result_state !== 'held') throw new Refusal('no_such_run');
  const tracts = (JSON.parse(run.verdicts) as unknown[]).length;
  for (const { document, tract_index } of body.tracts) {
    if (document !== undefined && document !== run.document) throw new Refusal('no_such_run');
    if (tract_index >= tracts) throw new Refusal('no_such_tract');
  }
  await app.db.transaction().execute(async (db) => {
    for (const { tract_index, lon, lat, rotation_deg } of body.tracts) {
      await putPlacement(db, { run_id: run.id, tract_index, lon, lat, rotation_deg });
    }
  });
  const ids = runs.map(({ id }) => id);
  return { reference: params.reference, placements: await listPlacements(app.db, ids) };
});

/** A job names its one document; a batch needs to be told which, unless the reference is a document of it. */
function placedRun(runs: readonly RunTable[], reference: string, document: string | undefined): RunTable {
  const named = runs.find(({ id }) => id === reference);
  const found = named ?? runs.find((run) => run.document === document);
  if (found !== undefined) {
    if (document !== undefined && found.document !== document) throw new Refusal('no_such_run');
    return found;
  }
  if (document !== undefined) throw new Refusal('no_such_run');
  throw new Invalid([{ loc: ['query', 'document'], msg: 'Required when the reference is a batch.', type: 'missing' }]);
}
