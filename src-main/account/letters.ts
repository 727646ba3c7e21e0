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

interface Invited extends LetterFacts {
  readonly email: string;
}

export const invitationMail = ({ email, ...facts }: Invited, now: Date): StoredMail =>
  waiting('invitation', email, facts, now);

export const welcomeMail = (email: string, office: string, home: string, now: Date): StoredMail =>
  waiting('welcome', email, { home, office, by: '', role: 'owner' }, now);

function waiting(kind: StoredMail['kind'], recipient: string, facts: LetterFacts, now: Date): StoredMail {
  const made_at = now.toISOString();
  const state = 'waiting' as const;
  return {
    id: randomUUID(),
    recipient,
    kind,
    facts: JSON.stringify(facts),
    state,
    attempts: 0,
    made_at,
    next_at: made_at,
    trouble: null,
  };
}
