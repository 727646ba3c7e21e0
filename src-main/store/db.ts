// The typed query builder over the main database, and what only its SQLite file can do.
import {
  Kysely,
  type QueryExecutor,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  sql,
  Transaction,
} from 'kysely';
import type { StoredAccount } from '#main/store/accounts.ts';
import type { StoredBatch } from '#main/store/batches.ts';
import type { StoredBillingEvent } from '#main/store/billing-events.ts';
import { type Disk, type FileDisk, fileDisk } from '#main/store/disk.ts';
import type { StoredErrand } from '#main/store/errands.ts';
import { FileDriver, LOCK_WAIT_MS } from '#main/store/file-driver.ts';
import type { StoredGrant } from '#main/store/grants.ts';
import type { StoredInput } from '#main/store/inputs.ts';
import { type KeptStatements, keepingStatements } from '#main/store/kept-statements.ts';
import type { StoredKey } from '#main/store/keys.ts';
import type { StoredMail } from '#main/store/mails.ts';
import type { StoredMember } from '#main/store/members.ts';
import type { StoredMetering } from '#main/store/metered.ts';
import type { StoredModelUsage } from '#main/store/model-usage.ts';
import type { StoredObject, StoredPart } from '#main/store/objects.ts';
import type { StoredPlacement } from '#main/store/placements.ts';
import { makePrivate } from '#main/store/private-files.ts';
import type { StoredResult } from '#main/store/results.ts';
import type { StoredReversal } from '#main/store/reversals.ts';
import type { StoredRun } from '#main/store/runs.ts';
import type { StoredSession } from '#main/store/sessions.ts';
import type { StoredSetting } from '#main/store/settings.ts';
import { type DriverStatement, openDriver } from '#main/store/sqlite.ts';
import type { StoredSubmission } from '#main/store/submissions.ts';
import type { StoredSubscription } from '#main/store/subscriptions.ts';
import type { StoredText } from '#main/store/texts.ts';
import type { StoredUpload } from '#main/store/uploads.ts';
import type { StoredUsage } from '#main/store/usage.ts';

/** Times are RFC 3339 text in UTC; flags are 0 or 1: what SQLite and PostgreSQL both hold. */
export interface Tables {
  accounts: StoredAccount;
  keys: StoredKey;
  runs: StoredRun;
  results: StoredResult;
  batches: StoredBatch;
  usage: StoredUsage;
  uploads: StoredUpload;
  placements: StoredPlacement;
  settings: StoredSetting;
  submissions: StoredSubmission;
  texts: StoredText;
  subscriptions: StoredSubscription;
  grants: StoredGrant;
  reversals: StoredReversal;
  billing_events: StoredBillingEvent;
  metered: StoredMetering;
  members: StoredMember;
  sessions: StoredSession;
  errands: StoredErrand;
  mails: StoredMail;
  objects: StoredObject;
  object_parts: StoredPart;
  inputs: StoredInput;
  model_usage: StoredModelUsage;
}

/** The main database, or a transaction on it. */
export type Db = Kysely<Tables>;

/** Who only reads is kept out by no writer, only by what has the whole file to itself. */
const READ_WAIT_MS = 100;

/** Four megabytes of pages: what else was read the machine's own cache holds. */
const CACHE = 'cache_size = -4096';

/** The main database in WAL mode; a commit is on the disk before it is answered. */
export function openDb(path: string): Db {
  // It holds what documents say: for its owner alone, whatever the folder allows. Its side files take the same mode.
  makePrivate(path);
  const driver = openDriver(path, { timeout: 5000 });
  // Some network folders have none; there every commit waits for the disk inside.
  const ahead = driver.pragma('journal_mode = WAL', { simple: true }) === 'wal';
  driver.pragma('synchronous = FULL');
  driver.pragma('foreign_keys = ON');
  // What is deleted is overwritten: a copy of the file holds its free pages too.
  driver.pragma('secure_delete = ON');
  driver.pragma('wal_autocheckpoint = 4000');
  driver.pragma(CACHE);
  driver.pragma(`busy_timeout = ${LOCK_WAIT_MS}`);
  const kept = keepingStatements(driver);
  // Said only when it changes, by the first statement after: in a run of commits that do not wait it never does.
  let waits = true;
  let wait = true;
  const sayWait = () => {
    asked += 1;
    if (waits === wait) return;
    driver.pragma(`synchronous = ${wait ? 'FULL' : 'NORMAL'}`);
    waits = wait;
  };
  let writes = 0;
  const noted = (statement: DriverStatement) => {
    if (!statement.readonly) writes += 1;
    return statement;
  };
  const main: KeptStatements = {
    ...kept,
    prepare: (text) => {
      sayWait();
      return noted(kept.prepare(text));
    },
    atOnce: (text) => {
      sayWait();
      return noted(kept.atOnce(text));
    },
  };
  const disk = ahead ? fileDisk(`${path}-wal`) : AT_ONCE;
  let reader: KeptStatements | null = null;
  const database = {
    prepare: main.prepare,
    close: () => {
      // The last to close takes the side files away, which only one that writes can.
      reader?.close();
      main.close();
      disk.close();
    },
  };
  const dialect = new StoreDialect({ database }, (statement) => main.atOnce(statement).run());
  files.set(dialect.adapter, {
    main,
    dialect,
    waitForDisk: (wanted) => {
      wait = wanted || !ahead;
    },
    disk,
    writes: () => writes,
    reader: () => {
      reader ??= keepingStatements(openReader(path));
      return reader;
    },
  });
  return new Kysely<Tables>({ dialect });
}

function openReader(path: string) {
  const driver = openDriver(path, { readonly: true, fileMustExist: true, timeout: READ_WAIT_MS });
  driver.pragma(CACHE);
  return driver;
}

const AT_ONCE: FileDisk = { synced: async () => undefined, close: () => undefined };

interface DatabaseFile {
  readonly main: KeptStatements;
  readonly dialect: StoreDialect;
  /** Of transactions on its one connection. */
  within?: QueryExecutor;
  /** Whether commits do. */
  readonly waitForDisk: (wait: boolean) => void;
  readonly disk: Disk;
  readonly writes: () => number;
  readonly reader: () => KeptStatements;
  version?: DriverStatement;
  /** What it said last, and after how many statements of this process. */
  said?: { readonly version: number; readonly asked: number } | null;
}

/** Statements of this process that may write, to whichever file. */
let asked = 0;

/** By the adapter, which a database shares with its transactions. */
const files = new WeakMap<object, DatabaseFile>();

/** Statements so far that may have written, through this connection; none are counted of PostgreSQL. */
export function writesOf(db: Db): number {
  return files.get(db.getExecutor().adapter)?.writes() ?? 0;
}

/** Statements that are run at once, past the query builder. */
export type Direct = Pick<KeptStatements, 'atOnce'>;

/**
 * The file itself; null for PostgreSQL. Outside of a transaction by a connection of its own, which sees what is committed
 * and waits for nobody: what a transaction has written so far may still be taken back.
 */
export function directOf(db: Db): Direct | null {
  const file = files.get(db.getExecutor().adapter);
  if (file === undefined) return null;
  return db.isTransaction ? file.main : file.reader();
}

/**
 * Another number once anything was committed since, by this process or by another; null for PostgreSQL. The file is asked
 * once for all requests that one turn of the loop brings, since they were sent before it is; what this process writes
 * between them has it asked again.
 */
export function versionOf(db: Db): number | null {
  const file = files.get(db.getExecutor().adapter);
  if (file === undefined || db.isTransaction) return null;
  const { said } = file;
  if (said?.asked === asked) return said.version;
  file.version ??= file.reader().make('PRAGMA data_version').pluck();
  const version = file.version.get() as number;
  if (said == null)
    setImmediate(() => {
      file.said = null;
    });
  file.said = { version, asked };
  return version;
}

/**
 * `work` in a transaction whose commit does not wait for the disk: until the disk that this gives has synced, a power cut
 * may take it back, though no crash of the program does. SQLite alone.
 */
export async function commitAhead<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<[Result, Disk]> {
  const file = files.get(db.getExecutor().adapter);
  if (file === undefined) throw new Error('Only the commits of SQLite can be ahead of its disk.');
  // On the one connection, which nobody else has meanwhile.
  const executor = db.getExecutor();
  const result = await executor.provideConnection(async (connection) => {
    file.within ??= executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
    file.waitForDisk(false);
    try {
      return await inTransaction(file.dialect, file.within, work);
    } finally {
      file.waitForDisk(true);
    }
  });
  return [result, file.disk];
}

/** As the query builder does it, with less on the way: nearly every document comes and goes by here. */
async function inTransaction<Result>(
  dialect: StoreDialect,
  executor: QueryExecutor,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { driver } = dialect;
  await driver.beginTransaction();
  try {
    const result = await work(new Transaction<Tables>({ config: { dialect }, dialect, driver, executor }));
    await driver.commitTransaction();
    return result;
  } catch (fault) {
    // After some faults of its own the database has ended the transaction already.
    await driver.rollbackTransaction().catch(() => undefined);
    throw fault;
  }
}

/** Over when no power cut takes back what can be seen now. PostgreSQL shows nothing before that. */
export async function onDisk(db: Db): Promise<void> {
  await files.get(db.getExecutor().adapter)?.disk.synced();
}

/** Pages copied before others have their turn. */
const PAGES_AT_A_TIME = 20_000;

/** A copy of a database as of one moment, also while other processes write to it. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  makePrivate(to);
  const driver = openDriver(from, { readonly: true, fileMustExist: true, timeout: 10_000 });
  try {
    await driver.backup(to, { progress: () => PAGES_AT_A_TIME });
  } finally {
    driver.close();
  }
}

/** Looks the whole file over, for a copy that was put under the side files of another, or a disk that lost a part. */
export async function requireSound(db: Db): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(1)`.execute(db);
  if (rows[0]?.quick_check !== 'ok')
    throw Object.assign(new Error('The database is damaged.'), { code: 'SQLITE_CORRUPT' });
}

/** SQLite takes back tables made in a transaction; told so, the migrator runs each start's migrations in one. */
class StoreDialect extends SqliteDialect {
  readonly adapter = new StoreAdapter();
  readonly driver: FileDriver;

  constructor(config: SqliteDialectConfig, say: (statement: string) => void) {
    super(config);
    this.driver = new FileDriver(config, say);
  }

  override createDriver(): FileDriver {
    return this.driver;
  }

  override createAdapter(): SqliteAdapter {
    return this.adapter;
  }
}

class StoreAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
