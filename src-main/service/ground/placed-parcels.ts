// Every parcel that has a place on the earth, from the most recent runs within reach.
import { type PlacedParcel, placedParcelsOf } from '#core/place/placed-parcel.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { App } from '#main/app.ts';
import { listPlacements } from '#main/store/placements.ts';
import { findLatestResult } from '#main/store/results.ts';
import { listRuns, type Reach } from '#main/store/runs.ts';

export async function placedParcels(app: App, reach: Reach, runs: number): Promise<PlacedParcel[]> {
  const parcels: PlacedParcel[] = [];
  for (const run of await listRuns(app.db, reach, { limit: runs })) {
    if (run.result_state !== 'held' || (run.located === 0 && Number(run.placements) === 0)) continue;
    const latest = await findLatestResult(app.db, run.id);
    if (latest === undefined) continue;
    const body = JSON.parse(latest.body) as ExtractResponse;
    parcels.push(...placedParcelsOf(run.id, body, await listPlacements(app.db, [run.id])));
  }
  return parcels;
}
