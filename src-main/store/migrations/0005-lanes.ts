// Runs wait in lanes. What waits from before has not been looked at yet, which is where every document begins.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('runs')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo('unseen'))
    .execute();
}
