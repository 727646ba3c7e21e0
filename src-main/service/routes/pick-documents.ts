// GET /v1/local/picks: what it takes to act on many documents of the library that are not in sight.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';
import { kindOf, listLibrary } from '#main/store/library.ts';

export const pickDocuments = route(endpoints.pickDocuments, async ({ query }, { app, account }) => {
  const rows = await listLibrary(app.db, account.id, query, query.limit, query.offset);
  return {
    picks: rows.map((run) => ({
      id: run.id,
      document: run.document,
      kind: kindOf(run),
      result_available: run.result_state === 'held',
      placements: run.placements,
    })),
  };
});
