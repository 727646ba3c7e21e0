// A backup brings documents back, and no key or session that was ended since it was made.
import { existsSync } from 'node:fs';
import { openSqlite, type Sqlite } from '#main/store/sqlite.ts';

interface Ended {
  readonly prefix: string;
  readonly revoked_at: string | null;
  readonly replaced_by: string | null;
  readonly scopes: string;
}

/** From the database that was in use to the one that took its place. May be done twice. */
export function keepEnded(from: string, to: string): void {
  if (!existsSync(to)) return;
  const restored = openSqlite(to, { fileMustExist: true });
  try {
    // Whoever was signed in then signs in again.
    if (hasColumn(restored, 'sessions', 'digest')) restored.exec('DELETE FROM sessions');
    if (!hasColumn(restored, 'keys', 'prefix')) return;
    const keys = existsSync(from) ? keysIn(from) : [];
    restored.transaction(() => {
      for (const key of keys) keepKey(restored, key);
    });
  } finally {
    restored.close();
  }
}

/** None where the one in use cannot be read any more, which may be why it is replaced. */
function keysIn(path: string): Ended[] {
  let db: Sqlite | null = null;
  try {
    db = openSqlite(path, { fileMustExist: true });
    const scopes = hasColumn(db, 'keys', 'scopes') ? 'scopes' : "''";
    return db.prepare<Ended>(`SELECT prefix, revoked_at, replaced_by, ${scopes} AS scopes FROM keys`).all();
  } catch {
    return [];
  } finally {
    db?.close();
  }
}

function keepKey(db: Sqlite, { prefix, revoked_at, replaced_by, scopes }: Ended): void {
  if (revoked_at !== null) {
    const revoke = 'UPDATE keys SET revoked_at = ?, replaced_by = ? WHERE prefix = ? AND revoked_at IS NULL';
    db.prepare(revoke).run(revoked_at, replaced_by, prefix);
    return;
  }
  // What a key has lost since, it does not get back.
  const had = hasColumn(db, 'keys', 'scopes')
    ? db.prepare<{ scopes: string }>('SELECT scopes FROM keys WHERE prefix = ?').get(prefix)
    : undefined;
  if (had === undefined || scopes === '') return;
  const left = had.scopes.split(' ').filter((scope) => scopes.split(' ').includes(scope));
  db.prepare('UPDATE keys SET scopes = ? WHERE prefix = ?').run(left.join(' '), prefix);
}

const hasColumn = (db: Sqlite, table: string, column: string): boolean =>
  db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !== undefined;
