// Statements to the file, which another program may have locked: it is waited for between attempts and not within one, so
// that everybody else is answered meanwhile.
import { setTimeout } from 'node:timers/promises';
import { type DatabaseConnection, type SqliteDialectConfig, SqliteDriver } from 'kysely';

/** What a statement itself waits, while nothing else is done. */
export const LOCK_WAIT_MS = 5;
const MOST_PAUSE_MS = 100;
/** Since it was found locked. Who comes after that hears it at once. */
const PATIENCE_MS = 3000;

export const isLocked = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && String(fault.code).startsWith('SQLITE_BUSY');

export const DATABASE_LOCKED = 'Another program has locked the database. Ask again in some seconds.';

const isReadOnly = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && String(fault.code).startsWith('SQLITE_READONLY');

export class FileDriver extends SqliteDriver {
  readonly #say: (statement: string) => void;
  #patient: DatabaseConnection | null = null;
  #within = false;
  #locked_since: number | null = null;

  /** `say` runs a statement at once, past the query builder. */
  constructor(config: SqliteDialectConfig, say: (statement: string) => void) {
    super(config);
    this.#say = say;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#patient ??= this.#patientOf(await super.acquireConnection());
    return this.#patient;
  }

  /** With the lock from the start: one that finds it taken later would have to be done anew. */
  override async beginTransaction(): Promise<void> {
    try {
      await this.#patiently(() => this.#say('begin immediate'));
    } catch (fault) {
      // What only reads can still be done.
      if (!isReadOnly(fault)) throw fault;
      this.#say('begin');
    }
    this.#within = true;
  }

  override async commitTransaction(): Promise<void> {
    await this.#patiently(() => this.#say('commit'));
    this.#within = false;
  }

  override async rollbackTransaction(): Promise<void> {
    this.#within = false;
    this.#say('rollback');
  }

  #patientOf(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: (query) =>
        this.#within ? connection.executeQuery(query) : this.#patiently(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  /** A statement that found the file locked has done nothing. */
  async #patiently<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    for (let pause = LOCK_WAIT_MS; ; pause = Math.min(MOST_PAUSE_MS, pause * 2)) {
      try {
        const result = await work();
        this.#locked_since = null;
        return result;
      } catch (fault) {
        if (!isLocked(fault)) throw fault;
        this.#locked_since ??= performance.now();
        if (performance.now() - this.#locked_since > PATIENCE_MS) throw fault;
      }
      await setTimeout(pause);
    }
  }
}
