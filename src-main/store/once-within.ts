// What many pieces of work in one transaction ask alike: the first asks the database, for as long as the transaction lasts.
import type { Db } from '#main/store/db.ts';

const asked = new WeakMap<Db, Map<string, unknown>>();

/**
 * Only of rows that no work written together with others changes: accounts and keys. Outside of a transaction, and where
 * each piece has its own, it is asked every time. At once where it was asked before.
 */
export function onceWithin<Value>(db: Db, name: string, ask: () => Promise<Value>): Value | Promise<Value> {
  if (!db.isTransaction) return ask();
  let all = asked.get(db);
  if (all === undefined) {
    all = new Map();
    asked.set(db, all);
  }
  const known = all.get(name);
  return known === undefined ? askFirst(all, name, ask) : (known as Value);
}

async function askFirst<Value>(all: Map<string, unknown>, name: string, ask: () => Promise<Value>): Promise<Value> {
  const value = await ask();
  all.set(name, value);
  return value;
}
