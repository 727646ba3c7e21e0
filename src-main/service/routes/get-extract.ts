// GET /v1/extracts/{job_id}: how a job stands, with its result as the bytes that were signed.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { findResult } from '#main/service/fetch-result.ts';
import { requireOwnRun } from '#main/service/own-work.ts';
import { RawJson, route } from '#main/service/route.ts';

export const getExtract = route(endpoints.getExtract, async ({ params }, { app, caller }) => {
  const run = await requireOwnRun(app, caller, params.job_id);
  if (run.result_state === 'deleted') throw new Refusal('result_deleted');
  if (run.result_state === 'expired') throw new Refusal('results_expired');
  const { id: job, status, document, submitted_at, error } = run;
  const progress = app.under_way.get(run.id)?.progress ?? null;
  const result = await findResult(app, run);
  const state = JSON.stringify({ job, status, document, submitted_at, error, progress });
  return new RawJson(result === null ? state : `${state.slice(0, -1)},"result":${result}}`);
});
