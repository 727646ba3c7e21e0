// GET /v1/local/parcels: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const listParcels = notBuilt(endpoints.listParcels);
