// API keys: their digests, never the keys themselves. A revoked key keeps its row.
import type { KeyMode } from '#core/schema/account.ts';
import type { Db } from '#main/store/db.ts';
import { keptQuery, keptRows } from '#main/store/kept-query.ts';

/** By what the person who signed in for a desk is asked after; all null where nobody signed in. */
export interface Vouch {
  /** What the provider is asked with, sealed with the key itself. */
  renewal: string | null;
  /** When the provider last vouched for them. */
  vouched_at: string | null;
  ask_at: string | null;
}

export const UNVOUCHED: Vouch = { renewal: null, vouched_at: null, ask_at: null };

export interface StoredKey extends Vouch {
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
  /** Issuer and subject of the person who made it, or who made the key that made it; null for the machine and for a sign-up. */
  made_by: string | null;
  made_by_email: string | null;
  /** Since when it waits for the person whose account it turned out to be to say that it is theirs. */
  held_at: string | null;
}

export async function insertKey(db: Db, key: StoredKey): Promise<void> {
  await db.insertInto('keys').values(key).execute();
}

export const findKey: (db: Db, prefix: string) => Promise<StoredKey | undefined> = keptQuery((db, prefix: string) =>
  db.selectFrom('keys').selectAll().where('prefix', '=', prefix),
);

/** When it ended, without the rest of it; undefined where there is none. */
export const findRevocation = keptQuery((db, prefix: string) =>
  db.selectFrom('keys').select('revoked_at').where('prefix', '=', prefix),
);

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
  const rows = await keptRows(db, 'family', [family], (its) =>
    db.selectFrom('keys').select('prefix').where('family', '=', its),
  );
  return rows.map(({ prefix }) => prefix);
}

/** Until somebody confirms them they open nothing. */
export async function holdKeys(db: Db, accountId: number, at: string): Promise<void> {
  await db
    .updateTable('keys')
    .set({ held_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('made_by', 'is', null)
    .execute();
}

export async function countHeldKeys(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('held_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** It is that person's from now on. */
export async function confirmKey(
  db: Db,
  prefix: string,
  by: Pick<StoredKey, 'made_by' | 'made_by_email'>,
): Promise<void> {
  await db
    .updateTable('keys')
    .set({ held_at: null, ...by })
    .where('prefix', '=', prefix)
    .execute();
}

/** Live keys of the account that a person made. */
export function listMadeBy(db: Db, accountId: number, identity: string): Promise<StoredKey[]> {
  return db
    .selectFrom('keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('made_by', '=', identity)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function narrowKey(db: Db, prefix: string, scopes: string): Promise<void> {
  await db.updateTable('keys').set({ scopes }).where('prefix', '=', prefix).execute();
}

/** True for the one who asks; whoever read the same and comes after is told false. */
export async function claimAsking(db: Db, prefix: string, due: string, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('keys')
    .set({ ask_at: until })
    .where('prefix', '=', prefix)
    .where('ask_at', '=', due)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setVouch(db: Db, prefix: string, vouch: Vouch): Promise<void> {
  await db.updateTable('keys').set(vouch).where('prefix', '=', prefix).execute();
}
