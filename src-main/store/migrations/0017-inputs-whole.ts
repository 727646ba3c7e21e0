// Documents that wait in the database of SQLite lie in the index by which they are found: one page for many, not two.
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#main/store/dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`ALTER TABLE inputs RENAME TO inputs_before`.execute(db);
  await sql`CREATE TABLE inputs (run_id text PRIMARY KEY NOT NULL, content blob NOT NULL) WITHOUT ROWID`.execute(db);
  await sql`INSERT INTO inputs (run_id, content) SELECT run_id, content FROM inputs_before`.execute(db);
  await sql`DROP TABLE inputs_before`.execute(db);
}
