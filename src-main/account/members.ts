// The people of an account: the one it was made for, and those they invited.
import { randomUUID } from 'node:crypto';
import { Refusal } from '#core/api/errors.ts';
import type { MemberList, MemberRole } from '#core/schema/member.ts';
import type { Caller } from '#main/account/caller.ts';
import { requireMailAddress } from '#main/account/email.ts';
import { invitationMail } from '#main/account/letters.ts';
import type { Config } from '#main/config.ts';
import { lockAccount, type StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { countMails, insertMail } from '#main/store/mails.ts';
import { findMember, insertMember, listMembers, type StoredMember } from '#main/store/members.ts';

/** In the place of an id: the one whose account it is, who is no guest in it. */
const FIRST = 'owner';
const MOST_MEMBERS = 200;

export async function memberRowsOf(
  db: Db,
  account: StoredAccount,
  caller: Caller,
): Promise<Pick<MemberList, 'members'>> {
  const first = {
    id: FIRST,
    email: account.email,
    role: 'owner' as const,
    invited_at: account.created_at,
    joined_at: account.identity === null ? null : account.created_at,
    you: caller.kind === 'desktop' || (caller.identity !== null && caller.identity === account.identity),
  };
  const members = await listMembers(db, account.id);
  return {
    members: [
      first,
      ...members.map(({ account_id: _account, identity, ...member }) => ({
        ...member,
        you: identity !== null && identity === caller.identity,
      })),
    ],
  };
}

interface Invitation {
  readonly account: StoredAccount;
  readonly caller: Caller;
  readonly email: string;
  readonly role: MemberRole;
  /** Where they sign in. */
  readonly home: string;
}

const NO_OFFICE = 'The account of this machine has one person. Sign in to an account of an office to invite others.';
const ENOUGH = `An account has at most ${MOST_MEMBERS} members.`;

/** An address that was invited before stays as it is. */
export async function invite(db: Db, invitation: Invitation, config: Config, now: Date): Promise<void> {
  const { account, caller, role, home } = invitation;
  if (account.plan === 'desktop') throw new Refusal('not_permitted', {}, NO_OFFICE);
  const { address } = await requireMailAddress(invitation.email, config);
  const email = address.toLowerCase();
  if (email === account.email.toLowerCase()) throw new Refusal('not_permitted', {}, 'That is the owner’s own address.');
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    if ((await listMembers(transaction, account.id)).length >= MOST_MEMBERS)
      throw new Refusal('not_permitted', {}, ENOUGH);
    const row = { id: randomUUID(), account_id: account.id, email, role, identity: null };
    const fresh = await insertMember(transaction, { ...row, invited_at: now.toISOString(), joined_at: null });
    if (!fresh || config.mail === null || config.identity?.client_id == null) return;
    await requirePatience(transaction, account, email, now);
    const office = account.company === '' ? account.email : account.company;
    const letter = { account_id: account.id, email, by: caller.email, office, role, home };
    await insertMail(transaction, invitationMail(letter, now));
  });
}

const DAY_MS = 86_400_000;
const LETTERS_TO_ONE = 3;
const LETTERS_TO_ONE_FROM_ALL = 10;
const LETTERS_OF_ACCOUNT = 50;
const TOLD_ENOUGH = 'That address has been written to often enough today. Invite it again tomorrow.';
const WROTE_ENOUGH = `At most ${LETTERS_OF_ACCOUNT} invitations a day leave an account. Invite more tomorrow.`;

/** Withdrawn and made again, an invitation would be a letter each time: so many a day, and no more. */
async function requirePatience(db: Db, { id: account_id }: StoredAccount, recipient: string, now: Date): Promise<void> {
  const scope = { kind: 'invitation' as const, since: new Date(now.getTime() - DAY_MS).toISOString() };
  if ((await countMails(db, { ...scope, recipient, account_id })) >= LETTERS_TO_ONE)
    throw new Refusal('not_permitted', {}, TOLD_ENOUGH);
  if ((await countMails(db, { ...scope, recipient })) >= LETTERS_TO_ONE_FROM_ALL)
    throw new Refusal('not_permitted', {}, TOLD_ENOUGH);
  if ((await countMails(db, { ...scope, account_id })) >= LETTERS_OF_ACCOUNT)
    throw new Refusal('not_permitted', {}, WROTE_ENOUGH);
}

/** The account's member of that id; the one whose account it is cannot be changed. */
export async function requireMember(db: Db, account: StoredAccount, id: string): Promise<StoredMember> {
  const member = await findMember(db, account.id, id);
  if (member === undefined) throw new Refusal('not_permitted', {}, 'There is no such member, or it is the owner.');
  return member;
}
