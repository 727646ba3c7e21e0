// Statements to the file, which another program may have locked: it is waited for between attempts and not within one, so
// that everybody else is answered meanwhile.
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, SqliteDriver } from 'kysely';

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
  #patient: DatabaseConnection | null = null;
  #within = false;
  #locked_since: number | null = null;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#patient ??= this.#patientOf(await super.acquireConnection());
    return this.#patient;
  }

  /** With the lock from the start: one that finds it taken later would have to be done anew. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    } catch (fault) {
      // What only reads can still be done.
      if (!isReadOnly(fault)) throw fault;
      await super.beginTransaction(connection);
    }
    this.#within = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#patiently(() => super.commitTransaction(connection));
    this.#within = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#within = false;
    await super.rollbackTransaction(connection);
  }

  #patientOf(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: (query) =>
        this.#within ? connection.executeQuery(query) : this.#patiently(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  /** A statement that found the file locked has done nothing. */
  async #patiently<Result>(work: () => Promise<Result>): Promise<Result> {
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
