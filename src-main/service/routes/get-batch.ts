// GET /v1/batches/{batch_id}: how a batch and each of its documents stand; at its end, where asked.
import { endpoints } from '#core/api/endpoints.ts';
import { batchItemStatus, requireOwnBatch } from '#main/service/library/own-work.ts';
import { whenOver } from '#main/service/replies/long-poll.ts';
import { route } from '#main/service/route.ts';
import { listBatchRuns } from '#main/store/batches.ts';

export const getBatch = route(endpoints.getBatch, async ({ params, query, gone }, { app, caller, address }) => {
  const patience = { seconds: query.wait, gone };
  const look = () => requireOwnBatch(app, caller, params.batch_id);
  const batch = await whenOver(app, params.batch_id, patience, look, ({ status }) => status !== 'in_progress');
  const runs = await listBatchRuns(app.db, batch.id);
  const count = (status: string) => runs.filter((run) => run.status === status).length;
  return {
    batch: batch.id,
    status: batch.status,
    documents: batch.documents,
    succeeded: count('succeeded'),
    failed: count('failed'),
    submitted_at: batch.submitted_at,
    completed_at: batch.completed_at,
    results_url: batch.status === 'ended' ? `${address()}/v1/batches/${batch.id}/results` : null,
    items: runs.map((run) => ({ id: run.id, document: run.document, status: batchItemStatus(run), error: run.error })),
  };
});
