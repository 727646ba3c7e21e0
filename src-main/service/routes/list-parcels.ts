// GET /v1/local/parcels: every placed parcel, for the map.
import { endpoints } from '#core/api/endpoints.ts';
import { parcelFeatures } from '#main/service/ground/parcel-features.ts';
import { placedParcels } from '#main/service/ground/placed-parcels.ts';
import { route } from '#main/service/route.ts';

const RECENT_RUNS = 5000;

export const listParcels = route(endpoints.listParcels, async (_asked, { app, account }) =>
  parcelFeatures(await placedParcels(app, { account_id: account.id }, RECENT_RUNS)),
);
