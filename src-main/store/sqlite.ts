// The one door to SQLite: plain files for whoever keeps one. Threads that need no more than this load no more.
import Driver from 'better-sqlite3';

export type SqliteDriver = Driver.Database;
export type DriverStatement = Driver.Statement<unknown[]>;

export type SqliteValue = string | number | bigint | Uint8Array | null;
export type SqliteRow = Record<string, SqliteValue>;

export interface SqliteStatement<Row = SqliteRow> {
  /** True when the statement gives rows. */
  readonly reader: boolean;
  run(...values: readonly SqliteValue[]): { changes: number; lastInsertRowid: number | bigint };
  get(...values: readonly SqliteValue[]): Row | undefined;
  all(...values: readonly SqliteValue[]): Row[];
  iterate(...values: readonly SqliteValue[]): IterableIterator<Row>;
}

export interface Sqlite {
  readonly path: string;
  prepare<Row = SqliteRow>(sql: string): SqliteStatement<Row>;
  exec(sql: string): void;
  /** The value of a pragma, or what setting it answered. */
  pragma(text: string): unknown;
  /** Runs the work in one immediate transaction; an exception takes all of it back. */
  transaction<Result>(work: () => Result): Result;
  /** The tables in which SQLite keeps an index of its own may be written by the work; what is wrong there stays wrong. */
  withShadowTables(work: () => void): void;
  /** The whole database as the bytes of its file. */
  serialize(): Uint8Array<ArrayBuffer>;
  close(): void;
}

export interface SqliteOptions {
  readonly readonly?: boolean;
  readonly fileMustExist?: boolean;
  /** Milliseconds to wait for another connection's lock. */
  readonly timeout?: number;
}

/** Opens (or makes) an SQLite file; `:memory:` for one that lives in memory. Pragmas are the caller's choice. */
export function openSqlite(path: string, options: SqliteOptions = {}): Sqlite {
  return sqliteOf(openDriver(path, options));
}

/** For what only the driver itself can do. */
export function openDriver(path: string, options: SqliteOptions): Driver.Database {
  if (Number(process.versions.napi) < 10) {
    // The driver would crash the process without a word on an older runtime.
    throw new Error(
      `Deedproof needs Node 22.14 or newer; this is Node ${process.versions.node}. Start it through npm.`,
    );
  }
  return new Driver(path, options);
}

function sqliteOf(driver: Driver.Database): Sqlite {
  return {
    path: driver.name,
    prepare: <Row>(sql: string) => driver.prepare<SqliteValue[], Row>(sql) as unknown as SqliteStatement<Row>,
    exec: (sql) => void driver.exec(sql),
    pragma: (text) => driver.pragma(text, { simple: true }),
    transaction: (work) => driver.transaction(work).immediate(),
    withShadowTables: (work) => {
      driver.unsafeMode(true);
      try {
        work();
      } finally {
        driver.unsafeMode(false);
      }
    },
    serialize: () => Uint8Array.from(driver.serialize()),
    close: () => void driver.close(),
  };
}
