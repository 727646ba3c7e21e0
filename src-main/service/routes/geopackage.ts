// POST /v1/geopackage: tracts and calls as a GIS file. The signature is not asked for.
import { endpoints } from '#core/api/endpoints.ts';
import { placedDocumentsOf } from '#main/service/ground/placed-documents.ts';
import { drawHeld } from '#main/service/posted/posted-work.ts';
import { route } from '#main/service/route.ts';

export const geopackage = route(endpoints.geopackage, async ({ query, body }, { app, caller }) =>
  drawHeld('geopackage', body, await placedDocumentsOf(app, caller, query.placements)),
);
