// POST /v1/export/{format}: a held result in another format of the trade, placed where a run's placements are named.
import { endpoints } from '#core/api/endpoints.ts';
import { exportAs as exportedAs } from '#main/export/export-as.ts';
import { requireRuns } from '#main/service/clear-results.ts';
import { readHeld } from '#main/service/held-body.ts';
import { route } from '#main/service/route.ts';
import { listPlacements } from '#main/store/placements.ts';

export const exportAs = route(endpoints.exportAs, async ({ params, query, body }, { app, account }) => {
  const held = readHeld(body);
  const runs = query.reference === undefined ? [] : await requireRuns(app, account.id, query.reference);
  const ids = runs.map(({ id }) => id);
  const { bytes, media_type, file_name } = exportedAs(params.format, held, await listPlacements(app.db, ids));
  return { bytes, media_type, name: file_name };
});
