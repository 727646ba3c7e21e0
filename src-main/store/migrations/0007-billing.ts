// Accounts are billed, have members and are written to. What was used before names what it was drawn on by the plan of
// today; nothing from before is metered.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await amendAccounts(db);
  await makeBilling(db);
  await makePeople(db);
}

async function amendAccounts(db: Kysely<unknown>): Promise<void> {
  const flag = (name: string) =>
    db.schema
      .alterTable('accounts')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await flag('past_due');
  await flag('had_trial');
  await db.schema.alterTable('accounts').addColumn('plan_ends_on', 'text').execute();
  await db.schema
    .alterTable('usage')
    .addColumn('drawn_on', 'text', (column) => column.notNull().defaultTo('month'))
    .execute();
  await sql`UPDATE usage SET drawn_on = CASE (SELECT plan FROM accounts WHERE accounts.id = usage.account_id)
    WHEN 'free' THEN 'pool' WHEN 'pack' THEN 'pool' WHEN 'trial' THEN 'trial' ELSE 'month' END`.execute(db);
  await sql`UPDATE accounts SET had_trial = 1 WHERE plan IN ('trial', 'seat')`.execute(db);
  await db.schema
    .createIndex('accounts_by_customer')
    .on('accounts')
    .column('stripe_customer_id')
    .where('stripe_customer_id', 'is not', null)
    .execute();
}

async function makeBilling(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('trial_ends_at', 'text')
    .addColumn('period_ends_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('subscriptions_by_account').on('subscriptions').column('account_id').execute();
  await db.schema
    .createTable('grants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('documents', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('grants_by_account').on('grants').column('account_id').execute();
  await db.schema
    .createTable('billing_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('metered')
    .addColumn('run_id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('customer', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('first_tried_at', 'text')
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('trouble', 'text')
    .execute();
  await db.schema
    .createIndex('metered_waiting')
    .on('metered')
    .column('next_at')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
}

async function makePeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('identity', 'text', (column) => column.unique())
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'text')
    .addUniqueConstraint('members_once', ['account_id', 'email'])
    .execute();
  await db.schema.createIndex('members_by_email').on('members').column('email').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('verified', 'text')
    .addColumn('staff', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('fresh_until', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_identity').on('sessions').column('identity').execute();
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('trouble', 'text')
    .execute();
  await db.schema
    .createIndex('mails_waiting')
    .on('mails')
    .column('next_at')
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute();
}
