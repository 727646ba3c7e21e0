// DELETE /v1/runs/{reference}/placements: forgets where the tracts were placed; the extraction stays.
import { endpoints } from '#core/api/endpoints.ts';
import { requireDocuments } from '#main/service/library/own-work.ts';
import { route } from '#main/service/route.ts';
import { deletePlacements as forget } from '#main/store/placements.ts';

export const deletePlacements = route(endpoints.deletePlacements, async ({ params }, { app, caller }) => {
  const runs = await requireDocuments(app, caller, params.reference);
  return {
    cleared: 0,
    placements: await forget(
      app.db,
      runs.map(({ id }) => id),
    ),
  };
});
