// GET /v1/batches/{batch_id}/results: every result of an ended batch, as the bytes that were signed.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { findResult } from '#main/service/library/fetch-result.ts';
import { batchItemStatus, requireOwnBatch } from '#main/service/library/own-work.ts';
import { RawJson, route } from '#main/service/route.ts';
import { listBatchRuns } from '#main/store/batches.ts';

export const getBatchResults = route(endpoints.getBatchResults, async ({ params, head }, { app, caller }) => {
  const batch = await requireOwnBatch(app, caller, params.batch_id);
  if (batch.status !== 'ended') throw new Refusal('batch_not_ended', { batch_status: batch.status });
  const runs = await listBatchRuns(app.db, batch.id);
  const states = new Set(runs.map(({ result_state }) => result_state));
  if (!states.has('held') && states.has('deleted')) throw new Refusal('result_deleted');
  if (!states.has('held') && states.has('expired')) throw new Refusal('results_expired');
  const results: string[] = [];
  for (const run of runs) {
    const result = await findResult(app, run, head);
    const error = result === null ? (run.error ?? 'This result was deleted from the account.') : null;
    const item = JSON.stringify({ id: run.id, document: run.document, status: batchItemStatus(run), error });
    results.push(`${item.slice(0, -1)},"result":${result ?? 'null'}}`);
  }
  const start = JSON.stringify({ batch: batch.id, documents: batch.documents });
  return new RawJson(`${start.slice(0, -1)},"results":[${results.join(',')}]}`);
});
