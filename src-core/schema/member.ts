// The people of an account, and what each may do.
import { z } from 'zod';
import { GrantKind, type KeyScope } from '#core/schema/account.ts';
import { Timestamp } from '#core/schema/timestamp.ts';

/** `owner`: everything. `examiner`: bring documents, read and place them. `viewer`: look. */
export const MemberRole = z.enum(['owner', 'examiner', 'viewer']);
export type MemberRole = z.infer<typeof MemberRole>;

export const ROLE_SCOPES: Readonly<Record<MemberRole, readonly KeyScope[]>> = {
  owner: ['read', 'submit', 'delete', 'manage'],
  examiner: ['read', 'submit'],
  viewer: ['read'],
};

export const Member = z.object({
  id: z.string(),
  email: z.string(),
  role: MemberRole,
  invited_at: Timestamp,
  /** Null until they have signed in. */
  joined_at: Timestamp.nullable(),
  /** The person who asks. */
  you: z.boolean(),
});
export type Member = z.infer<typeof Member>;

export const MemberList = z.object({
  members: z.array(Member),
  /** Keys that the person had made, and that ended or lost scopes with this change. */
  keys_ended: z.int().default(0),
  keys_narrowed: z.int().default(0),
});
export type MemberList = z.infer<typeof MemberList>;

/** An account that invites the person who asks. Nothing changes until they join it. */
const Invitation = z.object({
  id: z.string(),
  /** The address that the account was made for. */
  account: z.string(),
  company: z.string(),
  role: MemberRole,
  invited_at: Timestamp,
});
export const InvitationList = z.object({ invitations: z.array(Invitation) });
export type InvitationList = z.infer<typeof InvitationList>;

export const Left = z.object({ left: z.boolean(), keys_ended: z.int() });

export const SignedOut = z.object({
  ended: z.boolean(),
  /** Where the identity provider's own session is ended; null where it names no such place. */
  provider_address: z.string().nullable(),
});

/** How the sign-in of the person at this machine stands. */
export const DeskSignIn = z.object({
  /** Whether this installation has an identity provider to sign in at. */
  offered: z.boolean(),
  waiting: z.boolean(),
  /** Of the person's session, for the application's own window alone. */
  token: z.string().nullable(),
});
export type DeskSignIn = z.infer<typeof DeskSignIn>;

const StaffAccount = z.object({
  id: z.int(),
  email: z.string(),
  company: z.string(),
  plan: GrantKind.nullable(),
  seats: z.int(),
  arranged_cap: z.int().nullable(),
  past_due: z.boolean(),
  documents: z.int(),
  /** Documents that may or may not have been counted by the payment processor: to be looked up there. */
  doubtful: z.int(),
});
export const StaffAccounts = z.object({ accounts: z.array(StaffAccount) });
/** Null takes an arrangement back. */
export const Arrangement = z.object({ monthly_cap: z.int().min(1).max(10_000_000).nullable() });

export const MemberInvitation = z.object({ email: z.string().max(254), role: MemberRole });
export const MemberChange = z.object({ role: MemberRole });
