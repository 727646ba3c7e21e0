// POST /v1/export/{format}: a held result in another format of the trade, placed where a run's placements are named.
import { endpoints } from '#core/api/endpoints.ts';
import { exportHeld } from '#main/service/held-work.ts';
import { requireDocuments } from '#main/service/own-work.ts';
import { placedDocuments } from '#main/service/placed-documents.ts';
import { route } from '#main/service/route.ts';

export const exportAs = route(endpoints.exportAs, async ({ params, query, body }, { app, caller }) => {
  const runs = query.reference === undefined ? [] : await requireDocuments(app, caller, query.reference);
  const { bytes, media_type, file_name } = await exportHeld(params.format, body, await placedDocuments(app, runs));
  return { bytes, media_type, name: file_name };
});
