// Compiled statements of one connection to SQLite, kept by their text: the same few are asked again and again.
import type { DriverStatement, SqliteDriver } from '#main/store/sqlite.ts';

const KEPT_STATEMENTS = 400;

export interface KeptStatements {
  close(): void;
  /** For whoever keeps it. */
  make(sql: string): DriverStatement;
  prepare(sql: string): DriverStatement;
  /** For whoever is done with it when it returns: it is never busy with rows that somebody has yet to fetch. */
  atOnce(sql: string): DriverStatement;
}

export function keepingStatements(driver: SqliteDriver): KeptStatements {
  const make = (sql: string) => driver.prepare<unknown[]>(sql);
  const stepped = new Map<string, DriverStatement>();
  const run = new Map<string, DriverStatement>();
  const keep = (kept: Map<string, DriverStatement>, sql: string) => {
    const made = make(sql);
    if (kept.size >= KEPT_STATEMENTS) kept.clear();
    kept.set(sql, made);
    return made;
  };
  return {
    close: () => void driver.close(),
    make,
    prepare: (sql) => {
      const found = stepped.get(sql);
      return found === undefined || found.busy ? keep(stepped, sql) : found;
    },
    atOnce: (sql) => run.get(sql) ?? keep(run, sql),
  };
}
