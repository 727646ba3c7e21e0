// POST /v1/local/refusals: a file that the desk refused, as a row of the library. Of the file itself nothing is kept.
import { endpoints } from '#core/api/endpoints.ts';
import { newId } from '#main/jobs/ids.ts';
import { documentRow } from '#main/service/replies/run-rows.ts';
import { documentName } from '#main/service/requests/check-document.ts';
import { route } from '#main/service/route.ts';
import { FRESH_RUN, insertRun } from '#main/store/runs.ts';

export const noteRefusal = route(endpoints.noteRefusal, async ({ body }, { app, caller }) => {
  const id = newId('job');
  const at = app.now().toISOString();
  await insertRun(app.db, {
    ...FRESH_RUN,
    id,
    account_id: caller.account.id,
    key_prefix: caller.key_prefix,
    reference: id,
    position: 0,
    document: documentName(body.document),
    source: 'async',
    status: 'failed',
    error: body.error,
    error_type: body.error_type,
    submitted_at: at,
    finished_at: at,
    test_mode: 0,
    declared_text: 0,
    input: null,
  });
  return documentRow(app, id);
});
