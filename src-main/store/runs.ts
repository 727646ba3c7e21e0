// Runs: one row for every document an account ran by any path. The rows that are queued are the queue.

import { type ExpressionBuilder, sql } from 'kysely';
import type { KeyMode } from '#core/schema/account.ts';
import type { JobStatus } from '#core/schema/job.ts';
import type { RunSource } from '#core/schema/run.ts';
import type { ReaderChoice } from '#core/schema/second-reading.ts';
import type { Db, Tables } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { type FactColumns, NO_FACTS } from '#main/store/facts.ts';
import { keptQuery, keptWrite } from '#main/store/kept-query.ts';
import { noteRow } from '#main/store/most-rows.ts';
import { nameKeyOf } from '#main/store/natural-key.ts';
import { deleteTexts, insertTitle, piecesOf, putTexts } from '#main/store/texts.ts';

/** What became of a result: none yet, held, deleted by a person, or swept by the retention policy. */
export type ResultState = 'none' | 'held' | 'deleted' | 'expired';

/**
 * Where a document waits: with those that need no recogniser, with scans, or, as a PDF that nobody has looked into, with
 * those whose lane is still to be told.
 */
export type Lane = 'light' | 'unseen' | 'heavy';

/** What the office wrote on a document; null where it wrote nothing. */
interface LabelColumns {
  order_number: string | null;
  client: string | null;
  assignee: string | null;
  notes: string | null;
  reviewed_by: string | null;
  reviewed_at: string | null;
}

const NO_LABELS = {
  order_number: null,
  client: null,
  assignee: null,
  notes: null,
  reviewed_by: null,
  reviewed_at: null,
} as const satisfies LabelColumns;

export interface StoredRun extends FactColumns, LabelColumns {
  id: string;
  account_id: number;
  key_prefix: string;
  /** The run's own id, or its batch's. */
  reference: string;
  position: number;
  document: string;
  source: RunSource;
  status: JobStatus;
  error: string | null;
  error_type: string | null;
  submitted_at: string;
  finished_at: string | null;
  document_sha256: string | null;
  attempts: number;
  test_mode: number;
  /** 1 when the sender said that the bytes are text. */
  declared_text: number;
  /** The file in the data folder that waits to be read, or that a retry would read. */
  input: string | null;
  /** The file in the data folder that shows the document as it was read. */
  kept_source: string | null;
  source_type: string | null;
  result_state: ResultState;
  first_fetched_at: string | null;
  /** JSON list of { tract, status } for the library's chips. */
  verdicts: string;
  corrected: number;
  /** 1 while the person at this machine has it in the library; of other accounts none is. */
  in_library: number;
  /** 1 when the survey fabric located one of its tracts. */
  located: number;
  lane: Lane;
  /** The document of the library that this run reads again, for whom the result is; such a run is in no list. */
  again_of: string | null;
  /** The revision of its latest reading; those after it are corrections. */
  reading: number;
  /** 1 when a tract names ground that survey fabric might place, and none did. */
  awaits_fabric: number;
  /** In the order in which documents came; names its row of `texts`. Null for one that is in no library. */
  number: number | null;
  /** The name as it is sorted by. */
  name_key: string | null;
  /** Corrections that wait in a window to be applied. */
  pending: number;
  /** Who is to read it; null where the office's setting holds. */
  reader: ReaderChoice | null;
  /** 0 while the facts of a document from before they were kept are still to be filled in. */
  facts_told: number;
  /** What the program that brought it calls it. */
  client_reference: string | null;
}

/** What every run is before anything has been done with it. */
export const FRESH_RUN = {
  status: 'queued',
  error: null,
  error_type: null,
  finished_at: null,
  document_sha256: null,
  attempts: 0,
  kept_source: null,
  source_type: null,
  result_state: 'none',
  first_fetched_at: null,
  verdicts: '[]',
  corrected: 0,
  in_library: 1,
  located: 0,
  lane: 'unseen',
  again_of: null,
  reading: 0,
  awaits_fabric: 0,
  number: null,
  name_key: null,
  pending: 0,
  reader: null,
  facts_told: 1,
  client_reference: null,
  ...NO_FACTS,
  ...NO_LABELS,
} as const satisfies Partial<StoredRun>;

export async function insertRun(db: Db, run: StoredRun): Promise<void> {
  noteRow(db, 'runs');
  const number = run.in_library === 1 ? await insertTitle(db, run.id, run.document) : null;
  const row = { ...run, number, name_key: nameKeyOf(run.document) };
  // Of some sixty columns a dozen are its own; the others stand in the statement.
  await keptWrite(db, 'insert run', ownOf(row), (own) =>
    db.insertInto('runs').values({ ...FRESH_COLUMNS, ...own } as unknown as StoredRun),
  );
}

const FRESH: Readonly<Record<string, unknown>> = FRESH_RUN;
const FRESH_COLUMNS = Object.fromEntries(Object.entries(FRESH).map(([name, value]) => [name, sql.lit(value)]));

/** What is not as it is of every fresh run. */
function ownOf(row: StoredRun): Record<string, string | number | null> {
  const own: Record<string, string | number | null> = {};
  for (const name of Object.keys(row) as (keyof StoredRun)[]) if (row[name] !== FRESH[name]) own[name] = row[name];
  return own;
}

/** Holds runs until the transaction ends, so that of two who decide by what they read one comes after the other. */
export async function lockRuns(db: Db, ids: readonly string[]): Promise<void> {
  if (!isPostgres(db) || ids.length === 0) return;
  await db.selectFrom('runs').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** Asked of every document that has just been read: one column, not the fifty of a run. */
export const findResultState = keptQuery((db, id: string) =>
  db.selectFrom('runs').select('result_state').where('id', '=', id),
);

export const findRun: (db: Db, id: string) => Promise<StoredRun | undefined> = keptQuery((db, id: string) =>
  db.selectFrom('runs').selectAll().where('id', '=', id),
);

/**
 * Changes a run, unless it is no longer in the state it is thought to be in, or was taken up anew since the attempt that
 * is named. True when it was changed.
 */
export async function updateRun(
  db: Db,
  id: string,
  from: readonly JobStatus[],
  change: Partial<StoredRun>,
  attempt?: number,
): Promise<boolean> {
  const shape = `update run, ${from.join(' or ')}, ${attempt === undefined ? 'any attempt' : 'this attempt'}`;
  const written = await keptWrite(db, shape, { ...change, its: id, attempt: attempt ?? 0 }, (values) => {
    const { its, attempt: this_attempt, ...set } = values;
    return db
      .updateTable('runs')
      .set(set as unknown as Partial<StoredRun>)
      .where('id', '=', its ?? '')
      .where('status', 'in', from)
      .$if(attempt !== undefined, (query) => query.where('attempts', '=', this_attempt as unknown as number));
  });
  return written > 0;
}

/** Whose runs: all of an account, or only those that test keys or that all others brought. */
export interface Reach {
  readonly account_id: number;
  readonly mode?: KeyMode | undefined;
}

/** The marks in `test_mode` that a reach takes in. */
export function marksOf({ mode }: Reach): number[] {
  return mode === undefined ? [0, 1] : [mode === 'test' ? 1 : 0];
}

/** The runs that a reference covers: one job, or a whole batch, also when it is named by one of its documents. */
export async function listByReference(db: Db, reach: Reach, reference: string): Promise<StoredRun[]> {
  const named = await db
    .selectFrom('runs')
    .select('reference')
    .where('account_id', '=', reach.account_id)
    .where('test_mode', 'in', marksOf(reach))
    .where((where) => where.or([where('id', '=', reference), where('reference', '=', reference)]))
    .executeTakeFirst();
  if (named === undefined) return [];
  return db
    .selectFrom('runs')
    .selectAll()
    .where('account_id', '=', reach.account_id)
    .where('test_mode', 'in', marksOf(reach))
    .where('reference', '=', named.reference)
    .orderBy('position')
    .execute();
}

/** Where a page of runs ended. */
export type RunPlace = Pick<StoredRun, 'submitted_at' | 'reference' | 'position'>;

export interface RunsWanted {
  readonly limit: number;
  /** Those that come after it. */
  readonly after?: RunPlace | undefined;
  readonly status?: JobStatus | undefined;
  readonly source?: RunSource | undefined;
  /** Submitted at that moment or later. */
  readonly since?: string | undefined;
  /** In the document's name or in the client's reference, whatever its case. */
  readonly text?: string | undefined;
  readonly client_reference?: string | undefined;
}

/** Newest first, with the number of tracts placed. */
export function listRuns(db: Db, reach: Reach, wanted: RunsWanted) {
  const { limit, after, status, source, since, text, client_reference } = wanted;
  return db
    .selectFrom('runs')
    .selectAll('runs')
    .select((select) => placedTracts(select).as('placements'))
    .where('again_of', 'is', null)
    .where('account_id', '=', reach.account_id)
    .where('test_mode', 'in', marksOf(reach))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'queued'))
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'sync'))
    .$if(since !== undefined, (query) => query.where('submitted_at', '>=', since ?? ''))
    .$if(client_reference !== undefined, (query) => query.where('client_reference', '=', client_reference ?? ''))
    .$if(text !== undefined, (query) => query.where((where) => holdsText(where, text ?? '')))
    .$if(after !== undefined, (query) => query.where((where) => comesAfter(where, after)))
    .orderBy('submitted_at', 'desc')
    .orderBy('reference')
    .orderBy('position')
    .limit(limit)
    .execute();
}

type OfRuns = ExpressionBuilder<Tables, 'runs'>;

function holdsText(where: OfRuns, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const holds = (column: 'document' | 'client_reference') =>
    sql<boolean>`lower(${where.ref(column)}) like ${pattern} escape '\\'`;
  return where.or([holds('document'), holds('client_reference')]);
}

/** In the order of the list: newest first, and of one moment by reference and position. */
function comesAfter(where: OfRuns, place: RunPlace | undefined) {
  const { submitted_at, reference, position } = place ?? { submitted_at: '', reference: '', position: 0 };
  return where.or([
    where('submitted_at', '<', submitted_at),
    where.and([where('submitted_at', '=', submitted_at), where('reference', '>', reference)]),
    where.and([
      where('submitted_at', '=', submitted_at),
      where('reference', '=', reference),
      where('position', '>', position),
    ]),
  ]);
}

export function placedTracts(select: ExpressionBuilder<Tables, 'runs'>) {
  return select
    .selectFrom('placements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('placements.run_id', '=', 'runs.id');
}

/** Newest first: documents from before the library kept facts. */
export function listUntold(db: Db, limit: number): Promise<StoredRun[]> {
  return db.selectFrom('runs').selectAll().where('facts_told', '=', 0).orderBy('number', 'desc').limit(limit).execute();
}

/** Its name can be sorted and searched by; whatever its result tells is another matter. */
export async function tellName(db: Db, { id, document }: StoredRun): Promise<void> {
  const change = { name_key: nameKeyOf(document), facts_told: 1 };
  await db.updateTable('runs').set(change).where('id', '=', id).execute();
  await putTexts(db, id, { pieces: piecesOf(document) });
}

export function listByIds(db: Db, ids: readonly string[]): Promise<StoredRun[]> {
  return db.selectFrom('runs').selectAll().where('id', 'in', ids).execute();
}

/** Runs that read these documents again, or could not. */
export function listReadAgain(db: Db, ids: readonly string[]): Promise<StoredRun[]> {
  return db.selectFrom('runs').selectAll().where('again_of', 'in', ids).execute();
}

export async function deleteReadAgain(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('runs').where('again_of', 'in', ids).where('status', 'in', ['succeeded', 'failed']).execute();
}

/** Documents of the library that may be placed once there is fabric for them. */
export function listAwaitingFabric(db: Db, accountId: number): Promise<StoredRun[]> {
  return db
    .selectFrom('runs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('in_library', '=', 1)
    .where('result_state', '=', 'held')
    .where('awaits_fabric', '=', 1)
    .orderBy('submitted_at')
    .execute();
}

/** Takes runs out of the library, with what was written on them. Their line of the history stays. */
export async function leaveLibrary(db: Db, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  await deleteTexts(db, runIds);
  await db
    .updateTable('runs')
    .set({ in_library: 0, number: null, pending: 0, ...NO_LABELS })
    .where('id', 'in', runIds)
    .execute();
}

/** Forgets what was kept of failed documents, and with it the means to read them again. */
export async function forgetSources(db: Db, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  await db
    .updateTable('runs')
    .set({ input: null, kept_source: null, source_type: null })
    .where('id', 'in', runIds)
    .where('status', '=', 'failed')
    .execute();
}

/** Clears the results of these runs. The rows stay. */
export async function markCleared(db: Db, runIds: readonly string[], state: 'deleted' | 'expired'): Promise<void> {
  if (runIds.length === 0) return;
  await db
    .updateTable('runs')
    .set({ result_state: state, input: null, kept_source: null, source_type: null })
    .where('id', 'in', runIds)
    .execute();
}

export function listHeld(db: Db, reach: Reach, limit: number): Promise<StoredRun[]> {
  return db
    .selectFrom('runs')
    .selectAll()
    .where('account_id', '=', reach.account_id)
    .where('test_mode', 'in', marksOf(reach))
    .where('result_state', '=', 'held')
    .limit(limit)
    .execute();
}

/** Held results that the retention policy no longer keeps. */
export function listOverdue(
  db: Db,
  fetchedBefore: string,
  finishedBefore: string,
  limit: number,
): Promise<StoredRun[]> {
  return db
    .selectFrom('runs')
    .selectAll()
    .where('result_state', '=', 'held')
    .where((where) =>
      where.or([
        where('first_fetched_at', '<=', fetchedBefore),
        where.and([where('first_fetched_at', 'is', null), where('finished_at', '<=', finishedBefore)]),
      ]),
    )
    .limit(limit)
    .execute();
}
