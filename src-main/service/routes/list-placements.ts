// GET /v1/runs/{reference}/placements: where the operator placed the tracts.
import { endpoints } from '#core/api/endpoints.ts';
import { requireRuns } from '#main/service/clear-results.ts';
import { route } from '#main/service/route.ts';
import { listPlacements as listPlaced } from '#main/store/placements.ts';

export const listPlacements = route(endpoints.listPlacements, async ({ params }, { app, account }) => {
  const runs = await requireRuns(app, account.id, params.reference);
  return {
    reference: params.reference,
    placements: await listPlaced(
      app.db,
      runs.map(({ id }) => id),
    ),
  };
});
