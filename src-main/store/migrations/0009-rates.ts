// Where several processes share one database, they count the requests of a minute together. SQLite has one process, which
// counts by itself.
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#main/store/dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  // Lost in a crash of the server, which costs nobody more than a minute's count.
  await sql`CREATE UNLOGGED TABLE rates (name text COLLATE "C" PRIMARY KEY, started bigint NOT NULL,
    count bigint NOT NULL)`.execute(db);
}
