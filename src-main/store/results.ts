// Result bodies as the exact text that was signed. Revision 0 is the first reading; corrections follow it.
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Db } from '#main/store/db.ts';
import { bodyFacts, factWords, NO_FACTS, sentencesOf } from '#main/store/facts.ts';
import { keptInsert, keptQuery, keptWrite } from '#main/store/kept-query.ts';
import { putTexts } from '#main/store/texts.ts';

export interface StoredResult {
  run_id: string;
  revision: number;
  body: string;
  created_at: string;
}

/** What reading a document told beyond its result. */
export interface ReadText {
  readonly words: string;
  readonly pages: number;
}

/** The library's facts are those of the latest result, so that whoever records one records them. `body` is what it says. */
export async function insertResult(
  db: Db,
  row: StoredResult,
  read: ReadText | null = null,
  body = JSON.parse(row.body) as ExtractResponse,
): Promise<void> {
  await insertBody(db, row);
  await tellFacts(db, row.run_id, body, read);
}

/** For whoever writes `factsOf` it to the run with what else becomes of that: a row is written once. */
export async function insertFirstResult(
  db: Db,
  row: StoredResult,
  read: ReadText | null,
  body: ExtractResponse,
): Promise<void> {
  await insertBody(db, row);
  await tellWords(db, row.run_id, body, read);
}

/** Of a document that is in no library. A promise only where something is waited for. */
export function insertBody(db: Db, { run_id, revision, body, created_at }: StoredResult): Promise<unknown> | number {
  return insert(db, [run_id, revision, body, created_at]);
}

const insert = keptInsert(['run_id', 'revision', 'body', 'created_at'], (db, values) =>
  db.insertInto('results').values(values as unknown as StoredResult),
);

/** The columns of a run that its result tells. */
export const factsOf = (body: ExtractResponse, read: ReadText | null) => ({
  ...bodyFacts(body),
  ...(read === null ? {} : { pages: read.pages }),
  pending: 0,
  facts_told: 1,
});

/**
 * Keeps the facts of a body in the run's columns and among what is searched. Without `read` the words stay as they are;
 * where there are none, the sentences that the result was read from stand for them.
 */
export async function tellFacts(db: Db, runId: string, body: ExtractResponse, read: ReadText | null): Promise<void> {
  await keptWrite(db, 'tell facts', { ...factsOf(body, read), its: runId }, ({ its, ...set }) =>
    db
      .updateTable('runs')
      .set(set as object)
      .where('id', '=', its ?? ''),
  );
  await tellWords(db, runId, body, read);
}

async function tellWords(db: Db, runId: string, body: ExtractResponse, read: ReadText | null): Promise<void> {
  const facts = factWords(body);
  if (read === null) await putTexts(db, runId, { facts, words_where_none: sentencesOf(body) });
  else await putTexts(db, runId, { facts, words: read.words });
}

/** The first reading, as the service answered it. */
export async function findFirstResult(db: Db, runId: string): Promise<string | null> {
  return (await firstResult(db, runId))?.body ?? null;
}

const firstResult = keptQuery((db, runId: string) =>
  db.selectFrom('results').select('body').where('run_id', '=', runId).orderBy('revision', 'asc').limit(1),
);

/** The latest reading or correction. */
export function findLatestResult(db: Db, runId: string): Promise<{ body: string; revision: number } | undefined> {
  return db
    .selectFrom('results')
    .select(['body', 'revision'])
    .where('run_id', '=', runId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Which revisions of which runs are held, without their bodies; of one account where it is named. */
export function listRevisions(db: Db, accountId?: number): Promise<{ run_id: string; revision: number }[]> {
  return db
    .selectFrom('results')
    .select(['run_id', 'revision'])
    .$if(accountId !== undefined, (query) =>
      query.where('run_id', 'in', (runs) =>
        runs
          .selectFrom('runs')
          .select('id')
          .where('account_id', '=', accountId ?? 0),
      ),
    )
    .execute();
}

export async function findResult(db: Db, runId: string, revision: number): Promise<string | null> {
  const row = await db
    .selectFrom('results')
    .select('body')
    .where('run_id', '=', runId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** With what was told of them to the library and its search. Which verdicts they had stays, as in the history. */
export async function deleteResults(db: Db, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  await db.deleteFrom('results').where('run_id', 'in', runIds).execute();
  const { worst: _, ...gone } = NO_FACTS;
  await db
    .updateTable('runs')
    .set({ ...gone, pending: 0 })
    .where('id', 'in', runIds)
    .execute();
  for (const id of runIds) await putTexts(db, id, { facts: '', words: '' });
}
