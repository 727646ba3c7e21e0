// The full-text index on PostgreSQL. Words are parted and plained here and not by the server, whose own way with numbers,
// file names and accents depends on how it was set up.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { markAll, markPiece, plainWord, plainWords } from '#main/store/marked-words.ts';
import type { FoundRow, Question } from '#main/store/search.ts';

/** A tsvector holds less than a mebibyte of words: what comes after is not searched. */
const MOST_BYTES = 900_000;

/** Call in the transaction that changed these texts. SQLite does it by itself. */
export async function indexTexts(db: Db, runIds: readonly string[]): Promise<void> {
  if (!isPostgres(db) || runIds.length === 0) return;
  const rows = await db.selectFrom('texts').selectAll().where('run_id', 'in', runIds).execute();
  if (rows.length === 0) return;
  const values = rows.map(({ number, title, pieces, facts, labels, words }) => {
    const columns = [title, pieces, facts, labels, words].map(plainWords);
    const plain = ` ${columns.map((column) => column.join(' ')).join(' \n ')} `;
    return sql`(${number}::bigint, array_to_tsvector(${indexed(columns.flat())}::text[]), ${plain})`;
  });
  await sql`INSERT INTO found (number, words, plain) VALUES ${sql.join(values)}
    ON CONFLICT (number) DO UPDATE SET words = excluded.words, plain = excluded.plain`.execute(db);
}

function indexed(words: readonly string[]): string[] {
  const kept: string[] = [];
  let bytes = 0;
  for (const word of new Set(words)) {
    bytes += Buffer.byteLength(word);
    if (bytes > MOST_BYTES) break;
    kept.push(word.replaceAll('\0', ''));
  }
  return kept;
}

/** The numbers of the documents that hold what was asked for. */
export function wordsFound(question: Question): RawBuilder<unknown> {
  const terms = plained(question);
  if (terms.length === 0) return sql`SELECT number FROM found WHERE false`;
  const asked = terms
    .flatMap(({ words, begins }) => words.map((word, i) => `'${word}'${begins && i === words.length - 1 ? ':*' : ''}`))
    .join(' & ');
  // The index knows which words there are; how they stand is looked up in the few that have them all.
  const together = terms
    .filter(({ words }) => words.length > 1)
    .map(({ words, begins }) => sql` AND plain LIKE ${`% ${words.join(' ')}${begins ? '' : ' '}%`}`);
  return sql`SELECT number FROM found WHERE words @@ ${asked}::tsquery${sql.join(together, sql``)}`;
}

const plained = (question: Question): Question =>
  question
    .map(({ words, begins }) => ({ words: words.map(plainWord).filter((word) => word !== ''), begins }))
    .filter(({ words }) => words.length > 0);

export async function listMarked(db: Db, question: Question, numbers: readonly number[]): Promise<FoundRow[]> {
  const rows = await db.selectFrom('texts').selectAll().where('number', 'in', numbers).execute();
  return rows.map(({ number, title, facts, labels, words }) => ({
    number,
    title: markAll(title, question),
    facts: markPiece(facts, question),
    labels: markPiece(labels, question),
    words: markPiece(words, question),
  }));
}
