// Texts that the full-text index of SQLite does not hold yet. They enter it many at a time, which costs it little more than
// one would, and before anybody searches.
import { sql } from 'kysely';
import { isUnwritable } from '#main/store/data-folder.ts';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { writeTogether } from '#main/store/write-together.ts';

/** So that others are answered in between: so many documents, or so many letters of them. */
const MOST_AT_ONCE = 50;
const MOST_LETTERS = 400_000;

/**
 * All that wait for it, on SQLite; PostgreSQL has none that do. Where the disk takes nothing those stay unfound, and all
 * others are found.
 */
export async function enterUnfound(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  try {
    while (await isAnyUnfound(db)) await writeTogether(db, enterSome, { lasting: false });
  } catch (fault) {
    if (!isUnwritable(fault)) throw fault;
  }
}

async function isAnyUnfound(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM unfound LIMIT 1`.execute(db);
  return rows.length > 0;
}

async function enterSome(db: Db): Promise<void> {
  const { rows } = await sql<{ number: number; letters: number | null }>`
    SELECT unfound.number, length(texts.words) AS letters FROM unfound LEFT JOIN texts USING (number)
    ORDER BY unfound.number LIMIT ${MOST_AT_ONCE}`.execute(db);
  let letters = 0;
  const fitting = rows.filter(({ letters: own }) => {
    letters += own ?? 0;
    return letters <= MOST_LETTERS;
  });
  const last = (fitting.at(-1) ?? rows[0])?.number;
  if (last === undefined) return;
  await sql`INSERT INTO found (rowid, title, facts, labels, words, pieces)
    SELECT number, title, facts, labels, words, pieces FROM unfound CROSS JOIN texts USING (number)
    WHERE number <= ${last} ORDER BY number`.execute(db);
  await sql`DELETE FROM unfound WHERE number <= ${last}`.execute(db);
}
