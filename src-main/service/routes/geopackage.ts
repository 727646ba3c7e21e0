// POST /v1/geopackage: tracts and calls as a GIS file. The signature is not asked for.
import { endpoints } from '#core/api/endpoints.ts';
import { geopackageOf } from '#main/export/geopackage.ts';
import { readHeld } from '#main/service/held-body.ts';
import { route } from '#main/service/route.ts';

export const geopackage = route(endpoints.geopackage, async ({ body }) => ({
  bytes: geopackageOf(readHeld(body)),
  media_type: 'application/geopackage+sqlite3',
}));
