// API keys: their digests, never the keys themselves. A revoked key keeps its row.
import type { KeyMode } from '#core/schema/account.ts';
import type { Db } from '#main/store/db.ts';

export interface StoredKey {
  prefix: string;
  /** SHA-256 of the whole key, hexadecimal. */
  digest: string;
  account_id: number;
  /** The first key of a line of rotations: a successor reaches what its predecessors submitted. */
  family: string;
  name: string;
  mode: KeyMode;
  /** Words with spaces between. */
  scopes: string;
  created_at: string;
  revoked_at: string | null;
  replaced_by: string | null;
}

export async function insertKey(db: Db, key: StoredKey): Promise<void> {
  await db.insertInto('keys').values(key).execute();
}

export function findKey(db: Db, prefix: string): Promise<StoredKey | undefined> {
  return db.selectFrom('keys').selectAll().where('prefix', '=', prefix).executeTakeFirst();
}

export function listKeys(db: Db, accountId: number, mode?: KeyMode): Promise<StoredKey[]> {
  return db
    .selectFrom('keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(mode !== undefined, (query) => query.where('mode', '=', mode ?? 'live'))
    .orderBy('created_at')
    .orderBy('prefix')
    .execute();
}

/** Those of desks are counted apart from the others. */
export async function countLiveKeys(db: Db, accountId: number, mode?: KeyMode, ofDesks?: boolean): Promise<number> {
  const row = await db
    .selectFrom('keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(ofDesks !== undefined, (query) => query.where('scopes', ofDesks === true ? 'like' : 'not like', '%desk%'))
    .$if(mode !== undefined, (query) => query.where('mode', '=', mode ?? 'live'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** True when it was live until now. */
export async function revokeKey(db: Db, prefix: string, at: string, replacedBy: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('keys')
    .set({ revoked_at: at, replaced_by: replacedBy })
    .where('prefix', '=', prefix)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listFamily(db: Db, family: string): Promise<string[]> {
  const rows = await db.selectFrom('keys').select('prefix').where('family', '=', family).execute();
  return rows.map(({ prefix }) => prefix);
}
