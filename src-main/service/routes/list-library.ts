// GET /v1/local/documents: a page of the library, with progress, verdicts, facts and where a search found its words.
import { endpoints } from '#core/api/endpoints.ts';
import type { LibraryHit, LibraryKind } from '#core/schema/library.ts';
import { libraryRowOf } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';
import { countKinds, listLibrary as listRows } from '#main/store/library.ts';
import { listReadAgain } from '#main/store/runs.ts';
import { listHits, questionOf } from '#main/store/search.ts';
import { WhileUnchanged } from '#main/store/while-unchanged.ts';

const counted = new WhileUnchanged<Record<LibraryKind, number>>(50);

export const listLibrary = route(endpoints.listLibrary, async ({ query }, { app, account, version }) => {
  const rows = await listRows(app.db, account.id, query, query.limit, query.offset);
  const question = query.search === undefined ? null : questionOf(query.search);
  const numbers = rows.flatMap(({ number }) => (number === null ? [] : [number]));
  const hits = question === null ? new Map<number, LibraryHit>() : await listHits(app.db, question, numbers);
  const ids = rows.map(({ id }) => id);
  const again = new Map((await listReadAgain(app.db, ids)).map((run) => [run.again_of, run]));
  // The same on every page, and while nothing is written: it looks at all that is found.
  const anyPage = { kind: undefined, sort: undefined, descending: undefined, limit: undefined, offset: undefined };
  const narrowed = JSON.stringify([account.id, { ...query, ...anyPage }]);
  const counts = await counted.of(app.db, version, narrowed, () => countKinds(app.db, account.id, query));
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
