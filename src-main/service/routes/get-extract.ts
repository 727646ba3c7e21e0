// GET /v1/extracts/{job_id}: how a job stands, with its result as the bytes that were signed; at its end, where asked.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { findResult } from '#main/service/library/fetch-result.ts';
import { requireOwnRun } from '#main/service/library/own-work.ts';
import { ASK_AGAIN_S } from '#main/service/replies/accepted.ts';
import { whenOver } from '#main/service/replies/long-poll.ts';
import { RawJson, route } from '#main/service/route.ts';
import type { StoredRun } from '#main/store/runs.ts';
import { WhileUnchanged } from '#main/store/while-unchanged.ts';

export const getExtract = route(endpoints.getExtract, ({ params, query, head, gone }, { app, caller, version }) => {
  const { job_id } = params;
  const name = `${caller.account.id} ${caller.kind} ${caller.key_prefix} ${job_id}`;
  const kept = settled.find(app.db, version, name);
  if (kept !== undefined) return kept.answer;
  const state = async () => {
    const run = await whenOver(
      app,
      job_id,
      { seconds: query.wait, gone },
      () => requireOwnRun(app, caller, job_id),
      ({ status }) => SETTLED.has(status),
    );
    return stateOf(app, run, head);
  };
  return settled.of(app.db, version, name, state).then(({ answer }) => answer);
});

interface State {
  readonly answer: RawJson;
  /** Whether it says the same until something is written. */
  readonly lasting: boolean;
}

/** Longer ones are read from the database each time. */
const KEPT_LETTERS = 65_536;
const settled = new WhileUnchanged<State>(256, ({ lasting }) => lasting);

async function stateOf(app: App, run: StoredRun, head: boolean): Promise<State> {
  if (run.result_state === 'deleted') throw new Refusal('result_deleted');
  if (run.result_state === 'expired') throw new Refusal('results_expired');
  const { id: job, status, document, submitted_at, error, first_fetched_at } = run;
  const over = SETTLED.has(status);
  // Its row is settled a moment before whoever reads it has put it away.
  const progress = over ? null : (app.under_way.get(job)?.progress ?? app.line.progressOf(job));
  const result = await findResult(app, run, head);
  const state = JSON.stringify({ job, status, document, submitted_at, error, progress });
  const text = result === null ? state : `${state.slice(0, -1)},"result":${result}}`;
  return {
    answer: new RawJson(text, over ? {} : { 'retry-after': String(ASK_AGAIN_S) }),
    lasting: over && first_fetched_at !== null && text.length <= KEPT_LETTERS,
  };
}

const SETTLED: ReadonlySet<string> = new Set(['succeeded', 'failed']);
