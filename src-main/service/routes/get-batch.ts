// GET /v1/batches/{batch_id}: how a batch and each of its documents stand.
import { endpoints } from '#core/api/endpoints.ts';
import { batchItemStatus, requireOwnBatch } from '#main/service/own-work.ts';
import { route } from '#main/service/route.ts';
import { listBatchRuns } from '#main/store/batches.ts';

export const getBatch = route(endpoints.getBatch, async ({ params }, { app, caller, address }) => {
  const batch = await requireOwnBatch(app, caller, params.batch_id);
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
