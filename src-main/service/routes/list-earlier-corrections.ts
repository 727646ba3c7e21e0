// GET /v1/local/documents/{id}/earlier-corrections: what was corrected before the document was read again.
import { endpoints } from '#core/api/endpoints.ts';
import { earlierCorrections } from '#main/jobs/read-again.ts';
import { route } from '#main/service/route.ts';
import { requireDocument } from '#main/service/run-rows.ts';

export const listEarlierCorrections = route(endpoints.listEarlierCorrections, async ({ params }, { app }) => ({
  corrections: await earlierCorrections(app, await requireDocument(app, params.id)),
}));
