// Housekeeping: staged documents that nobody extracted, keys of submissions that expired, results past the retention policy where it is on, and copies of
// results that are still missing.
import type { App } from '#main/app.ts';
import { settleStrays } from '#main/jobs/recover.ts';
import { keepMissingFiles, removeResultFiles } from '#main/jobs/result-files.ts';
import { deleteResults } from '#main/store/results.ts';
import { listOverdue, markCleared } from '#main/store/runs.ts';
import { deleteExpiredSubmissions } from '#main/store/submissions.ts';
import { takeExpiredUploads } from '#main/store/uploads.ts';

const DAY_MS = 86_400_000;
const DAYS_AFTER_FETCH = 7;
const DAYS_WITHOUT_FETCH = 30;
const AT_A_TIME = 200;
const EVERY_MS = 600_000;

/** Sweeps now and every ten minutes; gives the way to stop. `wake` is called when work went back to the queue. */
export function startSweeping(app: App, wake: () => void): () => void {
  const once = () => {
    sweep(app).catch((fault: unknown) => app.log.error({ err: fault }, 'sweeping failed'));
    settleStrays(app).then(
      (found) => found > 0 && wake(),
      (fault: unknown) => app.log.error({ err: fault }, 'strays could not be settled'),
    );
  };
  once();
  const timer = setInterval(once, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweep(app: App): Promise<void> {
  if (!app.line.shared) await keepMissingFiles(app);
  while ((await sweepUploads(app)) === AT_A_TIME);
  await deleteExpiredSubmissions(app.db, app.now().toISOString());
  if (!app.settings.retention) return;
  while ((await sweepResults(app)) === AT_A_TIME);
}

async function sweepUploads(app: App): Promise<number> {
  const ids = await takeExpiredUploads(app.db, app.now().toISOString(), AT_A_TIME);
  for (const id of ids) await app.objects.remove(`staged/${id}`);
  return ids.length;
}

async function sweepResults(app: App): Promise<number> {
  const before = (days: number) => new Date(app.now().getTime() - days * DAY_MS).toISOString();
  const overdue = await listOverdue(app.db, before(DAYS_AFTER_FETCH), before(DAYS_WITHOUT_FETCH), AT_A_TIME);
  const ids = overdue.map(({ id }) => id);
  await app.db.transaction().execute(async (db) => {
    await deleteResults(db, ids);
    await markCleared(db, ids, 'expired');
  });
  for (const { input, kept_source } of overdue) for (const name of [input, kept_source]) await app.objects.remove(name);
  await removeResultFiles(app, ids);
  return overdue.length;
}
