// Runs remember whether the survey fabric located one of their tracts, so that the map need not open every result.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<{ runs: { id: string; located: number }; results: ResultRow }>): Promise<void> {
  await db.schema
    .alterTable('runs')
    .addColumn('located', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('runs')
    .set({ located: 1 })
    .where('id', 'in', (select) => select.selectFrom('results').select('run_id').where('body', 'like', '%"georef":{%'))
    .execute();
}

interface ResultRow {
  run_id: string;
  body: string;
}
