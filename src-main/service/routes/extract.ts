// POST /v1/extract: one document read while the caller waits.
import { endpoints } from '#core/api/endpoints.ts';
import { ERRORS, type ErrorType, Refusal } from '#core/api/errors.ts';
import type { App } from '#main/app.ts';
import { admitDocument } from '#main/jobs/admit.ts';
import { runDocument } from '#main/jobs/run-document.ts';
import { Stopped } from '#main/jobs/stopped.ts';
import { submitOnce } from '#main/jobs/submit-once.ts';
import { findResult } from '#main/service/library/fetch-result.ts';
import { REPLAYED } from '#main/service/replies/accepted.ts';
import { type Patience, whenOver } from '#main/service/replies/long-poll.ts';
import { sendingOf } from '#main/service/requests/sending.ts';
import { RawJson, route } from '#main/service/route.ts';
import { type FreshRun, wholeRunOf } from '#main/store/fresh-run.ts';
import { findRun, type StoredRun } from '#main/store/runs.ts';

export const extract = route(endpoints.extract, async ({ body, headers, hangUp, gone }, { app, caller, queue }) => {
  const sending = sendingOf('sync', [body], headers);
  const { runs, replayed } = await submitOnce(app, caller, sending, async (submission) => [
    await admitDocument(app, caller, 'sync', body, submission),
  ]);
  const [run] = runs;
  if (run === undefined) throw new Error('A submission without a run.');
  // A caller who has waited too long is let go; the document is read to its end and recorded all the same.
  const patience = setTimeout(hangUp, app.config.limits.sync_idle_ms);
  try {
    if (replayed) {
      const seconds = app.config.limits.sync_idle_ms / 1000;
      return new RawJson(await earlierResult(app, run, { seconds, gone }), REPLAYED);
    }
    if (app.line.shared) {
      // Whichever process is free reads it next.
      queue.wake();
      const seconds = app.config.limits.sync_idle_ms / 1000;
      return new RawJson(await earlierResult(app, run, { seconds, gone }));
    }
    return new RawJson(await runDocument(app, wholeRunOf(run), 'bytes' in body ? { bytes: body.bytes } : {}));
  } catch (why) {
    throw why instanceof Stopped ? new Refusal('extraction_failed', {}, why.message) : why;
  } finally {
    clearTimeout(patience);
  }
});

const STILL = 'This document was sent before under the same key, and is still being read. Send it again in a while.';

/** What the same document was answered with before, or is about to be. */
async function earlierResult(app: App, { id }: FreshRun, patience: Patience): Promise<string> {
  const look = () => findRun(app.db, id);
  const run = await whenOver(app, id, patience, look, (now) => !isUnsettled(now));
  if (isUnsettled(run)) throw new Refusal('too_many_in_flight', { limit: 1 }, STILL);
  if (run?.result_state === 'deleted') throw new Refusal('result_deleted');
  if (run?.result_state === 'expired') throw new Refusal('results_expired');
  const result = run === undefined ? null : await findResult(app, run);
  if (result === null) throw new Refusal(refusalOf(run), {}, run?.error ?? undefined);
  return result;
}

const isUnsettled = (run: StoredRun | undefined): boolean => run?.status === 'running' || run?.status === 'queued';

/** As it would have been refused while it was read. */
function refusalOf(run: StoredRun | undefined): ErrorType {
  const type = run?.error_type ?? '';
  return type in ERRORS ? (type as ErrorType) : 'extraction_failed';
}
