// Which account a signed-in person has: their own, or the one of their address, where the provider vouches for it.
import type { JWTPayload } from 'jose';
import { Refusal } from '#core/api/errors.ts';
import type { GrantKind } from '#core/schema/account.ts';
import type { MemberRole } from '#core/schema/member.ts';
import { readEmail } from '#main/account/email.ts';
import {
  findAccount,
  findAccountByIdentity,
  insertAccount,
  isUnused,
  listAccountsByEmail,
  type StoredAccount,
  setIdentity,
} from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { lockName } from '#main/store/dialect.ts';
import { holdKeys } from '#main/store/keys.ts';
import { findMemberByIdentity } from '#main/store/members.ts';

export interface Person {
  readonly issuer: string;
  /** Issuer and subject. */
  readonly identity: string;
  readonly email: string;
  /** The address in small letters, when the provider has made sure that it is the person's; null otherwise. */
  readonly verified: string | null;
}

/** Refuses one who is nobody in particular: all of those would share an account. */
export function personOf(claims: JWTPayload, issuer: string): Person {
  const { sub } = claims;
  if (typeof sub !== 'string' || sub.trim() === '') throw new Refusal('invalid_token');
  const email = typeof claims.email === 'string' ? claims.email.trim() : '';
  // Some providers write the word for it. Without the claim nobody has made sure.
  const sure = claims.email_verified === true || claims.email_verified === 'true';
  const address = sure ? (readEmail(email)?.address.toLowerCase() ?? null) : null;
  return { issuer, identity: `${issuer}|${sub}`, email, verified: address };
}

export interface Place {
  readonly account: StoredAccount;
  readonly role: MemberRole;
}

/** Where a person belongs: to the account that they joined, or to their own. */
export async function placeOf(db: Db, person: Person, now: Date): Promise<Place> {
  const member = await findMemberByIdentity(db, person.identity);
  const account = member === undefined ? undefined : await findAccount(db, member.account_id);
  if (member !== undefined && account !== undefined) return { account, role: member.role };
  return { account: await accountOf(db, person, now), role: 'owner' };
}

/** Made at the first sign-in, without a plan, when there is none. */
export function accountOf(db: Db, person: Person, now: Date): Promise<StoredAccount> {
  return db.transaction().execute(async (transaction) => {
    await lockName(transaction, personName(person));
    const known = await findAccountByIdentity(transaction, person.identity);
    // One that was made before the provider vouched for the address, and never used, is given up for that of the address.
    if (known !== undefined && (known.plan !== null || !(await isUnused(transaction, known.id)))) return known;
    const found = await findByAddress(transaction, person, known);
    if (found === undefined) return known ?? insertAccount(transaction, newAccountOf(person, now));
    if (found.identity !== null) return found;
    if (known !== undefined) await setIdentity(transaction, known.id, null);
    await setIdentity(transaction, found.id, person.identity);
    // Whoever signed up with the address may have been another: what they made opens nothing until its owner says so.
    await holdKeys(transaction, found.id, now.toISOString());
    return { ...found, identity: person.identity };
  });
}

/** Two sign-ins that could come to the same account come one after the other. */
export const personName = ({ verified, identity }: Pick<Person, 'verified'> & { identity: string | null }): string =>
  `person ${verified ?? identity ?? ''}`;

/** Of several accounts of one address the one with the most to lose. */
const PLANS: readonly (GrantKind | null)[] = ['arrangement', 'seat', 'pack', 'trial', 'free', null];

/**
 * Exactly this address, and not one that only reaches the same mailbox: a plus sign is a stranger's at some providers.
 * An account that another provider's person, or the person at this machine, signs in to is not among them.
 */
async function findByAddress(
  db: Db,
  person: Person,
  known: StoredAccount | undefined,
): Promise<StoredAccount | undefined> {
  const { verified, issuer } = person;
  const key = verified === null ? undefined : readEmail(verified)?.key;
  if (verified === null || key === undefined) return undefined;
  const accounts = await listAccountsByEmail(db, [key, verifiedKey(verified)]);
  const open = accounts.filter(
    ({ id, email, identity }) =>
      id !== known?.id && email.toLowerCase() === verified && (identity === null || identity.startsWith(`${issuer}|`)),
  );
  return open.toSorted((a, b) => PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan))[0];
}

/** No free grant is counted by it; an address that nobody vouched for is no key at all. */
const verifiedKey = (address: string): string => `verified:${address}`;

function newAccountOf({ identity, email, verified }: Person, now: Date) {
  return {
    email: verified ?? email,
    email_key: verified === null ? `identity:${identity}` : verifiedKey(verified),
    company: '',
    role: '',
    plan: null,
    seats: 0,
    pool_granted: 0,
    arranged_cap: null,
    trial_ends_on: null,
    identity,
    created_at: now.toISOString(),
  };
}
