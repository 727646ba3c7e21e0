// GET /v1/extracts/{job_id}: how a job stands, with its result as the bytes that were signed; at its end, where asked.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { findResult } from '#main/service/library/fetch-result.ts';
import { requireOwnRun } from '#main/service/library/own-work.ts';
import { ASK_AGAIN_S } from '#main/service/replies/accepted.ts';
import { whenOver } from '#main/service/replies/long-poll.ts';
import { RawJson, route } from '#main/service/route.ts';

export const getExtract = route(endpoints.getExtract, async ({ params, query, head, gone }, { app, caller }) => {
  const patience = { seconds: query.wait, gone };
  const look = () => requireOwnRun(app, caller, params.job_id);
  const run = await whenOver(app, params.job_id, patience, look, ({ status }) => SETTLED.has(status));
  if (run.result_state === 'deleted') throw new Refusal('result_deleted');
  if (run.result_state === 'expired') throw new Refusal('results_expired');
  const { id: job, status, document, submitted_at, error } = run;
  const progress = app.under_way.get(run.id)?.progress ?? app.line.progressOf(run.id);
  const result = await findResult(app, run, head);
  const state = JSON.stringify({ job, status, document, submitted_at, error, progress });
  const later = SETTLED.has(status) ? {} : { 'retry-after': String(ASK_AGAIN_S) };
  return new RawJson(result === null ? state : `${state.slice(0, -1)},"result":${result}}`, later);
});

const SETTLED: ReadonlySet<string> = new Set(['succeeded', 'failed']);
