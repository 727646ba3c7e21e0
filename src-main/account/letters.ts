// Letters that an account's doings call for, as they wait to be sent.
import { randomUUID } from 'node:crypto';
import type { MemberRole } from '#core/schema/member.ts';
import type { StoredMail } from '#main/store/mails.ts';

/** What a letter names. None of it is a secret: whoever signs in is known by the address the letter went to. */
export interface LetterFacts {
  readonly home: string;
  readonly office: string;
  /** Who invites; empty where nobody does. */
  readonly by: string;
  readonly role: MemberRole;
}

interface Addressed {
  readonly account_id: number;
  readonly email: string;
}

export const invitationMail = ({ account_id, email, ...facts }: LetterFacts & Addressed, now: Date): StoredMail =>
  waiting('invitation', { account_id, email }, facts, now);

export const welcomeMail = (to: Addressed, office: string, home: string, now: Date): StoredMail =>
  waiting('welcome', to, { home, office, by: '', role: 'owner' }, now);

function waiting(
  kind: StoredMail['kind'],
  { account_id, email }: Addressed,
  facts: LetterFacts,
  now: Date,
): StoredMail {
  const made_at = now.toISOString();
  const state = 'waiting' as const;
  return {
    id: randomUUID(),
    account_id,
    recipient: email,
    kind,
    facts: JSON.stringify(facts),
    state,
    attempts: 0,
    made_at,
    next_at: made_at,
    trouble: null,
  };
}
