// PUT /v1/runs/{reference}/placements: the operator's claim where tracts lie. Tracts not named stay as they are.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { requireDocuments } from '#main/service/library/own-work.ts';
import { Invalid } from '#main/service/requests/validation.ts';
import { route } from '#main/service/route.ts';
import { listPlacements, putPlacement } from '#main/store/placements.ts';
import type { StoredRun } from '#main/store/runs.ts';

export const putPlacements = route(endpoints.putPlacements, async ({ params, query, body }, { app, caller }) => {
  const runs = await requireDocuments(app, caller, params.reference);
  const run = placedRun(runs, params.reference, query.document);
  if (run.result_state !== 'held') throw new Refusal('no_such_run');
  const tracts = (JSON.parse(run.verdicts) as unknown[]).length;
  for (const placement of body.tracts) {
    const { document = run.document, run: id = run.id, tract_index } = placement;
    if (id !== run.id || !isNamed(run, document)) throw new Refusal('no_such_run');
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

const isNamed = ({ id, document }: StoredRun, name: string): boolean => name === id || name === document;

/** A job, or a document of a batch by its id, is one; a batch needs to be told which, by an id or a name of its own. */
function placedRun(runs: readonly StoredRun[], reference: string, document: string | undefined): StoredRun {
  const named = runs.filter((run) => (document === undefined ? run.id === reference : isNamed(run, document)));
  const [found] = named;
  if (found !== undefined && named.length === 1) return found;
  if (found === undefined && document !== undefined) throw new Refusal('no_such_run');
  const msg =
    found === undefined
      ? 'Required when the reference is a batch.'
      : `${named.length} documents of this batch bear that name: give the id of one, such as ${found.id}.`;
  throw new Invalid([{ loc: ['query', 'document'], msg, type: found === undefined ? 'missing' : 'ambiguous' }]);
}
