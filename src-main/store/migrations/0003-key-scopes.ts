// Keys say what they are for. A key from before may do what it always could.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('keys')
    .addColumn('scopes', 'text', (column) => column.notNull().defaultTo('read submit delete manage'))
    .execute();
}
