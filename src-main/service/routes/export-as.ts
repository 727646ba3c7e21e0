// POST /v1/export/{format}: a held result in another format of the trade, placed where a run's placements are named.
import { endpoints } from '#core/api/endpoints.ts';
import { placedDocumentsOf } from '#main/service/ground/placed-documents.ts';
import { exportPosted } from '#main/service/posted/posted-work.ts';
import { route } from '#main/service/route.ts';

export const exportAs = route(endpoints.exportAs, async ({ params, query, body }, { app, caller }) => {
  const documents = await placedDocumentsOf(app, caller, query.placements ?? query.reference);
  return exportPosted(params.format, body, documents);
});
