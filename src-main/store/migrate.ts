// Brings the database of any earlier version to the present shape.
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { up as first } from '#main/store/migrations/0001-first.ts';
import { up as located } from '#main/store/migrations/0002-located.ts';
import { up as keyScopes } from '#main/store/migrations/0003-key-scopes.ts';
import { up as library } from '#main/store/migrations/0004-library.ts';
import { up as lanes } from '#main/store/migrations/0005-lanes.ts';
import { up as submissions } from '#main/store/migrations/0006-submissions.ts';
import { up as billing } from '#main/store/migrations/0007-billing.ts';
import { up as modelReader } from '#main/store/migrations/0008-model-reader.ts';
import { up as rates } from '#main/store/migrations/0009-rates.ts';
import { up as consent } from '#main/store/migrations/0010-consent.ts';
import { up as objects } from '#main/store/migrations/0011-objects.ts';
import { up as turns } from '#main/store/migrations/0012-turns.ts';
import { up as deskPeople } from '#main/store/migrations/0014-desk-people.ts';
import { up as lighterWrites } from '#main/store/migrations/0015-lighter-writes.ts';
import { up as inputs } from '#main/store/migrations/0016-inputs.ts';
import { up as inputsWhole } from '#main/store/migrations/0017-inputs-whole.ts';

/** In order. A name stands in every database that ever ran it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': { up: first },
  '0002-located': { up: located },
  '0003-key-scopes': { up: keyScopes },
  '0004-library': { up: library },
  '0005-lanes': { up: lanes },
  '0006-submissions': { up: submissions },
  '0007-billing': { up: billing },
  '0008-model-reader': { up: modelReader },
  '0009-rates': { up: rates },
  '0010-consent': { up: consent },
  '0011-objects': { up: objects },
  '0012-turns': { up: turns },
  '0014-desk-people': { up: deskPeople },
  '0015-lighter-writes': { up: lighterWrites },
  '0016-inputs': { up: inputs },
  '0017-inputs-whole': { up: inputsWhole },
};

class FolderTooNew extends Error {
  override name = 'FolderTooNew';
}

export async function migrate(db: Db): Promise<void> {
  const done = await executed(db);
  const unknown = done.filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) {
    const what = isPostgres(db) ? 'database' : 'data folder';
    throw new FolderTooNew(`This ${what} was used by a newer Deedproof (${unknown.join(', ')}). Start that one.`);
  }
  // The migrator looks at every table and column before it finds that there is nothing to do.
  if (done.length === Object.keys(MIGRATIONS).length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Whether nothing is left to do, without doing it. */
export async function isCurrent(db: Db): Promise<boolean> {
  const done = await executed(db);
  return done.length === Object.keys(MIGRATIONS).length && done.every((name) => name in MIGRATIONS);
}

async function executed(db: Db): Promise<string[]> {
  if (!(await hasMigrations(db))) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function hasMigrations(db: Db): Promise<boolean> {
  if (isPostgres(db)) {
    // Other programs may keep theirs in the same database, in schemas of their own.
    const { rows } = await sql<{ there: unknown }>`SELECT to_regclass('kysely_migration') AS there`.execute(db);
    return rows[0]?.there !== null;
  }
  const { rows } = await sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'kysely_migration'`.execute(
    db,
  );
  return rows.length > 0;
}
