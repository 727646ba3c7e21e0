// PUT /v1/local/documents/{id}/result: a corrected body kept as the latest. The first reading stays.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { tractsThen } from '#core/corrections/changes.ts';
import { chipsOf } from '#main/jobs/chips.ts';
import { keepResultFile } from '#main/jobs/result-files.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';
import { signedPosted } from '#main/service/posted/posted-work.ts';
import { documentRow, requireDocument } from '#main/service/replies/run-rows.ts';
import { route } from '#main/service/route.ts';
import { movePlacements } from '#main/store/placements.ts';
import { findLatestResult, insertResult } from '#main/store/results.ts';
import { lockRuns, updateRun } from '#main/store/runs.ts';

const CORRECTED_MEANWHILE =
  'The document has been corrected elsewhere since it was opened. Open it again, and make the correction there.';

export const putDocumentResult = route(endpoints.putDocumentResult, async ({ params, body }, { app }) => {
  const run = await requireDocument(app, params.id);
  const held = await signedPosted(app, body);
  // A body of another document is well signed and still not this one's.
  if (body === null || held.attestation?.document_sha256 !== run.document_sha256) {
    throw new Refusal('attestation_mismatch');
  }
  const revision = await app.db.transaction().execute(async (db) => {
    await lockRuns(db, [run.id]);
    const latest = await findLatestResult(db, run.id);
    if (latest === undefined) throw new Refusal('no_such_run');
    const before = heldResponseOf(latest.body);
    const moved = tractsThen(before, held);
    // Neither goes on from the other: somebody else has corrected it meanwhile, and that must not be lost.
    if (moved === null) throw new Refusal('stale_correction', { current: latest.revision }, CORRECTED_MEANWHILE);
    await movePlacements(db, run.id, moved);
    const created_at = app.now().toISOString();
    const next = latest.revision + 1;
    await insertResult(db, { run_id: run.id, revision: next, body, created_at });
    await updateRun(db, run.id, ['succeeded'], chipsOf(held));
    return next;
  });
  await keepResultFile(app, run.id, revision, body);
  return documentRow(app, run.id);
});
