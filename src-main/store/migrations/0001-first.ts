// The first shape of the store. A migration is never changed once released: it is followed by another.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeAccounts(db);
  await makeRuns(db);
  await makeSmallTables(db);
}

async function makeAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('plan', 'text')
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('pool_granted', 'integer', (column) => column.notNull())
    .addColumn('arranged_cap', 'integer')
    .addColumn('trial_ends_on', 'text')
    .addColumn('identity', 'text', (column) => column.unique())
    .addColumn('stripe_customer_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('accounts_by_email').on('accounts').column('email_key').execute();
  await db.schema
    .createTable('keys')
    .addColumn('prefix', 'text', (column) => column.primaryKey())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('replaced_by', 'text')
    .execute();
  await db.schema.createIndex('keys_by_account').on('keys').column('account_id').execute();
}

async function makeRuns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('key_prefix', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('error_type', 'text')
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('document_sha256', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('test_mode', 'integer', (column) => column.notNull())
    .addColumn('declared_text', 'integer', (column) => column.notNull())
    .addColumn('input', 'text')
    .addColumn('kept_source', 'text')
    .addColumn('source_type', 'text')
    .addColumn('result_state', 'text', (column) => column.notNull())
    .addColumn('first_fetched_at', 'text')
    .addColumn('verdicts', 'text', (column) => column.notNull())
    .addColumn('corrected', 'integer', (column) => column.notNull())
    .addColumn('in_library', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('runs_by_account').on('runs').columns(['account_id', 'submitted_at']).execute();
  await db.schema.createIndex('runs_by_reference').on('runs').columns(['reference', 'position']).execute();
  await db.schema.createIndex('runs_by_status').on('runs').columns(['status', 'account_id', 'submitted_at']).execute();
  await db.schema
    .createTable('results')
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['run_id', 'revision'])
    .execute();
  await db.schema
    .createTable('batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('key_prefix', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('completed_at', 'text')
    .execute();
}

async function makeSmallTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('usage')
    .addColumn('run_id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('key_prefix', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('input_tokens', 'integer', (column) => column.notNull())
    .addColumn('output_tokens', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('usage_by_account').on('usage').columns(['account_id', 'month']).execute();
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id'))
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer')
    .addColumn('consumed_at', 'text')
    .execute();
  await db.schema
    .createTable('placements')
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
    .addColumn('tract_index', 'integer', (column) => column.notNull())
    .addColumn('lon', 'double precision', (column) => column.notNull())
    .addColumn('lat', 'double precision', (column) => column.notNull())
    .addColumn('rotation_deg', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('placements_key', ['run_id', 'tract_index'])
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
