// DELETE /v1/runs/{reference}: the results of one job, or of a whole batch.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { clearRuns } from '#main/service/library/clear-results.ts';
import { requireRuns } from '#main/service/library/own-work.ts';
import { route } from '#main/service/route.ts';

export const deleteRun = route(endpoints.deleteRun, async ({ params }, { app, caller }) => {
  const runs = await requireRuns(app, caller, params.reference);
  const gone = runs.every(({ result_state }) => result_state === 'deleted' || result_state === 'expired');
  if (gone) throw new Refusal('no_such_run');
  return clearRuns(app, runs);
});
