// GET /v1/local/documents: a page of the library, with progress, verdicts, facts and where a search found its words.
import { endpoints } from '#core/api/endpoints.ts';
import type { LibraryHit } from '#core/schema/library.ts';
import { libraryRowOf } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';
import { countKinds, listLibrary as listRows } from '#main/store/library.ts';
import { listReadAgain } from '#main/store/runs.ts';
import { listHits, questionOf } from '#main/store/search.ts';

export const listLibrary = route(endpoints.listLibrary, async ({ query }, { app, account }) => {
  const rows = await listRows(app.db, account.id, query, query.limit, query.offset);
  const question = query.search === undefined ? null : questionOf(query.search);
  const numbers = rows.flatMap(({ number }) => (number === null ? [] : [number]));
  const hits = question === null ? new Map<number, LibraryHit>() : await listHits(app.db, question, numbers);
  const ids = rows.map(({ id }) => id);
  const again = new Map((await listReadAgain(app.db, ids)).map((run) => [run.again_of, run]));
  const counts = await countKinds(app.db, account.id, query);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    documents: rows.map((run) => ({
      ...libraryRowOf(app, run, again.get(run.id)),
      hit: hits.get(run.number ?? 0) ?? null,
    })),
    total: query.kind === undefined ? all : counts[query.kind],
    counts,
  };
});
