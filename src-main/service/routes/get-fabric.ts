// GET /v1/fabric: every located parcel of the account as one GIS file.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { fabricGeopackage } from '#main/export/fabric-geopackage.ts';
import { placedParcels } from '#main/service/ground/placed-parcels.ts';
import { groundReachOf } from '#main/service/library/own-work.ts';
import { route } from '#main/service/route.ts';

export const getFabric = route(endpoints.getFabric, async ({ query }, { app, caller }) => {
  const parcels = await placedParcels(app, groundReachOf(caller), query.runs);
  if (parcels.length === 0) throw new Refusal('no_such_run', {}, 'The account has located nothing yet.');
  return {
    bytes: fabricGeopackage(parcels, app.now().toISOString()),
    media_type: 'application/geopackage+sqlite3',
    file_name: 'parcels.gpkg',
  };
});
