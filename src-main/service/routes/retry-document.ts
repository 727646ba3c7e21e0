// POST /v1/local/documents/{id}/retry: reads a failed document again from what was kept of it.
import { endpoints } from '#core/api/endpoints.ts';
import { retryRun } from '#main/jobs/cancel.ts';
import { documentRow, requireDocument } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';

export const retryDocument = route(endpoints.retryDocument, async ({ params, body }, { app, queue }) => {
  const { id } = await requireDocument(app, params.id);
  await retryRun(app, id, body?.password);
  queue.wake();
  return documentRow(app, params.id);
});
