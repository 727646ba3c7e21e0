// GET /v1/runs: what the account ran, newest first, by any key and any path; a page at a time, and only what was asked for.
import { endpoints } from '#core/api/endpoints.ts';
import { reachOf } from '#main/service/library/own-work.ts';
import { cursorOf, readCursor } from '#main/service/replies/run-cursor.ts';
import { runRowOf } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';
import { listRuns as listRunRows } from '#main/store/runs.ts';

export const listRuns = route(endpoints.listRuns, async ({ query }, { app, caller }) => {
  const { cursor, limit, since, ...wanted } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // One more than is shown tells whether there is a next page.
  const found = await listRunRows(app.db, reachOf(caller), {
    ...wanted,
    after,
    since: since === undefined ? undefined : new Date(since).toISOString(),
    limit: limit + 1,
  });
  const runs = found.slice(0, limit);
  const last = runs.at(-1);
  return {
    runs: runs.map((run) => runRowOf(run, Number(run.placements))),
    next_cursor: found.length > limit && last !== undefined ? cursorOf(last) : null,
  };
});
