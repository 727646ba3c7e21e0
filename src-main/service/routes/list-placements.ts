// GET /v1/runs/{reference}/placements: where the operator placed the tracts.
import { endpoints } from '#core/api/endpoints.ts';
import { requireDocuments } from '#main/service/library/own-work.ts';
import { route } from '#main/service/route.ts';
import { listPlacements as listPlaced } from '#main/store/placements.ts';

export const listPlacements = route(endpoints.listPlacements, async ({ params }, { app, caller }) => {
  const runs = await requireDocuments(app, caller, params.reference);
  return {
    reference: params.reference,
    placements: await listPlaced(
      app.db,
      runs.map(({ id }) => id),
    ),
  };
});
