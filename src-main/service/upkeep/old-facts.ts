// Documents from before the library kept facts: filled in after the start, some at a time, so that nothing waits for it.
import { setTimeout } from 'node:timers/promises';
import type { App } from '#main/app.ts';
import { findLatestResult, type ReadText, tellFacts } from '#main/store/results.ts';
import { listUntold, type StoredRun, tellName } from '#main/store/runs.ts';

const AT_A_TIME = 50;
/** Requests are answered in between. */
const PAUSE_MS = 20;

/** Resolves when none is left, or when `stop` says so. */
export async function tellOldFacts(app: App, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const untold = await listUntold(app.db, AT_A_TIME);
    if (untold.length === 0) return;
    for (const run of untold) if (!stop.aborted) await tellOne(app, run);
    await setTimeout(PAUSE_MS, undefined, { ref: false });
  }
}

async function tellOne(app: App, run: StoredRun): Promise<void> {
  const latest = await findLatestResult(app.db, run.id);
  const read = latest === undefined ? null : await plainText(app, run);
  await app.db.transaction().execute(async (db) => {
    await tellName(db, run);
    if (latest !== undefined) await tellFacts(db, run.id, JSON.parse(latest.body), read);
  });
}

/** Of pasted text every word is at hand; of pages, the sentences that their result was read from. */
async function plainText(app: App, { kept_source, source_type, number }: StoredRun): Promise<ReadText | null> {
  if (kept_source === null || source_type !== 'text/plain' || number === null) return null;
  const bytes = await app.objects.read(kept_source);
  if (bytes === null) return null;
  const words = new TextDecoder().decode(bytes);
  return { words, pages: words.split('\f').length };
}
