// PUT /v1/local/labels: what the office writes on its documents, one or many at once.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { route } from '#main/service/route.ts';
import { putLabels } from '#main/store/labels.ts';

export const labelDocuments = route(endpoints.labelDocuments, async ({ body }, { app, account }) => {
  const labelled = await putLabels(app.db, account.id, body, app.now().toISOString());
  if (labelled === 0) throw new Refusal('no_such_run');
  return { labelled };
});
