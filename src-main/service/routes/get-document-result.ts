// GET /v1/local/documents/{id}/result: the latest signed body, byte for byte.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { RawJson, route } from '#main/service/route.ts';
import { requireDocument } from '#main/service/run-rows.ts';
import { findLatestResult } from '#main/store/results.ts';

export const getDocumentResult = route(endpoints.getDocumentResult, async ({ params }, { app }) => {
  const run = await requireDocument(app, params.id);
  if (run.result_state === 'deleted') throw new Refusal('result_deleted');
  if (run.result_state === 'expired') throw new Refusal('results_expired');
  const latest = await findLatestResult(app.db, run.id);
  if (latest === undefined) throw new Refusal('no_such_run');
  return new RawJson(latest.body);
});
