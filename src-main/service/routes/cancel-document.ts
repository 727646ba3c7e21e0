// POST /v1/local/documents/{id}/cancel: stops reading a document. It bills nothing.
import { endpoints } from '#core/api/endpoints.ts';
import { cancelRun } from '#main/jobs/cancel.ts';
import { route } from '#main/service/route.ts';
import { documentRow, requireDocument } from '#main/service/run-rows.ts';

export const cancelDocument = route(endpoints.cancelDocument, async ({ params }, { app }) => {
  await cancelRun(app, await requireDocument(app, params.id));
  return documentRow(app, params.id);
});
