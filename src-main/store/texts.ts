// What documents are searched by: names, facts, labels and their own words. In SQLite the index over them follows by
// triggers, in PostgreSQL it is written with them.
import { type Generated, sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { indexTexts } from '#main/store/found-words.ts';
import { keptWrite, keptWriting } from '#main/store/kept-query.ts';

export interface StoredText {
  number: Generated<number>;
  run_id: string;
  title: string;
  facts: Generated<string>;
  labels: Generated<string>;
  words: Generated<string>;
  /** The name taken apart where letters meet digits: deed10023.pdf is found by 10023. */
  pieces: Generated<string>;
}

/** Long books of exhibits are searched by their first pages. */
const MOST_WORDS = 400_000;

/** The number of the document in the order in which they came. */
export async function insertTitle(db: Db, runId: string, title: string): Promise<number> {
  const number = (await insertText(db, runId, title, piecesOf(title)))?.number;
  if (number === undefined) throw new Error('A title was not written.');
  await indexTexts(db, [runId]);
  return number;
}

const insertText = keptWriting((db, run_id: string, title: string, pieces: string) =>
  db.insertInto('texts').values({ run_id, title, pieces }).returning('number'),
);

export function piecesOf(title: string): string {
  return title.replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ');
}

type Texts = Partial<Record<'facts' | 'labels' | 'words' | 'words_where_none' | 'pieces', string>>;

/** Of a document in the library; nothing is kept of others. */
export async function putTexts(db: Db, runId: string, texts: Texts): Promise<void> {
  const words = cut(texts.words);
  const words_where_none = cut(texts.words_where_none);
  await keptWrite(db, 'update text', { ...texts, words, words_where_none, its: runId }, (values) => {
    const { its, words_where_none: others, ...set } = values;
    return db
      .updateTable('texts')
      .set(set)
      .$if(others !== undefined, (update) =>
        update.set({ words: sql`CASE words WHEN '' THEN ${others} ELSE words END` }),
      )
      .where('run_id', '=', its ?? '');
  });
  await indexTexts(db, [runId]);
}

const cut = (words: string | undefined): string | undefined => words?.slice(0, MOST_WORDS);

export async function deleteTexts(db: Db, runIds: readonly string[]): Promise<void> {
  await db.deleteFrom('texts').where('run_id', 'in', runIds).execute();
}
