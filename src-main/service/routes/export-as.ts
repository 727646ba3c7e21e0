// POST /v1/export/{format}: a held result in another format of the trade, placed where a run's placements are named.
import { endpoints } from '#core/api/endpoints.ts';
import { exportHeld } from '#main/service/held-work.ts';
import { placedDocumentsOf } from '#main/service/placed-documents.ts';
import { route } from '#main/service/route.ts';

export const exportAs = route(endpoints.exportAs, async ({ params, query, body }, { app, caller }) => {
  const documents = await placedDocumentsOf(app, caller, query.placements ?? query.reference);
  return exportHeld(params.format, body, documents);
});
