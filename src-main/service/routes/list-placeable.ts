// GET /v1/local/placeable: documents that the fabric can place now and could not when they were read.
import { setImmediate } from 'node:timers/promises';
import { endpoints } from '#core/api/endpoints.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { placeableBy } from '#main/pipeline/placeable-by.ts';
import { route } from '#main/service/route.ts';
import { listPlacements } from '#main/store/placements.ts';
import { findLatestResult } from '#main/store/results.ts';
import { listAwaitingFabric } from '#main/store/runs.ts';

export const listPlaceable = route(endpoints.listPlaceable, async (_asked, { app, account }) => {
  const found = { read_again: [] as string[], place: [] as string[] };
  for (const { id, kept_source } of await listAwaitingFabric(app.db, account.id)) {
    const latest = await findLatestResult(app.db, id);
    if (latest === undefined) continue;
    const by = placeableBy(JSON.parse(latest.body) as ExtractResponse, app);
    if (by === 'reading' && kept_source !== null && app.objects.seems(kept_source)) found.read_again.push(id);
    if (by === 'tie' && (await listPlacements(app.db, [id])).length === 0) found.place.push(id);
    // A large library is gone through without keeping others waiting.
    await setImmediate();
  }
  return found;
});
