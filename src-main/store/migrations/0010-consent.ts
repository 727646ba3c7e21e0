// Keys name who made them and may wait to be confirmed, letters name whose they are, and money that went back is kept.
// Keys from before name nobody.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['made_by', 'made_by_email', 'held_at']) {
    await db.schema.alterTable('keys').addColumn(name, 'text').execute();
  }
  await db.schema.createIndex('keys_by_maker').on('keys').columns(['account_id', 'made_by']).execute();
  await db.schema.alterTable('accounts').addColumn('open_checkout', 'text').execute();
  await db.schema.alterTable('mails').addColumn('account_id', 'integer').execute();
  await db.schema.createIndex('mails_by_recipient').on('mails').column('recipient').execute();
  await db.schema.createIndex('mails_by_account').on('mails').column('account_id').execute();
  await db.schema
    .alterTable('grants')
    .addColumn('taken', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('reversals')
    .addColumn('payment', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('checkout', 'text')
    .addColumn('subscription', 'text')
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('refunded', 'integer', (column) => column.notNull())
    .addColumn('dispute', 'text')
    .addColumn('covers_until', 'text')
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reversals_by_account').on('reversals').column('account_id').execute();
}
