// What many pieces of work in one transaction ask alike: the first asks the database, for as long as the transaction lasts.
import type { Db } from '#main/store/db.ts';

const asked = new WeakMap<Db, Map<string, unknown>>();

/**
 * Only of rows that no work written together with others changes: accounts and keys. Outside of a transaction, and where
 * each piece has its own, it is asked every time.
 */
export async function onceWithin<Value>(db: Db, name: string, ask: () => Promise<Value>): Promise<Value> {
  if (!db.isTransaction) return ask();
  const all = asked.get(db) ?? new Map<string, unknown>();
  asked.set(db, all);
  if (all.has(name)) return all.get(name) as Value;
  const value = await ask();
  all.set(name, value);
  return value;
}
