// The account of a person who signed in: who they are, who invites them, the plan, the members and the keys.
import { useCallback } from 'react';
import type { Client } from '#core/api/client.ts';
import { InvitationsPart } from '#renderer/screens/account/InvitationsPart.tsx';
import { LeaveButton } from '#renderer/screens/account/LeaveButton.tsx';
import { MembersPart } from '#renderer/screens/account/MembersPart.tsx';
import { PlanPart } from '#renderer/screens/account/PlanPart.tsx';
import { KeysBody } from '#renderer/screens/settings/KeysBody.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { LoadingState } from '#renderer/ui/State.tsx';
import '#renderer/screens/account/account.css';

interface AccountBodyProps {
  readonly client: Client;
  /** After the session has ended, with where the provider's own session is ended. */
  readonly onSignedOut: (elsewhere: string | null) => void;
}

export function AccountBody({ client, onSignedOut }: AccountBodyProps) {
  const load = useCallback(async () => {
    const [who, plan, members, invitations] = await Promise.all([
      client.call('whoAmI'),
      client.call('getPlan'),
      client.call('listMembers'),
      client.call('listInvitations'),
    ]);
    const { invitations: open } = invitations.value;
    return { who: who.value, plan: plan.value, members: members.value.members, invitations: open };
  }, [client]);
  const { value, problem, reload, act, refused } = useLoaded(load);
  const signOut = async (): Promise<void> => {
    // A session that is gone already is what was wanted.
    const reply = await client.call('signOut', { query: {} }).catch(() => null);
    onSignedOut(reply?.value.provider_address ?? null);
  };
  if (value === null) {
    return problem === null ? <LoadingState title="Loading the account" /> : <p className="field-error">{problem}</p>;
  }
  const { who, plan, members, invitations } = value;
  const manages = who.scopes.includes('manage');
  const guest = members.some((member) => member.you && member.id !== 'owner');
  return (
    <div className="account">
      <div className="account-who">
        <p>
          Signed in as <strong>{who.email}</strong>
          {who.account === who.email ? null : `, ${who.role} in the account of ${who.account}`}.
        </p>
        <div className="account-buttons">
          {guest ? <LeaveButton account={who.account} onLeave={() => void act(client.call('leaveAccount'))} /> : null}
          <Button onPress={() => void signOut()}>Sign out</Button>
        </div>
      </div>
      {[problem, refused].map((text) =>
        text === null ? null : (
          <p key={text} className="field-error" role="alert">
            {text}
          </p>
        ),
      )}
      {who.held_keys > 0 && manages ? (
        <p className="account-urgent">
          {who.held_keys === 1 ? 'A key' : `${who.held_keys} keys`} from before you signed in{' '}
          {who.held_keys === 1 ? 'waits' : 'wait'} for your word: see API keys, below.
        </p>
      ) : null}
      <InvitationsPart invitations={invitations} client={client} act={act} />
      <PlanPart plan={plan} buyer={manages ? client : null} />
      <MembersPart members={members} client={client} manages={manages} onChange={reload} />
      {manages ? (
        // Anew for each account: what one may see of keys is another's in the next.
        <section key={who.account} className="account-part" aria-labelledby="keys-head">
          <h3 id="keys-head">API keys</h3>
          <KeysBody key={who.active_keys} client={client} onConfirmed={reload} />
        </section>
      ) : null}
    </div>
  );
}
