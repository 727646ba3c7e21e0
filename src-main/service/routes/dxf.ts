// POST /v1/dxf: a drawing of every tract with a figure. The signature is not asked for.
import { endpoints } from '#core/api/endpoints.ts';
import { placedDocumentsOf } from '#main/service/ground/placed-documents.ts';
import { drawPosted } from '#main/service/posted/posted-work.ts';
import { route } from '#main/service/route.ts';

export const dxf = route(endpoints.dxf, async ({ query, body }, { app, caller }) =>
  drawPosted('dxf', body, await placedDocumentsOf(app, caller, query.placements)),
);
