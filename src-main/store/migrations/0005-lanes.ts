// Runs wait in lanes, and documents are read again. What waits from before has not been looked at yet, which is where every
// document begins; what fabric did not place may wait for it.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<{ runs: RunRow }>): Promise<void> {
  await db.schema
    .alterTable('runs')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo('unseen'))
    .execute();
  await db.schema.alterTable('runs').addColumn('again_of', 'text').execute();
  await db.schema
    .alterTable('runs')
    .addColumn('reading', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('runs')
    .addColumn('awaits_fabric', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('runs_by_again')
    .on('runs')
    .column('again_of')
    .where('again_of', 'is not', null)
    .execute();
  // Every one that may: whether fabric places it now is asked of its result when it is wanted.
  await db
    .updateTable('runs')
    .set({ awaits_fabric: 1 })
    .where('located', '=', 0)
    .where('result_state', '=', 'held')
    .execute();
}

interface RunRow {
  located: number;
  result_state: string;
  awaits_fabric: number;
  again_of: string | null;
}
