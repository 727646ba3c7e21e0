// Runs as they are listed, to every caller and on the desktop's own screens.
import { Refusal } from '#core/api/errors.ts';
import type { LibraryDocument } from '#core/schema/local.ts';
import type { RunRow } from '#core/schema/run.ts';
import type { App } from '#main/app.ts';
import { isLocked } from '#main/ingest/pdf/locked.ts';
import { labelsOf } from '#main/store/labels.ts';
import { findLibraryRow, kindOf, type LibraryRow } from '#main/store/library.ts';
import { findLatestResult } from '#main/store/results.ts';
import { findRun, listReadAgain, type StoredRun } from '#main/store/runs.ts';

export function runRowOf(run: StoredRun, placements: number): RunRow {
  return {
    id: run.id,
    document: run.document,
    status: run.status,
    source: run.source,
    reference: run.reference,
    key_prefix: run.key_prefix,
    submitted_at: run.submitted_at,
    finished_at: run.finished_at,
    result_available: run.result_state === 'held',
    document_sha256: run.document_sha256,
    error: run.error,
    placements,
    client_reference: run.client_reference,
  };
}

/** `again` is the run that reads it once more. */
export function libraryRowOf(app: App, run: LibraryRow, again?: StoredRun): LibraryDocument {
  const { grantor, grantee, county, state, book, page, instrument, dated } = run;
  const { stated_acres, computed_acres, closure, pages } = run;
  return {
    ...runRowOf(run, run.placements),
    progress: progressOf(app, run),
    error_type: run.error_type,
    verdicts: JSON.parse(run.verdicts),
    corrected: run.corrected === 1,
    has_source: run.kept_source !== null && app.objects.seems(run.kept_source),
    kept: [run.input, run.kept_source].some((name) => name !== null && app.objects.seems(name)),
    locked: run.status === 'failed' && isLocked(run.error),
    again: again === undefined ? null : { status: again.status, progress: progressOf(app, again), error: again.error },
    kind: kindOf(run),
    facts: {
      ...{ grantor, grantee, county, state, book, page, instrument, dated },
      ...{ stated_acres, computed_acres, closure, pages },
    },
    labels: labelsOf(run),
    pending: run.pending,
    copy: run.copy === 1,
    hit: null,
  };
}

const STAGED = { stage: 'staged', page: 0, pages: 0 } as const;

/** None of what has ended: its work may be put away a moment after its row says so. */
function progressOf(app: App, { id, status }: StoredRun): LibraryDocument['progress'] {
  if (status !== 'queued' && status !== 'running') return null;
  return app.under_way.get(id)?.progress ?? app.line.progressOf(id) ?? (status === 'queued' ? STAGED : null);
}

/** A document of the desktop's own library; 404 for anything else. */
export async function requireDocument(app: App, id: string): Promise<StoredRun> {
  const run = await findRun(app.db, id);
  if (run === undefined || run.account_id !== app.desktop.id || run.in_library === 0) throw new Refusal('no_such_run');
  return run;
}

/** The latest signed body of a document of the library. */
export async function requireResult(app: App, id: string): Promise<string> {
  const run = await requireDocument(app, id);
  if (run.result_state === 'deleted') throw new Refusal('result_deleted');
  if (run.result_state === 'expired') throw new Refusal('results_expired');
  const latest = await findLatestResult(app.db, run.id);
  if (latest === undefined) throw new Refusal('no_such_run');
  return latest.body;
}

/** The same as its library row, as it stands now. */
export async function documentRow(app: App, id: string): Promise<LibraryDocument> {
  const row = await findLibraryRow(app.db, app.desktop.id, id);
  if (row === undefined) throw new Refusal('no_such_run');
  const [again] = await listReadAgain(app.db, [id]);
  return libraryRowOf(app, row, again);
}
