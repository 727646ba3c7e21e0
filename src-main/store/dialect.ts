// What the two databases spell differently, each difference in one place. Everything else is the same query on both.
import { PostgresAdapter, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** Whether this database, or the one that a transaction is on, is PostgreSQL. */
export function isPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** A column as it is compared without regard to the case of plain letters. */
export function folded(db: QueryExecutorProvider, column: string): string {
  return isPostgres(db) ? `lower(${column})` : `${column} COLLATE NOCASE`;
}

/** A text that such a column is compared with. */
export function foldedText(db: QueryExecutorProvider, text: string): RawBuilder<string> {
  // Only plain letters, as the column's own order has it, whatever the database's locale.
  return isPostgres(db) ? sql`lower(${text}::text COLLATE "C")` : sql`${text}`;
}

/** A value in a column of JSON text, by the names that lead to it. */
export function jsonText(
  db: QueryExecutorProvider,
  column: string,
  path: readonly string[],
): RawBuilder<string | null> {
  return isPostgres(db)
    ? sql`${sql.ref(column)}::json #>> ${sql.lit(`{${path.join(',')}}`)}`
    : sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${path.join('.')}`)})`;
}

/**
 * Waits until nobody else is at what bears this name, in any process, until the transaction ends. SQLite has one writer at
 * a time as it is.
 */
export async function lockName(db: QueryExecutorProvider, name: string): Promise<void> {
  if (isPostgres(db)) await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
