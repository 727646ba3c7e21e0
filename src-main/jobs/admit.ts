// Letting documents in: limits, quota, staged files and the run rows in one transaction, all of it or none.
import { type ErrorType, Refusal } from '#core/api/errors.ts';
import type { RunSource } from '#core/schema/run.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import type { Caller } from '#main/account/caller.ts';
import type { App } from '#main/app.ts';
import { requireCaller, requireDocuments, requireOneMore } from '#main/jobs/admissible.ts';
import { newId } from '#main/jobs/ids.ts';
import { laneOf } from '#main/jobs/lanes.ts';
import { patienceOf } from '#main/jobs/patience.ts';
import { PlaceUnreachable } from '#main/objects/objects.ts';
import { insertBatch } from '#main/store/batches.ts';
import { isUnwritable, UNWRITABLE_FOLDER } from '#main/store/data-folder.ts';
import type { Db } from '#main/store/db.ts';
import { noteNames } from '#main/store/document-names.ts';
import { type FreshRun, insertFreshRun } from '#main/store/fresh-run.ts';
import { inputNameOf, insertInput, runOfInput } from '#main/store/inputs.ts';
import { isDatabaseGone } from '#main/store/postgres.ts';
import { consumeUpload } from '#main/store/uploads.ts';
import { writeTogether } from '#main/store/write-together.ts';

/** A document at the door: its bytes, or the name of the slot it was staged in. */
export type Submitted = {
  readonly name: string;
  readonly password?: string | undefined;
  /** Who is to read it; the office's setting where it says nothing. */
  readonly reader?: ReaderChoice | undefined;
} & ({ readonly declared_text: boolean; readonly bytes: Uint8Array } | { readonly upload_id: string });

/** What a sender says of it besides. */
export interface Submission {
  readonly client_reference?: string | null;
  /** Writes down in the same transaction what it became; throws where that stands there already. */
  readonly note?: (db: Db, reference: string) => Promise<void>;
}

/**
 * One document, by the synchronous or the asynchronous path. The synchronous one is at work at once; where several
 * processes read, it is the next that any of them takes up.
 */
export async function admitDocument(
  app: App,
  caller: Caller,
  source: 'sync' | 'async',
  document: Submitted,
  submission: Submission = {},
): Promise<FreshRun> {
  const id = newId('job');
  const submitted_at = app.now().toISOString();
  const run = rowOf(app, caller, { id, reference: id, position: 0, source, submitted_at }, document, submission);
  const at_once = source === 'sync' && !app.line.shared;
  const admitted: FreshRun = at_once ? { ...run, status: 'running', attempts: 1 } : run;
  if (document.password !== undefined) app.passwords.set(id, document.password);
  const check = (db: Db) => {
    const allowed = requireOneMore(db, app, caller);
    const { note } = submission;
    // Last: one that is refused before it has written anything leaves what is written together with it as it is.
    return note === undefined ? allowed : Promise.resolve(allowed).then(() => note(db, id));
  };
  try {
    // What is read while its sender waits is not taken in before its outcome is on the disk: a power cut may take it back.
    const how = at_once ? { lasting: false, patience_ms: patienceOf(app) } : {};
    await admitAll(app, caller, [{ run: admitted, document }], check, how);
  } catch (fault) {
    app.passwords.delete(id);
    throw fault;
  }
  // It went with its job to whoever reads it.
  if (app.line.shared) app.passwords.delete(id);
  return admitted;
}

/** A batch whole, or nothing of it. Batches have no limit of concurrency of their own. */
export async function admitBatch(
  app: App,
  caller: Caller,
  documents: readonly Submitted[],
  submission: Submission = {},
): Promise<FreshRun[]> {
  const reference = newId('batch');
  const submitted_at = app.now().toISOString();
  const runs = documents.map((document, position) => ({
    run: rowOf(
      app,
      caller,
      { id: newId('doc'), reference, position, source: 'batch', submitted_at },
      document,
      submission,
    ),
    document,
  }));
  await admitAll(app, caller, runs, async (db) => {
    await requireCaller(db, caller);
    await requireDocuments(db, app, caller, documents.length);
    await submission.note?.(db, reference);
    await insertBatch(db, {
      id: reference,
      account_id: caller.account.id,
      key_prefix: caller.key_prefix,
      status: 'in_progress',
      documents: documents.length,
      submitted_at,
      completed_at: null,
    });
  });
  return runs.map(({ run }) => run);
}

/** What a caller is answered when no document can be kept. */
const UNWRITABLE = {
  sync: 'server_misconfigured',
  async: 'async_unavailable',
  batch: 'batch_submit_failed',
} as const satisfies Record<RunSource, ErrorType>;

const NO_ROOM = `${UNWRITABLE_FOLDER} Nothing was taken in: send it again when there is room.`;
const NO_PLACE = 'The place where documents are kept takes none now. Nothing was taken in: send it again later.';

const SHORT_BYTES = 65_536;

interface Admission {
  readonly run: FreshRun;
  readonly document: Submitted;
}

/** Files first, then the rows that name them: a crash in between leaves drafts that the next start sets aside. */
async function admitAll(
  app: App,
  caller: Caller,
  admissions: readonly Admission[],
  check: (db: Db) => Promise<void> | undefined,
  how: { readonly lasting?: boolean; readonly patience_ms?: number } = {},
): Promise<void> {
  const files = admissions.flatMap(filesOf);
  const written: string[] = [];
  try {
    // The cheap answer first, so that a caller without an allowance does not fill the disk; a short text does not anyway.
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    if (bytes > SHORT_BYTES) await requireDocuments(app.db, app, caller, admissions.length);
    for (const { input, bytes } of files) {
      written.push(input);
      await app.objects.draft(input, bytes);
    }
    await writeTogether(app.db, (db) => enter(db, app, caller, admissions, check), how);
  } catch (fault) {
    // Where the database went in the middle, its rows may be there: what they name is swept later if they are not.
    if (!isDatabaseGone(fault)) await removeWritten(app, written);
    const away = fault instanceof PlaceUnreachable;
    if (!away && !isUnwritable(fault)) throw fault;
    app.log.error({ err: fault }, 'no document can be kept');
    const refusal = new Refusal(UNWRITABLE[admissions[0]?.run.source ?? 'sync'], {}, away ? NO_PLACE : NO_ROOM);
    refusal.cause = fault;
    throw refusal;
  }
  await nameFiles(app, written, admissions);
}

const NO_FILES: readonly { readonly input: string; readonly bytes: Uint8Array }[] = [];

/** The file that an admission brings; none where it is staged, is read from memory or waits in the database. */
const filesOf = ({ run: { input }, document }: Admission) =>
  'bytes' in document && input !== null && runOfInput(input) === null ? [{ input, bytes: document.bytes }] : NO_FILES;

/** What is done at once is not waited for: each waiting costs a turn of the engine's. */
async function enter(
  db: Db,
  app: App,
  caller: Caller,
  admissions: readonly Admission[],
  check: (db: Db) => Promise<void> | undefined,
): Promise<void> {
  const checked = check(db);
  if (checked !== undefined) await checked;
  for (const { run, document } of admissions) {
    if ('upload_id' in document) await consume(db, app, document.upload_id, run);
    const inserted = insertFreshRun(db, run);
    if (inserted instanceof Promise) await inserted;
    if ('bytes' in document && runOfInput(run.input) !== null) {
      const kept = insertInput(db, run.id, document.bytes);
      if (kept instanceof Promise) await kept;
    }
    if (run.status === 'queued' && app.line.shared)
      await app.line.enter(db, run, caller.request_id === undefined ? {} : { request: caller.request_id });
  }
}

/** A place that takes nothing may not let go of anything either: that is swept later, and the caller hears the first fault. */
async function removeWritten(app: App, written: readonly string[]): Promise<void> {
  try {
    for (const name of written) await app.objects.remove(name);
  } catch (fault) {
    app.log.error({ err: fault }, 'a document that was not taken in could not be removed');
  }
}

/** Only a file that a row names bears its name. Where naming fails it is found under its draft's, and named at a start. */
async function nameFiles(app: App, written: readonly string[], admissions: readonly Admission[]): Promise<void> {
  if (written.length === 0 && admissions.every(({ run }) => runOfInput(run.input) !== null)) return;
  const waiting = admissions.flatMap(({ run: { input, document } }) =>
    input === null || runOfInput(input) !== null ? [] : [{ file: input, document }],
  );
  try {
    for (const name of written) await app.objects.settle(name);
    if (!app.line.shared) noteNames(app.folder, waiting);
  } catch (fault) {
    app.log.error({ err: fault }, 'a document could not be given its name');
  }
}

async function consume(db: Db, app: App, uploadId: string, { source, document, position }: FreshRun): Promise<void> {
  if (await consumeUpload(db, uploadId, app.now().toISOString())) return;
  throw new Refusal('no_such_upload', source === 'batch' ? { document, position } : {});
}

interface Place {
  readonly id: string;
  readonly reference: string;
  readonly position: number;
  readonly source: RunSource;
  readonly submitted_at: string;
}

function rowOf(
  app: App,
  caller: Caller,
  place: Place,
  document: Submitted,
  { client_reference = null }: Submission,
): FreshRun {
  // Nobody looks through the documents of other accounts here: they are found by their names alone, and enter no index.
  const in_library = caller.account.id === app.desktop.id ? 1 : 0;
  return {
    ...place,
    status: 'queued',
    attempts: 0,
    account_id: caller.account.id,
    key_prefix: caller.key_prefix,
    document: document.name,
    test_mode: caller.test_mode ? 1 : 0,
    declared_text: 'bytes' in document && document.declared_text ? 1 : 0,
    input: inputOf(app, place, document, in_library),
    reader: document.reader ?? null,
    lane: laneOf(document, caller.test_mode),
    client_reference,
    in_library,
  };
}

/**
 * A synchronous document is read from memory, where this process reads it; a staged one from where it was put. A short one
 * of another account waits in the database, which is all that is ever kept of that account; what waits for the library is
 * a file, to outlive the loss of the database.
 */
function inputOf({ line }: App, place: Place, document: Submitted, in_library: number): string | null {
  if ('upload_id' in document) return `staged/${document.upload_id}`;
  if (line.shared) return `documents/${place.id}.in`;
  if (place.source === 'sync') return null;
  return in_library === 0 && document.bytes.length <= SHORT_BYTES ? inputNameOf(place.id) : `documents/${place.id}.in`;
}
