// What a person does about accounts that invite them, and about the one they joined: nobody is moved without their word.
import { Refusal } from '#core/api/errors.ts';
import type { InvitationList } from '#core/schema/member.ts';
import type { Caller } from '#main/account/caller.ts';
import { endKeysOf } from '#main/account/keys.ts';
import { personName } from '#main/account/person.ts';
import { findAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { lockName } from '#main/store/dialect.ts';
import {
  deleteMember,
  findMemberByIdentity,
  listInvitations,
  type StoredMember,
  updateMember,
} from '#main/store/members.ts';

/** Those of the address that the identity provider vouches for; none to the person's own account. */
export async function invitationRowsOf(db: Db, caller: Caller): Promise<InvitationList> {
  const rows = (await openTo(db, caller)).map(async ({ id, account_id, role, invited_at }) => {
    const account = await findAccount(db, account_id);
    return account === undefined ? [] : [{ id, account: account.email, company: account.company, role, invited_at }];
  });
  return { invitations: (await Promise.all(rows)).flat() };
}

async function openTo(db: Db, { verified, identity }: Caller): Promise<StoredMember[]> {
  if (verified === null || identity === null) return [];
  const invited = await listInvitations(db, verified);
  const own = await Promise.all(
    invited.map(async ({ account_id }) => (await findAccount(db, account_id))?.identity === identity),
  );
  return invited.filter((_, i) => !own[i]);
}

const NONE = 'There is no such invitation for you. It may have been withdrawn.';
const ELSEWHERE = 'You are a member of another account. Leave that first.';

/** The person's own account stays theirs, and is there again when they leave. */
export function accept(db: Db, caller: Caller, id: string, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockName(transaction, personName(caller));
    const joined = caller.identity === null ? undefined : await findMemberByIdentity(transaction, caller.identity);
    // Two windows may say it.
    if (joined?.id === id) return;
    const invited = await requireInvitation(transaction, caller, id);
    if (joined !== undefined) throw new Refusal('not_permitted', {}, ELSEWHERE);
    await updateMember(transaction, invited.id, { identity: caller.identity, joined_at: now.toISOString() });
  });
}

export function decline(db: Db, caller: Caller, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockName(transaction, personName(caller));
    await deleteMember(transaction, (await requireInvitation(transaction, caller, id)).id);
  });
}

async function requireInvitation(db: Db, caller: Caller, id: string): Promise<StoredMember> {
  const invited = (await openTo(db, caller)).find((one) => one.id === id);
  if (invited === undefined) throw new Refusal('not_permitted', {}, NONE);
  return invited;
}

const OWN = 'This account is your own: there is nothing to leave.';

/** Out of the account that they joined, and back in their own; gives how many keys of theirs ended. */
export function leave(db: Db, { identity, account }: Caller, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const member = identity === null ? undefined : await findMemberByIdentity(transaction, identity);
    if (identity === null || member === undefined || member.account_id !== account.id) {
      throw new Refusal('not_permitted', {}, OWN);
    }
    await deleteMember(transaction, member.id);
    return endKeysOf(transaction, account.id, identity, now);
  });
}
