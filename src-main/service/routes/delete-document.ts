// DELETE /v1/local/documents/{id}: one document out of the library, with its source and results.
import { endpoints } from '#core/api/endpoints.ts';
import { cancelRun } from '#main/jobs/cancel.ts';
import { clearRuns } from '#main/service/clear-results.ts';
import { route } from '#main/service/route.ts';
import { requireDocument } from '#main/service/run-rows.ts';
import { removeKept } from '#main/store/data-folder.ts';
import { updateRun } from '#main/store/runs.ts';

export const deleteDocument = route(endpoints.deleteDocument, async ({ params }, { app }) => {
  await cancelRun(app, await requireDocument(app, params.id));
  const run = await requireDocument(app, params.id);
  const cleared = await clearRuns(app, [run]);
  await updateRun(app.db, run.id, ['succeeded', 'failed'], { in_library: 0, input: null, kept_source: null });
  removeKept(app.folder, run.input);
  removeKept(app.folder, run.kept_source);
  return cleared;
});
