// Accounts that invite the person: they join one, or refuse. Nothing happens to their own account by itself.
import type { Client } from '#core/api/client.ts';
import type { InvitationList, MemberRole } from '#core/schema/member.ts';
import { Button } from '#renderer/ui/Button.tsx';

const AS: Readonly<Record<MemberRole, string>> = {
  owner: 'as an owner, who may do everything',
  examiner: 'as an examiner, who brings documents and places them',
  viewer: 'as a viewer, who looks at what others brought',
};

interface InvitationsPartProps {
  readonly invitations: InvitationList['invitations'];
  readonly client: Client;
  /** Does what was asked, and shows the account anew. */
  readonly act: (ask: Promise<unknown>) => Promise<void>;
}

export function InvitationsPart({ invitations, client, act }: InvitationsPartProps) {
  if (invitations.length === 0) return null;
  return (
    <section className="account-part" aria-labelledby="invitations-head">
      <h3 id="invitations-head">Invitations</h3>
      <ul className="account-invitations">
        {invitations.map(({ id, account, company, role }) => {
          const office = company === '' ? account : company;
          return (
            <li key={id} className="visitor-card">
              <p>
                <strong>{office}</strong> invites you {AS[role]}.
                {company === '' ? null : <span className="muted"> The account is {account}.</span>}
              </p>
              <p className="muted">
                You work in one account at a time. Your own waits as it is, with its plan and its keys, and is there
                again when you leave.
              </p>
              <div className="account-buttons">
                <Button
                  kind="primary"
                  aria-label={`Join ${office}`}
                  onPress={() => void act(client.call('acceptInvitation', { params: { id } }))}
                >
                  Join
                </Button>
                <Button
                  aria-label={`Refuse ${office}`}
                  onPress={() => void act(client.call('declineInvitation', { params: { id } }))}
                >
                  Refuse
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
