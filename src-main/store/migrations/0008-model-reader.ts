// A document may say who is to read it, and what a model's reading cost is kept by the month. Documents from before say
// nothing: the office's setting holds for them.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('runs').addColumn('reader', 'text').execute();
  await db.schema
    .createTable('model_usage')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('input_tokens', 'integer', (column) => column.notNull())
    .addColumn('output_tokens', 'integer', (column) => column.notNull())
    .addColumn('cost', 'real', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('model_usage_by_month').on('model_usage').column('month').execute();
}
