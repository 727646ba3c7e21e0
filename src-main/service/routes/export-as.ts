// POST /v1/export/{format}: a held result in another format of the trade, placed where a run's placements are named.
import { endpoints } from '#core/api/endpoints.ts';
import { requireRuns } from '#main/service/clear-results.ts';
import { exportHeld } from '#main/service/held-work.ts';
import { route } from '#main/service/route.ts';
import { listPlacements } from '#main/store/placements.ts';

export const exportAs = route(endpoints.exportAs, async ({ params, query, body }, { app, account }) => {
  const runs = query.reference === undefined ? [] : await requireRuns(app, account.id, query.reference);
  const ids = runs.map(({ id }) => id);
  const { bytes, media_type, file_name } = await exportHeld(params.format, body, await listPlacements(app.db, ids));
  return { bytes, media_type, name: file_name };
});
