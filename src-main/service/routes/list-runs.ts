// GET /v1/runs: what the account ran, newest first, by any key and any path.
import { endpoints } from '#core/api/endpoints.ts';
import { reachOf } from '#main/service/own-work.ts';
import { route } from '#main/service/route.ts';
import { runRowOf } from '#main/service/run-rows.ts';
import { listRuns as listRunRows } from '#main/store/runs.ts';

export const listRuns = route(endpoints.listRuns, async ({ query }, { app, caller }) => {
  const runs = await listRunRows(app.db, reachOf(caller), query.limit);
  return { runs: runs.map((run) => runRowOf(run, Number(run.placements))) };
});
