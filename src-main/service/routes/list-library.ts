// GET /v1/local/documents: the library, newest first, with progress and verdicts.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';
import { libraryRowOf } from '#main/service/run-rows.ts';
import { countLibrary, listAllReadAgain, listLibrary as listRows } from '#main/store/runs.ts';

export const listLibrary = route(endpoints.listLibrary, async ({ query }, { app, account }) => {
  const rows = await listRows(app.db, account.id, query.limit, query.offset);
  const again = new Map((await listAllReadAgain(app.db, account.id)).map((run) => [run.again_of, run]));
  return {
    documents: rows.map((run) => libraryRowOf(app, run, Number(run.placements), again.get(run.id))),
    total: await countLibrary(app.db, account.id),
  };
});
