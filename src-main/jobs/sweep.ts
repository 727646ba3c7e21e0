// Housekeeping: staged documents that nobody extracted, keys of submissions that expired, results past the retention policy where it is on, and copies of
// results that are still missing.
import type { App } from '#main/app.ts';
import { settleStrays } from '#main/jobs/recover.ts';
import { keepMissingFiles, removeResultFiles } from '#main/jobs/result-files.ts';
import { knownFiles } from '#main/jobs/strays.ts';
import { deleteResults } from '#main/store/results.ts';
import { findRun, listOverdue, markCleared } from '#main/store/runs.ts';
import { findSetting, putSetting } from '#main/store/settings.ts';
import { deleteExpiredSubmissions } from '#main/store/submissions.ts';
import { findUpload, takeExpiredUploads } from '#main/store/uploads.ts';

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
  if (app.line.shared) await sweepObjects(app);
  else await keepMissingFiles(app);
  while ((await sweepUploads(app)) === AT_A_TIME);
  await deleteExpiredSubmissions(app.db, app.now().toISOString());
  if (!app.settings.retention) return;
  while ((await sweepResults(app)) === AT_A_TIME);
}

/** Young ones may be on their way in: their rows come after them. */
const STRAY_AFTER_MS = DAY_MS;
const LOOK_THROUGH_EVERY_MS = 6 * 3_600_000;

/** What no row names, left by a process that died between the two; looked for by one process of all, some times a day. */
async function sweepObjects(app: App): Promise<void> {
  const now = app.now().getTime();
  const last = Date.parse(String((await findSetting(app.db, 'objects_swept')) ?? ''));
  if (now - last < LOOK_THROUGH_EVERY_MS) return;
  await putSetting(app.db, 'objects_swept', app.now().toISOString());
  const found: string[] = [];
  for (const room of ['documents', 'staged', 'results'])
    for await (const { name, stored_at } of app.objects.list(room))
      if (now - stored_at.getTime() > STRAY_AFTER_MS) found.push(name);
  // After the list: what was named since then is not a stray.
  const known = found.length === 0 ? new Set<string>() : await knownFiles(app);
  const strays = found.filter((name) => !known.has(name));
  for (const name of strays) await putAway(app, name);
  if (strays.length > 0) app.log.warn({ files: strays.length }, 'documents that no row names were put away');
}

/** Of a run that has settled it is known to be done with. Anything else may be somebody's document, and is kept. */
async function putAway(app: App, name: string): Promise<void> {
  const run = await findRun(app.db, /\/(\w+)\./.exec(name)?.[1] ?? '');
  const done = run?.status === 'succeeded' || run?.status === 'failed' || (await isConsumed(app, name));
  const bytes = done ? null : await app.objects.read(name);
  if (bytes !== null) await app.objects.put(`lost-and-found/${name}`, bytes);
  await app.objects.remove(name);
}

async function isConsumed({ db }: App, name: string): Promise<boolean> {
  const slot = await findUpload(db, name.replace(/^staged\//, ''));
  return slot !== undefined && slot.consumed_at !== null;
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
