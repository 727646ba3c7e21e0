// The first thing after a start: whatever a crash interrupted is queued again or settled, and stray files go.
import { setTimeout } from 'node:timers/promises';
import type { App } from '#main/app.ts';
import { fail, sourceToKeep } from '#main/jobs/record.ts';
import { readKept, removeOrphans } from '#main/store/data-folder.ts';
import { listInterrupted, listNeededFiles } from '#main/store/queue.ts';
import { type RunTable, updateRun } from '#main/store/runs.ts';
import { listOpenUploads } from '#main/store/uploads.ts';

const MOST_ATTEMPTS = 3;
const MOMENT_MS = 1000;

export async function recover(app: App): Promise<void> {
  for (const run of await listInterrupted(app.db)) await settle(app, run);
  const staged = (await listOpenUploads(app.db)).map((id) => `staged/${id}`);
  removeOrphans(app.folder, new Set([...(await listNeededFiles(app.db)), ...staged]));
}

/**
 * Runs that nobody is at work on any more: their outcome could not be written down, as on a full disk. Gives how many
 * were found. A run that is being taken up just now is known to be under way a moment later.
 */
export async function settleStrays(app: App): Promise<number> {
  const running = (await listInterrupted(app.db)).filter(({ id }) => !app.under_way.has(id));
  if (running.length === 0) return 0;
  await setTimeout(MOMENT_MS, undefined, { ref: false });
  const strays = running.filter(({ id }) => !app.under_way.has(id));
  for (const run of strays) await settle(app, run);
  return strays.length;
}

async function settle(app: App, run: RunTable): Promise<void> {
  if (run.source === 'sync') {
    // Nobody waits for the answer any more, and a caller who asks again must not pay twice.
    await fail(app, run, interrupted('The service stopped while this document was being read.'), null);
  } else if (run.attempts < MOST_ATTEMPTS) {
    await updateRun(app.db, run.id, ['running'], { status: 'queued' });
  } else {
    const kept = sourceToKeep(app, run, run.input === null ? null : await readKept(app.folder, run.input));
    await fail(app, run, interrupted('The service stopped three times while reading this document.'), kept);
  }
}

function interrupted(error: string): { error: string; error_type: string } {
  return { error: `${error} Nothing was billed.`, error_type: 'extraction_failed' };
}
