// GET /v1/runs/{reference}: one job, one document of a batch, or a whole batch, as the history lists them.
import { endpoints } from '#core/api/endpoints.ts';
import { requireDocuments } from '#main/service/library/own-work.ts';
import { runRowOf } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';
import { listPlacements } from '#main/store/placements.ts';

export const getRun = route(endpoints.getRun, async ({ params }, { app, caller }) => {
  const runs = (await requireDocuments(app, caller, params.reference)).filter(({ again_of }) => again_of === null);
  const placed = await listPlacements(
    app.db,
    runs.map(({ id }) => id),
  );
  const placedOf = (id: string) => placed.filter(({ run }) => run === id).length;
  return { runs: runs.map((run) => runRowOf(run, placedOf(run.id))), next_cursor: null };
});
