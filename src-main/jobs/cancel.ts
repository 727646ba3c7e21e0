// Stopping a document that waits or is being read, and reading one again that failed.
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '#core/api/errors.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import type { App } from '#main/app.ts';
import { recordFailure } from '#main/jobs/record.ts';
import { Stopped } from '#main/jobs/stopped.ts';
import { settleBatch } from '#main/store/batches.ts';
import { findRun, type StoredRun, updateRun } from '#main/store/runs.ts';

const MOMENT_MS = 1000;

/** Does nothing to a document that has settled already. Throws where a full disk does not let it be written down. */
export async function cancelRun(app: App, run: StoredRun): Promise<void> {
  const why = new Stopped('cancelled');
  const work = app.under_way.get(run.id);
  if (work !== undefined) {
    work.stop.abort(why);
    await work.settled;
    return;
  }
  const now = await findRun(app.db, run.id);
  if (now?.status === 'running' && app.line.shared) {
    await stopElsewhere(app, run.id);
  } else if (now?.status === 'running') {
    // Taken up just now, or its outcome could not be written down: then nobody is at work on it a moment later either.
    await setTimeout(MOMENT_MS, undefined, { ref: false });
    const later = await findRun(app.db, run.id);
    if (app.under_way.has(run.id) || later?.status !== 'running') return cancelRun(app, run);
  } else if (now?.status !== 'queued') return;
  await recordFailure(app, now, why, now.input === null ? null : await app.objects.read(now.input));
  // The queue may have taken it up in between; then it is stopped there.
  const taken = app.under_way.get(run.id);
  taken?.stop.abort(why);
  await taken?.settled;
}

const STOPS_WITHIN_MS = 5000;

/** Whoever reads it stops, and says so; one that is dead, or does not listen, has nothing to say any more. */
async function stopElsewhere({ endings, line }: App, id: string): Promise<void> {
  const waiting = endings.wait(id, STOPS_WITHIN_MS);
  try {
    await line.stop(id);
    await waiting.woken;
  } finally {
    waiting.stop();
  }
}

const NOT_KEPT = 'Nothing was kept of this file: send it again to have it read.';

/** Does nothing to a document that has not failed. `password` opens one that is locked. */
export async function retryRun(app: App, id: string, password?: string, reader?: ReaderChoice): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    // As it stands now: it may have been deleted since it was looked up.
    const run = await findRun(db, id);
    if (run === undefined || run.in_library === 0) throw new Refusal('no_such_run');
    if (run.status !== 'failed') return;
    if (run.input === null || !(await app.objects.has(run.input))) throw new Refusal('no_such_upload', {}, NOT_KEPT);
    if (password !== undefined) app.passwords.set(run.id, password);
    await updateRun(db, run.id, ['failed'], {
      status: 'queued',
      // From here on it is read from the queue, whoever brought it.
      source: run.source === 'sync' ? 'async' : run.source,
      attempts: 0,
      error: null,
      error_type: null,
      finished_at: null,
      kept_source: null,
      source_type: null,
      ...(reader === undefined ? {} : { reader }),
    });
    const again = await findRun(db, run.id);
    if (again !== undefined) await app.line.enter(db, again);
    if (run.source === 'batch') await settleBatch(db, run.reference, app.now().toISOString());
  });
}
