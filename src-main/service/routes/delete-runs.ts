// DELETE /v1/runs: every result the account holds, when it is meant.
import { endpoints } from '#core/api/endpoints.ts';
import { clearEverything } from '#main/service/library/clear-results.ts';
import { reachOf } from '#main/service/library/own-work.ts';
import { route } from '#main/service/route.ts';

const MEANT = 'delete-everything';

export const deleteRuns = route(endpoints.deleteRuns, async ({ query }, { app, caller }) =>
  query.confirm === MEANT ? clearEverything(app, reachOf(caller)) : { cleared: 0, placements: 0 },
);
