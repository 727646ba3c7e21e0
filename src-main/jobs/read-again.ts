// Reading a document of the library once more: a run of its own in the queue, whose result becomes the latest of the
// document. Until then, and when it fails, the earlier signed result stands. Its corrections stay with it, and are offered
// again by the desk where the values they changed still read the same.
import { Refusal } from '#core/api/errors.ts';
import { logOf } from '#core/corrections/changes.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import type { App } from '#main/app.ts';
import { chipsOf } from '#main/jobs/chips.ts';
import { newId } from '#main/jobs/ids.ts';
import { keepResultFile } from '#main/jobs/result-files.ts';
import { keepWords } from '#main/jobs/word-files.ts';
import type { Extracted } from '#main/pipeline/extract.ts';
import type { Db } from '#main/store/db.ts';
import { deletePlacementsOf } from '#main/store/placements.ts';
import { findLatestResult, findResult, insertResult } from '#main/store/results.ts';
import {
  deleteReadAgain,
  FRESH_RUN,
  findRun,
  insertRun,
  listReadAgain,
  lockRuns,
  type StoredRun,
  updateRun,
} from '#main/store/runs.ts';

const NOT_KEPT = 'Nothing was kept of this document but its result: send it again to have it read again.';

/** Does nothing to one that waits to be read, or to be read again, already, and to one that failed. */
export async function readAgain(app: App, id: string, reader?: ReaderChoice): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    await lockRuns(db, [id]);
    const now = await findRun(db, id);
    if (now === undefined || now.in_library === 0) throw new Refusal('no_such_run');
    if (now.status !== 'succeeded') return;
    const from = now.input ?? now.kept_source;
    if (from === null || !(await app.objects.has(from))) throw new Refusal('no_such_upload', {}, NOT_KEPT);
    const before = await listReadAgain(db, [id]);
    if (before.some(({ status }) => status === 'queued' || status === 'running')) return;
    await deleteReadAgain(db, [id]);
    const again = againOf(app, now, from, reader ?? now.reader);
    await insertRun(db, again);
    await app.line.enter(db, again);
  });
}

/** `from` is the document as it came, where that was kept, or as it is shown. */
function againOf(app: App, run: StoredRun, from: string, reader: ReaderChoice | null): StoredRun {
  const id = newId('job');
  return {
    ...FRESH_RUN,
    id,
    account_id: run.account_id,
    key_prefix: run.key_prefix,
    reference: id,
    position: 0,
    document: run.document,
    source: 'async',
    submitted_at: app.now().toISOString(),
    test_mode: run.test_mode,
    declared_text: from === run.kept_source && run.source_type === 'text/plain' ? 1 : 0,
    input: from,
    in_library: 0,
    lane: run.source_type === 'text/plain' ? 'light' : 'unseen',
    again_of: run.id,
    reader,
  };
}

/** In one transaction: the new result is the latest, or the earlier one still is. Nothing is billed for it. */
export async function recordAgain(app: App, run: StoredRun, id: string, extracted: Extracted): Promise<void> {
  const { text, body, read, pages } = extracted;
  const revision = await app.db.transaction().execute(async (db) => {
    const at = app.now().toISOString();
    await lockRuns(db, [run.id, id]);
    const done = { status: 'succeeded', finished_at: at, input: null } as const;
    if (!(await updateRun(db, run.id, ['running'], done, run.attempts))) return null;
    await app.line.leave(db, run);
    await deleteReadAgain(db, [id]);
    const latest = await findLatestResult(db, id);
    if (latest === undefined) return null;
    const next = latest.revision + 1;
    const change = { ...chipsOf(body), reading: next };
    // Deleted while it was read: then nothing comes after its deletion.
    if (!(await updateRun(db, id, ['succeeded'], change))) return null;
    await insertResult(db, { run_id: id, revision: next, body: text, created_at: at }, read, body);
    await forgetMoved(db, id, JSON.parse(latest.body) as ExtractResponse, body);
    return next;
  });
  if (revision === null) return;
  if (pages !== null) await keepWords(app, id, pages);
  await keepResultFile(app, id, revision, text);
}

/** A saved position is that of a tract: where another tract has its place now, it is forgotten. */
async function forgetMoved(db: Db, id: string, before: ExtractResponse, after: ExtractResponse): Promise<void> {
  const wordsOf = ({ extraction }: ExtractResponse, i: number) =>
    extraction.tracts[i]?.calls.map(({ verbatim_text }) => verbatim_text).join('\n');
  const moved = before.extraction.tracts.flatMap((_, i) => (wordsOf(before, i) === wordsOf(after, i) ? [] : [i]));
  await deletePlacementsOf(db, id, moved);
}

/** What was corrected in the results before the latest reading, unless corrections were made since. */
export async function earlierCorrections({ db }: App, { id, reading }: StoredRun): Promise<Correction[]> {
  const latest = await findLatestResult(db, id);
  if (reading === 0 || latest?.revision !== reading) return [];
  // A reading that nobody corrected has not taken up what was corrected before it.
  for (let revision = reading - 1; revision >= 0; revision -= 1) {
    const text = await findResult(db, id, revision);
    const log = text === null ? [] : logOf(JSON.parse(text) as ExtractResponse);
    if (log.length > 0) return [...log];
  }
  return [];
}
