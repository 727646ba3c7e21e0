// The first thing after a start: whatever a crash interrupted is queued again or settled, and stray files are put away.
import { setTimeout } from 'node:timers/promises';
import type { App } from '#main/app.ts';
import { fail, sourceToKeep } from '#main/jobs/record.ts';
import { keepMissingFiles } from '#main/jobs/result-files.ts';
import { listStrays } from '#main/jobs/strays.ts';
import { isKept, isUnwritable, removeKept, settleDraft } from '#main/store/data-folder.ts';
import { deleteIdleInputs } from '#main/store/inputs.ts';
import { findPlainFile, setAside } from '#main/store/lost-and-found.ts';
import { listInterrupted, listNeededFiles } from '#main/store/queue.ts';
import { type StoredRun, updateRun } from '#main/store/runs.ts';

/** Here a document that the service dies of takes everybody's with it, at every start. */
const MOST_ATTEMPTS = 3;
/** Of many workers some die of other things than what they read; with the pauses between it takes half an hour. */
const MOST_ATTEMPTS_OF_MANY = 20;
const MOMENT_MS = 1000;

export async function recover(app: App): Promise<void> {
  if (app.line.shared) {
    // What others are at work on is theirs, and what nobody is at work on the engine hands out again.
    await app.line.recover();
    return;
  }
  for (const run of await listInterrupted(app.db)) await settle(app, run);
  await deleteIdleInputs(app.db);
  await putAway(app).catch((fault: unknown) => {
    // A disk that is full or read-only now lets it be done at another start.
    if (!isUnwritable(fault)) throw fault;
    app.log.error({ err: fault }, 'stray files could not be put away');
  });
}

/** A removal that was interrupted is finished; anything else that no row names may be somebody's document and is kept. */
async function putAway(app: App): Promise<void> {
  const needed = await listNeededFiles(app.db);
  for (const name of needed) if (findPlainFile(app.folder, `${name}.part`) !== null) finishNaming(app, name);
  const gone = needed.filter((name) => !isKept(app.folder, name)).length;
  if (gone > 0) app.log.warn({ files: gone }, 'files of documents are gone from the data folder');
  const strays = await listStrays(app);
  for (const { name } of strays.filter(({ fate }) => fate === 'finished')) removeKept(app.folder, name);
  const loose = strays.filter(({ fate }) => fate !== 'finished');
  for (const { name } of loose) setAside(app.folder, name);
  if (loose.length > 0) app.log.warn({ files: loose.length }, 'files that no row names were put into lost-and-found');
  await keepMissingFiles(app);
}

/** The row was written and then the power went: the file still bears the name of a draft. */
function finishNaming(app: App, name: string): void {
  if (findPlainFile(app.folder, name) === null) settleDraft(app.folder, name);
  else removeKept(app.folder, `${name}.part`);
}

/**
 * Runs that nobody is at work on any more: their outcome could not be written down, as on a full disk. Gives how many
 * were found. A run that is being taken up just now is known to be under way a moment later.
 */
export async function settleStrays(app: App): Promise<number> {
  if (app.line.shared) return app.line.recover();
  const running = (await listInterrupted(app.db)).filter(({ id }) => !app.under_way.has(id));
  if (running.length === 0) return 0;
  await setTimeout(MOMENT_MS, undefined, { ref: false });
  const strays = running.filter(({ id }) => !app.under_way.has(id));
  for (const run of strays) await settle(app, run);
  return strays.length;
}

async function settle(app: App, run: StoredRun): Promise<void> {
  if (run.source === 'sync') {
    // Nobody waits for the answer any more, and a caller who asks again must not pay twice.
    await fail(app, run, interrupted('The service stopped while this document was being read.'), null);
  } else if (run.attempts < MOST_ATTEMPTS) {
    await updateRun(app.db, run.id, ['running'], { status: 'queued' });
  } else await giveUp(app, run);
}

/** Whether it has been taken up as often as anything is. */
export const isGivenUp = ({ line }: Pick<App, 'line'>, { attempts }: StoredRun): boolean =>
  attempts > (line.shared ? MOST_ATTEMPTS_OF_MANY : MOST_ATTEMPTS);

/** Whoever read it died, again and again. */
export async function giveUp(app: App, run: StoredRun): Promise<void> {
  const kept = sourceToKeep(app, run, run.input === null ? null : await app.objects.read(run.input));
  const often = app.line.shared ? 'Workers stopped twenty times' : 'The service stopped three times';
  await fail(app, run, interrupted(`${often} while reading this document.`), kept);
}

function interrupted(error: string): { error: string; error_type: string } {
  return { error: `${error} Nothing was billed.`, error_type: 'extraction_failed' };
}
