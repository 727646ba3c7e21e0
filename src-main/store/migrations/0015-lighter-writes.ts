// What a document on its way in does not have yet is in no index of the library: the orders list documents without the fact
// apart. The words of a document enter the full-text index of SQLite together with those of others, before somebody
// searches; what waits for that is in `unfound`, and all else is in the index as it stands in `texts`.
import { type Kysely, sql } from 'kysely';
import { folded, isPostgres } from '#main/store/dialect.ts';

/** Indexes of the library by the column that may be empty. */
const OFTEN_EMPTY: Readonly<Record<string, string>> = {
  grantor: 'grantor',
  county: 'county',
  book_key: 'book_key',
  dated: 'dated',
  stated_acres: 'stated_acres',
  computed_acres: 'computed_acres',
  closure_rank: 'closure_rank',
  pages: 'pages',
  order_number: 'order_number',
  client: 'client',
  assignee: 'assignee',
  reviewed_at: 'reviewed_at',
  content: 'document_sha256',
};
/** Whatever the case of their letters. */
const FOLDED: ReadonlySet<string> = new Set(['grantor', 'county', 'order_number', 'client', 'assignee']);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of Object.entries(OFTEN_EMPTY)) {
    const by = FOLDED.has(column) ? folded(db, column) : column;
    await sql.raw(`DROP INDEX library_by_${name}`).execute(db);
    await sql
      .raw(
        `CREATE INDEX library_by_${name} ON runs (account_id, ${by}, number) WHERE in_library = 1 AND ${column} IS NOT NULL`,
      )
      .execute(db);
  }
  if (isPostgres(db)) return;
  // There an engine keeps the line. Here the first that waits of each lane, alone or in a batch, heads its part of this.
  await sql`CREATE INDEX runs_waiting ON runs
    (account_id, lane, CASE source WHEN 'batch' THEN 1 ELSE 0 END, submitted_at, position)
    WHERE status = 'queued'`.execute(db);
  await gatherWords(db);
}

async function gatherWords(db: Kysely<unknown>): Promise<void> {
  for (const name of ['added', 'removed', 'changed']) await sql.raw(`DROP TRIGGER texts_${name}`).execute(db);
  await sql`CREATE TABLE unfound (number integer PRIMARY KEY)`.execute(db);
  // What is taken out of the index is told as it was put in.
  const remove = `INSERT INTO found (found, rowid, title, facts, labels, words, pieces)
    SELECT 'delete', old.number, old.title, old.facts, old.labels, old.words, old.pieces
    WHERE NOT EXISTS (SELECT 1 FROM unfound WHERE number = old.number);`;
  const wait = 'INSERT OR IGNORE INTO unfound (number) VALUES (new.number);';
  const forget = 'DELETE FROM unfound WHERE number = old.number;';
  await sql.raw(`CREATE TRIGGER texts_added AFTER INSERT ON texts BEGIN ${wait} END`).execute(db);
  await sql.raw(`CREATE TRIGGER texts_removed AFTER DELETE ON texts BEGIN ${remove} ${forget} END`).execute(db);
  await sql.raw(`CREATE TRIGGER texts_changed AFTER UPDATE ON texts BEGIN ${remove} ${wait} END`).execute(db);
}
