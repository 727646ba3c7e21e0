// People who signed in here. Of a session's token only the digest is kept, of what renews it only a sealed form.
import type { Db } from '#main/store/db.ts';

export interface StoredSession {
  digest: string;
  /** Issuer and subject. */
  identity: string;
  email: string;
  /** The address in small letters where the provider vouched for it. */
  verified: string | null;
  staff: number;
  /** What renews it, sealed with the token itself. */
  sealed: string | null;
  made_at: string;
  /** Until then the provider is not asked again. */
  fresh_until: string;
  ends_at: string;
}

export async function insertSession(db: Db, row: StoredSession): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export function findSession(db: Db, digest: string): Promise<StoredSession | undefined> {
  return db.selectFrom('sessions').selectAll().where('digest', '=', digest).executeTakeFirst();
}

export async function updateSession(db: Db, digest: string, change: Partial<StoredSession>): Promise<void> {
  await db.updateTable('sessions').set(change).where('digest', '=', digest).execute();
}

/** True for the one who asks the provider; whoever read the same session and comes after is told false. */
export async function claimRenewal(db: Db, { digest, fresh_until }: StoredSession, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ fresh_until: until })
    .where('digest', '=', digest)
    .where('fresh_until', '=', fresh_until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSession(db: Db, digest: string): Promise<void> {
  await db.deleteFrom('sessions').where('digest', '=', digest).execute();
}

export async function deleteSessionsOf(db: Db, identity: string): Promise<void> {
  await db.deleteFrom('sessions').where('identity', '=', identity).execute();
}

export async function forgetSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('ends_at', '<=', now).execute();
}
