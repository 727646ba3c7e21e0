// The keys of this installation for one command, also while the application or the service is at work in the folder.
import { join } from 'node:path';
import { desktopAccount } from '#main/account/desktop.ts';
import { optionsFor, withApp } from '#main/cli/with-app.ts';
import { configOf, defaultDataDir, type Limits } from '#main/config.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import { FolderInUse } from '#main/store/data-folder.ts';
import { type Db, openDb } from '#main/store/db.ts';
import { isCurrent } from '#main/store/migrate.ts';

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
  const { data_dir = defaultDataDir() } = optionsFor(dataDir);
  const db = openDb(join(data_dir, 'deedproof.db'));
  try {
    // Its shape is the owner's business.
    if (!(await isCurrent(db))) throw inUse;
    const now = new Date();
    return await work({ db, account: await desktopAccount(db, now), limits: configOf({}).limits, now });
  } finally {
    await db.destroy();
  }
}
