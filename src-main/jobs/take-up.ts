// Taking documents up again that the database does not know: with their signed results where those verify, otherwise to
// be read once more. What is no document is set aside; nothing is deleted.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { App } from '#main/app.ts';
import { kindOf } from '#main/ingest/formats/kind-of.ts';
import { chipsOf } from '#main/jobs/chips.ts';
import { newId } from '#main/jobs/ids.ts';
import { listStrays, resultFileOf } from '#main/jobs/strays.ts';
import { findResultIn } from '#main/pipeline/result-in.ts';
import { settleBatch } from '#main/store/batches.ts';
import { isKept, renameKept } from '#main/store/data-folder.ts';
import { noteNames, readNames } from '#main/store/document-names.ts';
import { findPlainFile, listSetAside, setAside } from '#main/store/lost-and-found.ts';
import { findLatestResult, insertResult } from '#main/store/results.ts';
import { FRESH_RUN, findRun, insertRun, type StoredRun, updateRun } from '#main/store/runs.ts';

export interface TakenUp {
  /** Documents back in the library with the results that were signed here. */
  readonly with_results: number;
  /** Documents that wait to be read once more. */
  readonly to_read: number;
  /** Files put into lost-and-found. */
  readonly set_aside: number;
}

type TakingApp = Pick<App, 'db' | 'folder' | 'desktop' | 'keyring' | 'now'>;

/** Of one run: the document as it came, as it was read, and the results, oldest first. */
interface Found {
  readonly id: string;
  input: string | null;
  kept: string | null;
  readonly results: { revision: number; name: string }[];
}

interface SignedResult {
  readonly revision: number;
  readonly name: string;
  readonly text: string;
  readonly body: ExtractResponse;
}

/** Everything unknown, and what was set aside before. */
export async function takeUp(app: TakingApp): Promise<TakenUp> {
  const strays = (await listStrays(app)).filter(({ fate }) => fate !== 'finished').map(({ name }) => name);
  const names = [...strays, ...listSetAside(app.folder)].filter((name) => NAMED.test(name) || UPLOAD.test(name));
  const total = { with_results: 0, to_read: 0, set_aside: 0 };
  const noted = readNames(app.folder);
  for (const found of groupsOf(app, names)) {
    const outcome = await takeUpOne(app, found, noted);
    if (outcome !== null) total[outcome] += 1;
  }
  total.set_aside = await setStraysAside(app);
  return total;
}

/** Whatever no row names and nobody is known to be done with goes to lost-and-found; gives how many files did. */
export async function setStraysAside(app: Pick<App, 'db' | 'folder' | 'desktop'>): Promise<number> {
  const strays = (await listStrays(app)).filter(({ fate }) => fate !== 'finished');
  for (const { name } of strays) setAside(app.folder, name);
  return strays.length;
}

const NAMED = /\/(?:\d+-)?((?:job|doc)_[a-z2-7]{24})\.(?:(in|pdf|txt)|(\d+)\.json)$/;
/** Whole: what was still on its way bears a longer name, and half a deed is not read. */
const UPLOAD = /\/(?:\d+-)?up_[0-9a-f]{16}_[0-9a-f]{32}$/;

function groupsOf(app: TakingApp, names: readonly string[]): Found[] {
  const groups = new Map<string, Found>();
  for (const name of names) {
    if (findPlainFile(app.folder, name) === null) continue;
    const [, id = newId('job'), kind, revision] = NAMED.exec(name) ?? [];
    const found = groups.get(id) ?? { id, input: null, kept: null, results: [] };
    groups.set(id, found);
    if (revision !== undefined) found.results.push({ revision: Number(revision), name });
    else if (kind === 'pdf' || kind === 'txt') found.kept ??= name;
    else found.input ??= name;
  }
  for (const { results } of groups.values()) results.sort((a, b) => a.revision - b.revision);
  return [...groups.values()];
}

async function takeUpOne(
  app: TakingApp,
  found: Found,
  noted: ReadonlyMap<string, string>,
): Promise<'with_results' | 'to_read' | null> {
  const known = await findRun(app.db, found.id);
  const after = known === undefined ? -1 : ((await findLatestResult(app.db, known.id))?.revision ?? -1);
  const held = signedResultsOf(app, found, known).filter(({ revision }) => revision > after);
  if (held.length > 0) {
    await restore(app, found, known, held);
    return 'with_results';
  }
  // What was read, and what its row still names, is not read a second time over it.
  const waits = known === undefined || known.status === 'queued' || known.status === 'failed';
  const there = typeof known?.input === 'string' && isKept(app.folder, known.input);
  return waits && !there ? readAgain(app, found, known, nameOf(app, found, noted)) : null;
}

/** The results that may stand: signed with a key of ours, and of this very document. */
function signedResultsOf(app: TakingApp, found: Found, known: StoredRun | undefined): SignedResult[] {
  const kept = found.kept === null ? null : sha256(readFileSync(join(app.folder.path, found.kept)));
  const expected = kept ?? known?.document_sha256 ?? null;
  return found.results.flatMap(({ revision, name }) => {
    const text = readFileSync(join(app.folder.path, name), 'utf8');
    const held = findResultIn(text, app.keyring);
    const of = held?.body.attestation?.document_sha256 ?? null;
    return held?.own === true && of !== null && (expected ?? of) === of
      ? [{ revision, name, text, body: held.body }]
      : [];
  });
}

/** Back as it was: the row, the document as it was read, and every revision that the database lacks. */
async function restore(
  app: TakingApp,
  found: Found,
  known: StoredRun | undefined,
  held: readonly SignedResult[],
): Promise<void> {
  const kept = found.kept === null ? (known?.kept_source ?? null) : homeOf(found.id, found.kept);
  if (found.kept !== null && kept !== null) moveTo(app, found.kept, kept);
  if (found.input !== null) moveTo(app, found.input, homeOf(found.id, found.input));
  for (const { name, revision } of held) moveTo(app, name, resultFileOf(found.id, revision));
  const latest = held.at(-1)?.body;
  const at = held[0]?.body.attestation?.extracted_at;
  if (latest === undefined || at === undefined) return;
  await app.db.transaction().execute(async (db) => {
    const read = { ...readRowOf(latest, kept), input: found.input === null ? null : homeOf(found.id, found.input) };
    if (known === undefined) {
      const row = rowOf(app, found.id, latest.document);
      await insertRun(db, { ...row, ...read, submitted_at: at, finished_at: at });
    } else await updateRun(db, found.id, STATES, { ...read, finished_at: known.finished_at ?? at });
    for (const { revision, text, body } of held) {
      const created_at = body.attestation?.extracted_at ?? at;
      await insertResult(db, { run_id: found.id, revision, body: text, created_at });
    }
    if (known?.source === 'batch') await settleBatch(db, known.reference, at);
  });
}

const STATES = ['queued', 'running', 'failed', 'succeeded'] as const;

async function readAgain(
  app: TakingApp,
  found: Found,
  known: StoredRun | undefined,
  name: string,
): Promise<'to_read' | null> {
  const source = found.input ?? found.kept;
  if (source === null || kindOf(readFileSync(join(app.folder.path, source))) === null) return null;
  const input = `documents/${found.id}.in`;
  const submitted_at = findPlainFile(app.folder, source)?.mtime.toISOString() ?? app.now().toISOString();
  moveTo(app, source, input);
  noteNames(app.folder, [{ file: input, document: name }]);
  const declared_text = source.endsWith('.txt') ? 1 : 0;
  const waiting = { status: 'queued', input, declared_text, error: null, error_type: null, finished_at: null } as const;
  await app.db.transaction().execute(async (db) => {
    if (known === undefined) {
      await insertRun(db, { ...rowOf(app, found.id, name), ...waiting, submitted_at });
      return;
    }
    // From here on it is read from the queue, whoever brought it.
    const source = known.source === 'sync' ? 'async' : known.source;
    await updateRun(db, known.id, ['queued', 'failed'], { ...waiting, source });
    if (known.source === 'batch') await settleBatch(db, known.reference, app.now().toISOString());
  });
  return 'to_read';
}

/** The name that a result gives it, whoever signed that, or the one that was noted when it came. */
function nameOf(app: TakingApp, { id, input, results }: Found, noted: ReadonlyMap<string, string>): string {
  const bodies = results.map(({ name }) =>
    findResultIn(readFileSync(join(app.folder.path, name), 'utf8'), app.keyring),
  );
  const named = bodies.find((held) => held !== null && held.body.document !== '');
  const came = noted.get(basename(input ?? '')) ?? noted.get(`${id}.in`);
  return named?.body.document ?? came ?? `taken up again ${id.slice(4, 10)}`;
}

function homeOf(id: string, name: string): string {
  return `documents/${id}${name.slice(name.lastIndexOf('.'))}`;
}

function moveTo(app: TakingApp, from: string, to: string): void {
  if (from !== to) renameKept(app.folder, from, to);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function readRowOf(latest: ExtractResponse, kept: string | null): Partial<StoredRun> {
  return {
    status: 'succeeded',
    error: null,
    error_type: null,
    document_sha256: latest.attestation?.document_sha256 ?? null,
    input: null,
    kept_source: kept,
    source_type: kept === null ? null : kept.endsWith('.txt') ? 'text/plain' : 'application/pdf',
    result_state: 'held',
    ...chipsOf(latest),
    test_mode: latest.test_mode ? 1 : 0,
  };
}

/** A document of the person at this machine, whoever brought it: nobody is billed for it again. */
function rowOf(app: TakingApp, id: string, document: string): StoredRun {
  return {
    ...FRESH_RUN,
    id,
    account_id: app.desktop.id,
    key_prefix: 'session',
    reference: id,
    position: 0,
    document,
    source: 'async',
    submitted_at: app.now().toISOString(),
    test_mode: 0,
    declared_text: 0,
    input: null,
  };
}
