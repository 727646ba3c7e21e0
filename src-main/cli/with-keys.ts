// The keys of this installation for one command, also while the application or the service is at work in the folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { desktopAccount } from '#main/account/desktop.ts';
import { optionsFor, withApp } from '#main/cli/with-app.ts';
import { configOf, type Limits } from '#main/config.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import { DATABASE, FolderInUse } from '#main/store/data-folder.ts';
import { type Db, openDb } from '#main/store/db.ts';
import { isCurrent } from '#main/store/migrate.ts';
import { openPostgres } from '#main/store/postgres.ts';

export interface Keys {
  readonly db: Db;
  readonly account: StoredAccount;
  readonly limits: Limits;
  readonly now: Date;
}

export async function withKeys<Result>(
  dataDir: string | undefined,
  work: (keys: Keys) => Promise<Result>,
): Promise<Result> {
  try {
    return await withApp(dataDir, ({ db, desktop, config, now }) =>
      work({ db, account: desktop, limits: config.limits, now: now() }),
    );
  } catch (problem) {
    if (!(problem instanceof FolderInUse)) throw problem;
    return besideTheOwner(dataDir, work, problem);
  }
}

/** Rows of keys are all that is touched: the database lets several processes write one after another. */
async function besideTheOwner<Result>(
  dataDir: string | undefined,
  work: (keys: Keys) => Promise<Result>,
  inUse: FolderInUse,
): Promise<Result> {
  const { data_dir, database } = configOf(optionsFor(dataDir));
  const file = join(data_dir, DATABASE);
  // Whoever is at work there has its rows elsewhere: an empty file beside it would be nobody's.
  if (database === null && !existsSync(file)) throw inUse;
  const db = database === null ? openDb(file) : openPostgres(database, { most: 1 });
  try {
    // Its shape is the owner's business.
    if (!(await isCurrent(db))) throw inUse;
    const now = new Date();
    return await work({ db, account: await desktopAccount(db, now), limits: configOf({}).limits, now });
  } finally {
    await db.destroy();
  }
}
