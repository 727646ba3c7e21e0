// POST /v1/local/documents/{id}/read-again: a document read once more from what was kept of it, by whom it is asked for.
import { endpoints } from '#core/api/endpoints.ts';
import { retryRun } from '#main/jobs/cancel.ts';
import { readAgain as readOnceMore } from '#main/jobs/read-again.ts';
import { documentRow, requireDocument } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';

export const readAgain = route(endpoints.readAgain, async ({ params, body }, { app, queue }) => {
  const { id, status } = await requireDocument(app, params.id);
  const reader = body?.reader;
  await (status === 'failed' ? retryRun(app, id, undefined, reader) : readOnceMore(app, id, reader));
  queue.wake();
  return documentRow(app, id);
});
