// GET /v1/local/documents/{id}/earlier-corrections: what was corrected before the document was read again.
import { endpoints } from '#core/api/endpoints.ts';
import { earlierCorrections } from '#main/jobs/read-again.ts';
import { requireDocument } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';

export const listEarlierCorrections = route(endpoints.listEarlierCorrections, async ({ params }, { app }) => ({
  corrections: await earlierCorrections(app, await requireDocument(app, params.id)),
}));
