// GET /v1/local/documents: the library, newest first, with progress and verdicts.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';
import { libraryRowOf } from '#main/service/run-rows.ts';
import { countLibrary, listLibrary as listRows } from '#main/store/runs.ts';

export const listLibrary = route(endpoints.listLibrary, async ({ query }, { app, account }) => {
  const rows = await listRows(app.db, account.id, query.limit, query.offset);
  return {
    documents: rows.map((run) => libraryRowOf(app, run, Number(run.placements))),
    total: await countLibrary(app.db, account.id),
  };
});
