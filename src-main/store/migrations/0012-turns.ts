// Where several processes share one database, it remembers whose turn comes after whose. SQLite has one process, which
// remembers by itself.
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#main/store/dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`CREATE TABLE turns (lane text COLLATE "C" NOT NULL, sender text COLLATE "C" NOT NULL, last bigint NOT NULL,
    job uuid NOT NULL, PRIMARY KEY (lane, sender))`.execute(db);
}
