// POST /v1/geopackage: not built yet.
import { endpoints } from '#core/api/endpoints.ts';
import { notBuilt } from '#main/service/not-built.ts';

export const geopackage = notBuilt(endpoints.geopackage);
