// Reading one admitted document and writing down what became of it.
import { Refusal } from '#core/api/errors.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import { DESK_FAMILY, scopesOf } from '#main/account/caller.ts';
import type { App, UnderWay } from '#main/app.ts';
import { kindOf } from '#main/ingest/formats/kind-of.ts';
import { NeedsRecogniser } from '#main/ingest/ingest.ts';
import type { IngestLimits } from '#main/ingest/limits.ts';
import { isPassing, overTrouble } from '#main/jobs/passing.ts';
import { changeLane, putBack, recordFailure, recordSuccess } from '#main/jobs/record.ts';
import { sampleResult } from '#main/jobs/sample.ts';
import { NoRoom } from '#main/jobs/stopped.ts';
import { type Extracted, extract } from '#main/pipeline/extract.ts';
import { hasRoom, isNoRoom, isUnwritable, UNWRITABLE_FOLDER } from '#main/store/data-folder.ts';
import type { Db } from '#main/store/db.ts';
import { findKey } from '#main/store/keys.ts';
import type { StoredRun } from '#main/store/runs.ts';

interface Reading {
  /** When they are at hand already. */
  readonly bytes?: Uint8Array | undefined;
  /** False in the lane of documents that need no recogniser: one that does goes to the other, with NeedsRecogniser. */
  readonly recognise?: boolean;
  /** Called when it has been read and only its outcome is still to be written; perhaps more than once, perhaps never. */
  readonly settling?: () => void;
}

/** The signed text. Throws what stopped it, after recording that. */
export async function runDocument(app: App, run: StoredRun, how: Reading = {}): Promise<string> {
  const stop = new AbortController();
  const work: UnderWay = { progress: { stage: 'reading', page: 0, pages: 0 }, stop, settled: Promise.resolve() };
  app.under_way.set(run.id, work);
  const reading = readAndRecord(app, run, work, how).finally(() => app.under_way.delete(run.id));
  work.settled = reading.catch(() => undefined);
  return reading;
}

async function readAndRecord(app: App, run: StoredRun, work: UnderWay, how: Reading): Promise<string> {
  const marks = marksOf(app, run);
  const since = performance.now();
  let bytes = how.bytes ?? null;
  try {
    if (bytes === null && run.input !== null) bytes = await readInput(app, run, run.input, work.stop.signal);
    if (bytes === null) throw new Refusal('no_such_upload', {}, FILE_GONE);
    const extracted = await Promise.race([resultOf(app, run, work, bytes, how), stopped(work.stop.signal)]);
    work.progress = { ...work.progress, stage: 'signed' };
    await overTrouble(() => recordSuccess(app, run, extracted, how.settling), work.stop.signal);
    app.log.info({ ...marks, attempt: run.attempts, ms: Math.round(performance.now() - since) }, 'a document was read');
    return extracted.text;
  } catch (fault) {
    const why = work.stop.signal.aborted ? work.stop.signal.reason : fault;
    // Not the document's fault: whoever finds it unattended reads it once more.
    if (isPassing(why)) throw why;
    if (why instanceof NeedsRecogniser) {
      if (await writtenBack(overTrouble(() => changeLane(app, run), work.stop.signal))) throw why;
      throw new NoRoom(0, false);
    }
    if (run.source !== 'sync' && (await isForWantOfRoom(app, why))) {
      throw new NoRoom(bytes?.length ?? 0, await writtenBack(putBack(app, run)));
    }
    // What cannot be written down now is done again when there is room. Where somebody waited, the next sweep settles it.
    const writing = () => recordFailure(app, run, why, bytes, run.attempts);
    await overTrouble(writing, work.stop.signal).catch((unwritten: unknown) => {
      app.log.error({ ...marks, err: unwritten }, 'the outcome could not be written');
      if (run.source !== 'sync' && isUnwritable(unwritten)) throw new NoRoom(bytes?.length ?? 0, false);
    });
    throw isUnwritable(why) ? new Refusal('server_misconfigured', {}, UNWRITABLE_FOLDER) : why;
  }
}

/** How the log names it: its run, and the request by which it came, which may be in the log of another process. */
export function marksOf({ line }: Pick<App, 'line'>, { id }: StoredRun): { run: string; id?: string } {
  const { request } = line.entryOf(id);
  return { run: id, ...(request === undefined ? {} : { id: request }) };
}

/**
 * As it came; or as it was kept once it had been read, where the database was brought back from a copy that is older than
 * that, and what it came as is gone.
 */
async function readInput(
  { objects }: App,
  { id }: StoredRun,
  input: string,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  for (const name of [input, `documents/${id}.pdf`, `documents/${id}.txt`]) {
    const bytes = await overTrouble(() => objects.read(name), signal);
    if (bytes !== null) return bytes;
  }
  return null;
}

const FILE_GONE =
  'The file of this document is gone from where documents are kept. Put it back there, or send it again.';

/** Trouble of the disk and not of the document. Other troubles with files are, when the folder cannot be written at all. */
async function isForWantOfRoom(app: App, why: unknown): Promise<boolean> {
  return isNoRoom(why) || (isUnwritable(why) && !(await hasRoom(app.folder, 0)));
}

/** Back to the queue, and not an attempt. False when even that cannot be written now. */
async function writtenBack(writing: Promise<void>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (fault) {
    if (!isUnwritable(fault)) throw fault;
    return false;
  }
}

async function resultOf(
  app: App,
  run: StoredRun,
  work: UnderWay,
  bytes: Uint8Array,
  { recognise = true }: Reading,
): Promise<Extracted> {
  if (run.test_mode === 1) {
    const isText = run.declared_text === 1 || kindOf(bytes) === 'text';
    return sampleResult(app, run.document, isText ? 'text' : 'document');
  }
  const password = app.passwords.get(run.id);
  return extract({ name: run.document, bytes, declared_text: run.declared_text === 1, password }, app, {
    signal: work.stop.signal,
    recognise,
    reader: readerOf(app, run),
    limits: await limitsOf(app, run),
    onProgress: ({ page, pages }) => {
      work.progress = { stage: 'reading', page, pages };
    },
    onVerify: () => {
      work.progress = { ...work.progress, stage: 'verifying' };
    },
  });
}

/** As the document asks, or as the office is set; while the model is off, our own reader. */
function readerOf({ settings }: App, run: StoredRun): ReaderChoice {
  return run.reader ?? (settings.model_on ? settings.reader : 'offline');
}

/** What the person at this machine or at a desk of the office brought may be larger than what comes by the interface. */
async function limitsOf({ config, db, desktop }: App, run: StoredRun): Promise<Partial<IngestLimits>> {
  if (run.account_id !== desktop.id || !(await isOfDesk(db, run.key_prefix))) return {};
  const { desk_bytes } = config.limits;
  return { document_bytes: desk_bytes, converted_bytes: desk_bytes };
}

async function isOfDesk(db: Db, prefix: string): Promise<boolean> {
  if (prefix === DESK_FAMILY) return true;
  const key = await findKey(db, prefix);
  return key !== undefined && scopesOf(key).includes('desk');
}

/** Rejects when the work is stopped, so that a reader that does not listen is not waited for. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
