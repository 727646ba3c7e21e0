// Where an operator says that the tracts of a run lie. A later claim for a tract replaces the earlier.
import type { Placement } from '#core/schema/placement.ts';
import type { Db } from '#main/store/db.ts';

export interface StoredPlacement {
  run_id: string;
  tract_index: number;
  lon: number;
  lat: number;
  rotation_deg: number;
}

export async function putPlacement(db: Db, row: StoredPlacement): Promise<void> {
  const { lon, lat, rotation_deg } = row;
  await db
    .insertInto('placements')
    .values(row)
    .onConflict((conflict) => conflict.columns(['run_id', 'tract_index']).doUpdateSet({ lon, lat, rotation_deg }))
    .execute();
}

/** In the order of the documents and of their tracts. */
export function listPlacements(db: Db, runIds: readonly string[]): Promise<Placement[]> {
  if (runIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('placements')
    .innerJoin('runs', 'runs.id', 'placements.run_id')
    .select(['runs.document', 'runs.id as run', 'tract_index', 'lon', 'lat', 'rotation_deg'])
    .where('run_id', 'in', runIds)
    .orderBy('runs.position')
    .orderBy('tract_index')
    .execute();
}

/** Positions follow their tracts to the places where they stand now; those of tracts that are gone are forgotten. */
export async function movePlacements(db: Db, runId: string, places: readonly (number | null)[]): Promise<void> {
  if (places.every((now, before) => now === before)) return;
  const rows = await db.selectFrom('placements').selectAll().where('run_id', '=', runId).execute();
  await deletePlacements(db, [runId]);
  for (const row of rows) {
    const tract_index = places[row.tract_index] ?? null;
    if (tract_index !== null) await putPlacement(db, { ...row, tract_index });
  }
}

export async function deletePlacements(db: Db, runIds: readonly string[]): Promise<number> {
  if (runIds.length === 0) return 0;
  const { numDeletedRows } = await db.deleteFrom('placements').where('run_id', 'in', runIds).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Of one document, those of some tracts. */
export async function deletePlacementsOf(db: Db, runId: string, tracts: readonly number[]): Promise<void> {
  if (tracts.length === 0) return;
  await db.deleteFrom('placements').where('run_id', '=', runId).where('tract_index', 'in', tracts).execute();
}
