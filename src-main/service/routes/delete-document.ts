// DELETE /v1/local/documents/{id}: one document out of the library, with its source and results.
import { endpoints } from '#core/api/endpoints.ts';
import { clearRuns } from '#main/service/library/clear-results.ts';
import { requireDocument } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';

export const deleteDocument = route(endpoints.deleteDocument, async ({ params }, { app }) =>
  clearRuns(app, [await requireDocument(app, params.id)], 'leave library'),
);
