// People who belong to an account besides the one whose it is.
import type { MemberRole } from '#core/schema/member.ts';
import type { Db } from '#main/store/db.ts';

export interface StoredMember {
  id: string;
  account_id: number;
  /** In small letters: the address that the provider has to vouch for. */
  email: string;
  role: MemberRole;
  /** Issuer and subject, once they have signed in. */
  identity: string | null;
  invited_at: string;
  joined_at: string | null;
}

/** False when the address was invited before. */
export async function insertMember(db: Db, row: StoredMember): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('members')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function listMembers(db: Db, accountId: number): Promise<StoredMember[]> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
}

export function findMember(db: Db, accountId: number, id: string): Promise<StoredMember | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findMemberByIdentity(db: Db, identity: string): Promise<StoredMember | undefined> {
  return db.selectFrom('members').selectAll().where('identity', '=', identity).executeTakeFirst();
}

/** Invitations of an address that nobody has taken up, oldest first. */
export function listInvitations(db: Db, email: string): Promise<StoredMember[]> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('email', '=', email)
    .where('identity', 'is', null)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
}

export async function updateMember(db: Db, id: string, change: Partial<StoredMember>): Promise<void> {
  await db.updateTable('members').set(change).where('id', '=', id).execute();
}

export async function deleteMember(db: Db, id: string): Promise<void> {
  await db.deleteFrom('members').where('id', '=', id).execute();
}
