// Programs name what they submit: once by a key of their own, so that sending it twice submits it once, and by a
// reference of their own, by which it is found again.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('runs').addColumn('client_reference', 'text').execute();
  await db.schema
    .createIndex('runs_by_client_reference')
    .on('runs')
    .columns(['account_id', 'client_reference'])
    .where('client_reference', 'is not', null)
    .execute();
  await db.schema
    .createTable('submissions')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('submissions_key', ['owner', 'name'])
    .execute();
  await db.schema.createIndex('submissions_by_end').on('submissions').column('expires_at').execute();
}
