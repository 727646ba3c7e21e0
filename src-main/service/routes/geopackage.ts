// POST /v1/geopackage: tracts and calls as a GIS file. The signature is not asked for.
import { endpoints } from '#core/api/endpoints.ts';
import { placedDocumentsOf } from '#main/service/ground/placed-documents.ts';
import { drawPosted } from '#main/service/posted/posted-work.ts';
import { route } from '#main/service/route.ts';

export const geopackage = route(endpoints.geopackage, async ({ query, body }, { app, caller }) =>
  drawPosted('geopackage', body, await placedDocumentsOf(app, caller, query.placements)),
);
