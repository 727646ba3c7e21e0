// Sign-ins on their way are kept where every process finds them, and the key of a desk remembers by what its person is
// asked after. Keys from before are asked after by nobody.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('errands')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  for (const name of ['renewal', 'vouched_at', 'ask_at']) {
    await db.schema.alterTable('keys').addColumn(name, 'text').execute();
  }
}
