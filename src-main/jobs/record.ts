// What became of a document: its result, its usage and its batch in one transaction, so that it happens once.
import { Refusal } from '#core/api/errors.ts';
import { billDocument } from '#main/account/ledger.ts';
import type { App } from '#main/app.ts';
import { kindOf } from '#main/ingest/formats/kind-of.ts';
import { freshChipsOf } from '#main/jobs/chips.ts';
import { isPassing } from '#main/jobs/passing.ts';
import { patienceOf } from '#main/jobs/patience.ts';
import { recordAgain } from '#main/jobs/read-again.ts';
import { keepResultFile } from '#main/jobs/result-files.ts';
import { Stopped } from '#main/jobs/stopped.ts';
import { forgetWords, keepWords } from '#main/jobs/word-files.ts';
import type { Extracted } from '#main/pipeline/extract.ts';
import { settleBatch } from '#main/store/batches.ts';
import type { Db } from '#main/store/db.ts';
import { deleteInput, runOfInput } from '#main/store/inputs.ts';
import { factsOf, insertBody, insertFirstResult } from '#main/store/results.ts';
import { type StoredRun, updateRun } from '#main/store/runs.ts';
import { writeTogether } from '#main/store/write-together.ts';

/** `settling` is called once nothing is left to do of it but to write it down: the next may begin. */
export async function recordSuccess(
  app: App,
  run: StoredRun,
  extracted: Extracted,
  settling: () => void = () => undefined,
): Promise<void> {
  app.passwords.delete(run.id);
  if (run.again_of !== null) return recordAgain(app, run, run.again_of, extracted);
  const { text, source, pages } = extracted;
  const at = app.now().toISOString();
  // Only the desktop shows documents again; of other accounts nothing is kept but the result.
  const keep = run.account_id === app.desktop.id;
  const kept = keep ? `documents/${run.id}.${source.media_type === 'text/plain' ? 'txt' : 'pdf'}` : null;
  if (kept !== null) await app.objects.put(kept, source.bytes);
  // To be read again from: the text that is shown says nothing of what was left out of it.
  const original = keep && source.original !== undefined ? `documents/${run.id}.in` : null;
  if (original !== null && source.original !== undefined && run.input !== original) {
    await app.objects.put(original, source.original);
  }
  if (keep && pages !== null) await keepWords(app, run.id, pages);
  const read = keep ? extracted.read : null;
  const facts = { ...freshChipsOf(extracted.gist), ...(keep ? factsOf(extracted.body, read) : {}) };
  // Now, so that the next one is taken up in the same transaction.
  settling();
  // The next of a queue is taken up with it; one whose sender waits leaves its thread to the next at once.
  const patience_ms = run.source === 'sync' ? patienceOf(app) : 0;
  const write = async (db: Db): Promise<boolean> => {
    const change = {
      status: 'succeeded',
      finished_at: at,
      document_sha256: extracted.document_sha256,
      error: null,
      error_type: null,
      input: original,
      kept_source: kept,
      source_type: kept === null ? null : source.media_type,
      result_state: 'held',
      ...facts,
    } as const;
    // Of a row that is in the library any column may stand in an index, and what changes is nearly all of it.
    const changed = keep ? change : changedOf(run, change);
    if (!(await updateRun(db, run.id, ['running'], changed, run.attempts))) return false;
    const left = leaveLine(db, app, run);
    if (left !== undefined) await left;
    const row = { run_id: run.id, revision: 0, body: text, created_at: at };
    const inserted = keep ? insertFirstResult(db, row, read, extracted.body) : insertBody(db, row);
    if (inserted instanceof Promise) await inserted;
    if (run.test_mode === 0) await bill(db, app, run, extracted, at);
    if (run.source === 'batch') await settleBatch(db, run.reference, at);
    return true;
  };
  const settled = await writeTogether(app.db, write, { patience_ms });
  // Cancelled meanwhile, or another process has it now, and with it whatever was kept.
  if (!settled) return forgetWords(app, run.id);
  app.tally.read(extracted);
  app.endings.tell([run.id, run.reference]);
  if (keep) await keepResultFile(app, run.id, 0, text);
  if (run.input !== kept && run.input !== original) await removeFile(app, run);
}

/** What is not as it was when the run was taken up: nobody else changes that while it is at work. */
function changedOf(run: StoredRun, change: Partial<StoredRun>): Partial<StoredRun> {
  const changed = Object.entries(change).filter(([name, value]) => run[name as keyof StoredRun] !== value);
  return Object.fromEntries(changed);
}

/** With what it waited as, where that is in the database too. A promise only where something is waited for. */
function leaveLine(db: Db, app: App, run: StoredRun): Promise<void> | undefined {
  const left = app.line.leave(db, run);
  const waited = runOfInput(run.input);
  if (waited === null) return left;
  return (left ?? Promise.resolve()).then(() => deleteInput(db, waited));
}

async function removeFile(app: App, { input }: StoredRun): Promise<void> {
  if (runOfInput(input) === null) await app.objects.remove(input);
}

function bill(db: Db, app: App, run: StoredRun, { usage }: Extracted, at: string): Promise<void> {
  const { input_tokens, output_tokens } = usage;
  const { id: run_id, account_id, key_prefix } = run;
  return billDocument(db, { run_id, account_id, key_prefix, at, input_tokens, output_tokens }, app.now());
}

/** Back to the queue as though it had not been taken up. */
export function putBack(app: App, run: StoredRun): Promise<void> {
  return waitAgain(app, run, { status: 'queued', attempts: run.attempts - 1 });
}

/** A scan after all: back to the queue at its old place, with the scans. */
export function changeLane(app: App, run: StoredRun): Promise<void> {
  return waitAgain(app, run, { status: 'queued', attempts: run.attempts - 1, lane: 'heavy' });
}

async function waitAgain(app: App, run: StoredRun, change: Partial<StoredRun>): Promise<void> {
  if (!app.line.shared) {
    await updateRun(app.db, run.id, ['running'], change);
    return;
  }
  await app.db.transaction().execute(async (db) => {
    if (!(await updateRun(db, run.id, ['running'], change, run.attempts))) return;
    const { request, ...before } = app.line.entryOf(run.id);
    await app.line.leave(db, run);
    // Its old place is one of its old lane.
    const entry = { ...(change.lane === undefined ? before : {}), ...(request === undefined ? {} : { request }) };
    await app.line.enter(db, { ...run, ...change }, entry);
  });
}

/**
 * Nothing is billed. Work that was stopped because the service closes goes back to the queue. `attempt` is that of whoever
 * reads it: when another has taken it up since, nothing happens.
 */
export async function recordFailure(
  app: App,
  run: StoredRun,
  why: unknown,
  bytes: Uint8Array | null,
  attempt?: number,
): Promise<void> {
  if (why instanceof Stopped && why.by === 'closing' && (run.source !== 'sync' || app.line.shared)) {
    await putBack(app, run);
    return;
  }
  if (!(why instanceof Refusal || why instanceof Stopped)) app.log.error({ run: run.id, err: why }, 'reading failed');
  const kept = sourceToKeep(app, run, bytes);
  await fail(app, run, reasonOf(why), kept, attempt).catch((unkept: unknown) => {
    if (kept === null || isPassing(unkept)) throw unkept;
    // Better a failure without a copy of its document than a run that seems to go on; what lies staged stays there.
    app.log.error({ run: run.id, err: unkept }, 'the document could not be kept');
    return fail(app, run, reasonOf(why), run.input === null ? null : { ...kept, name: run.input }, attempt);
  });
}

interface Reason {
  readonly error: string;
  readonly error_type: string;
}

function reasonOf(why: unknown): Reason {
  if (why instanceof Refusal) return { error: why.message, error_type: why.type };
  if (why instanceof Stopped) return { error: why.message, error_type: why.by };
  return { error: 'The document could not be read: something went wrong here.', error_type: 'extraction_failed' };
}

interface KeptFailure {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly media_type: string | null;
}

/** On the desktop a failed document stays, to be looked at and read again. */
export function sourceToKeep(app: App, run: StoredRun, bytes: Uint8Array | null): KeptFailure | null {
  // What is read again is kept already, by the document that it is of.
  if (bytes === null || run.account_id !== app.desktop.id || run.again_of !== null) return null;
  return { name: `documents/${run.id}.in`, bytes, media_type: shownTypeOf(bytes) };
}

/** As what a document can be shown that was not read to its end; null for pictures, which are shown as the PDF made of them. */
export function shownTypeOf(bytes: Uint8Array): 'application/pdf' | 'text/plain' | null {
  const kind = kindOf(bytes);
  return kind === 'pdf' ? 'application/pdf' : kind === 'text' ? 'text/plain' : null;
}

/** Settles a run as failed, whatever it waited for. */
export async function fail(
  app: App,
  run: StoredRun,
  reason: Reason,
  kept: KeptFailure | null,
  attempt?: number,
): Promise<void> {
  const at = app.now().toISOString();
  app.passwords.delete(run.id);
  if (kept !== null && run.input !== kept.name) await app.objects.put(kept.name, kept.bytes);
  // A file that is gone may be put back: then it can be read again.
  const gone = run.input !== null && !(await app.objects.has(run.input)) ? run.input : null;
  const input = kept?.name ?? gone;
  const settled = await writeTogether(app.db, async (db) => {
    const change = {
      status: 'failed',
      finished_at: at,
      ...reason,
      input,
      kept_source: kept === null || kept.media_type === null ? null : kept.name,
      source_type: kept?.media_type ?? null,
    } as const;
    if (!(await updateRun(db, run.id, ['queued', 'running'], change, attempt))) return false;
    await leaveLine(db, app, run);
    if (run.source === 'batch') await settleBatch(db, run.reference, at);
    return true;
  });
  if (!settled) return;
  app.tally.failed(reason.error_type);
  app.endings.tell([run.id, run.reference]);
  // What the row still names stays: it may have been put back since.
  if (run.input !== input && run.again_of === null) await removeFile(app, run);
}
