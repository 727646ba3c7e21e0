// POST /v1/local/documents/{id}/cancel: stops reading a document. It bills nothing.
import { endpoints } from '#core/api/endpoints.ts';
import { cancelRun } from '#main/jobs/cancel.ts';
import { documentRow, requireDocument } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';
import { listReadAgain } from '#main/store/runs.ts';

export const cancelDocument = route(endpoints.cancelDocument, async ({ params }, { app }) => {
  const run = await requireDocument(app, params.id);
  for (const one of [run, ...(await listReadAgain(app.db, [run.id]))]) await cancelRun(app, one);
  return documentRow(app, params.id);
});
