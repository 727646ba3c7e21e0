// Where several processes share one database, documents lie in it too, in parts, unless a bucket or a folder is named for
// them. SQLite has its data folder.
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#main/store/dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`CREATE TABLE objects (name text COLLATE "C" PRIMARY KEY, bytes bigint NOT NULL, sha256 text NOT NULL,
    stored_at text NOT NULL)`.execute(db);
  await sql`CREATE TABLE object_parts (name text COLLATE "C" NOT NULL REFERENCES objects (name) ON DELETE CASCADE
    DEFERRABLE INITIALLY DEFERRED, part bigint NOT NULL, content bytea NOT NULL, PRIMARY KEY (name, part))`.execute(db);
  // Scans are compressed as they come; trying again takes time and saves nothing.
  await sql`ALTER TABLE object_parts ALTER COLUMN content SET STORAGE EXTERNAL`.execute(db);
}
