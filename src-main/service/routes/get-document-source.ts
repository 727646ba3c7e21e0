// GET /v1/local/documents/{id}/source: the document as it was read.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { route } from '#main/service/route.ts';
import { requireDocument } from '#main/service/run-rows.ts';
import { readKept } from '#main/store/data-folder.ts';

export const getDocumentSource = route(endpoints.getDocumentSource, async ({ params }, { app }) => {
  const run = await requireDocument(app, params.id);
  const bytes = run.kept_source === null ? null : await readKept(app.folder, run.kept_source);
  if (bytes === null || run.source_type === null) throw new Refusal('no_such_run');
  const media_type = run.source_type === 'text/plain' ? 'text/plain; charset=utf-8' : run.source_type;
  return { bytes, media_type };
});
