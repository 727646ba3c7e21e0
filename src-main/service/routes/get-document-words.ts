// GET /v1/local/documents/{id}/words: what was read from the pages, to be searched and shown beside them.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { findWords } from '#main/jobs/word-files.ts';
import { requireDocument } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';

const NOT_KEPT = 'The words of this document were not kept when it was read. Read it again to search its pages.';

export const getDocumentWords = route(endpoints.getDocumentWords, async ({ params }, { app }) => {
  const { id } = await requireDocument(app, params.id);
  const words = await findWords(app, id);
  if (words === null) throw new Refusal('no_such_run', {}, NOT_KEPT);
  return words;
});
