// The library is listed, sorted, filtered and searched by the database. Facts of documents from before are filled in
// after the start; their names can be searched at once.
import { type Kysely, sql } from 'kysely';

const TEXTS = ['grantor', 'grantee', 'county', 'state', 'book', 'page', 'instrument', 'dated', 'closure'] as const;
const LABELS = ['order_number', 'client', 'assignee', 'notes', 'reviewed_by', 'reviewed_at'] as const;
const KEYS = ['name_key', 'book_key'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of [...KEYS, ...TEXTS, ...LABELS]) await addColumn(db, name, 'text');
  for (const name of ['stated_acres', 'computed_acres', 'closure_rank']) await addColumn(db, name, 'double precision');
  for (const name of ['number', 'pages', 'worst']) await addColumn(db, name, 'integer');
  for (const name of ['pending', 'facts_told']) {
    await db.schema
      .alterTable('runs')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await sql`UPDATE runs SET worst = CASE WHEN verdicts LIKE '%"status":"FAIL"%' THEN 0
    WHEN verdicts LIKE '%"status":"REVIEW"%' THEN 1 WHEN verdicts LIKE '%"status":"PASS"%' THEN 2 END`.execute(db);
  await makeSearch(db);
  await makeIndexes(db);
}

async function addColumn(db: Kysely<unknown>, name: string, type: 'text' | 'integer' | 'double precision') {
  await db.schema.alterTable('runs').addColumn(name, type).execute();
}

/** The texts, and an index over them that follows them by itself. */
async function makeSearch(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE texts (
    number integer PRIMARY KEY, run_id text NOT NULL UNIQUE,
    title text NOT NULL, facts text NOT NULL DEFAULT '', labels text NOT NULL DEFAULT '',
    words text NOT NULL DEFAULT '', pieces text NOT NULL DEFAULT '')`.execute(db);
  await sql`CREATE VIRTUAL TABLE found USING fts5(title, facts, labels, words, pieces,
    content='texts', content_rowid='number', tokenize='unicode61 remove_diacritics 2', prefix='2 3')`.execute(db);
  const put = (row: 'new' | 'old') =>
    `${row}.number, ${row}.title, ${row}.facts, ${row}.labels, ${row}.words, ${row}.pieces`;
  const add = `INSERT INTO found (rowid, title, facts, labels, words, pieces) VALUES (${put('new')});`;
  const remove = `INSERT INTO found (found, rowid, title, facts, labels, words, pieces) VALUES ('delete', ${put('old')});`;
  await sql.raw(`CREATE TRIGGER texts_added AFTER INSERT ON texts BEGIN ${add} END`).execute(db);
  await sql.raw(`CREATE TRIGGER texts_removed AFTER DELETE ON texts BEGIN ${remove} END`).execute(db);
  await sql.raw(`CREATE TRIGGER texts_changed AFTER UPDATE ON texts BEGIN ${remove} ${add} END`).execute(db);
  await sql`INSERT INTO texts (run_id, title) SELECT id, document FROM runs WHERE in_library = 1
    ORDER BY submitted_at, reference, position`.execute(db);
  await sql`UPDATE runs SET number = (SELECT number FROM texts WHERE run_id = runs.id)
    WHERE in_library = 1`.execute(db);
}

const SORTED = [
  'name_key',
  'grantor COLLATE NOCASE',
  'county COLLATE NOCASE',
  'book_key',
  'dated',
  'stated_acres',
  'computed_acres',
  'closure_rank',
  'pages',
  'order_number COLLATE NOCASE',
  'client COLLATE NOCASE',
  'assignee COLLATE NOCASE',
  'reviewed_at',
  'pending',
  `CASE status WHEN 'succeeded' THEN coalesce(worst, 3) + 2 WHEN 'failed' THEN 1 ELSE 0 END`,
] as const;

/** One for each order in which rows are asked for, so that no page of a large library waits for a sort. */
async function makeIndexes(db: Kysely<unknown>): Promise<void> {
  const library = async (name: string, columns: string) =>
    sql.raw(`CREATE INDEX library_by_${name} ON runs (account_id, ${columns}) WHERE in_library = 1`).execute(db);
  for (const expression of SORTED) {
    const name = /^\w+/.exec(expression)?.[0] ?? '';
    await library(name === 'CASE' ? 'kind' : name, `${expression}, number`);
  }
  await library('newest', 'submitted_at DESC, number');
  await library('oldest', 'submitted_at, number');
  await library('content', 'document_sha256, number');
  await sql`CREATE INDEX runs_untold ON runs (number) WHERE facts_told = 0`.execute(db);
}
