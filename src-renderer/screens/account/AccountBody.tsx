// The account of a person who signed in: who they are, the plan, the members.
import { useCallback } from 'react';
import type { Client } from '#core/api/client.ts';
import { MembersPart } from '#renderer/screens/account/MembersPart.tsx';
import { PlanPart } from '#renderer/screens/account/PlanPart.tsx';
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
    const [who, plan, members] = await Promise.all([
      client.call('whoAmI'),
      client.call('getPlan'),
      client.call('listMembers'),
    ]);
    return { who: who.value, plan: plan.value, members: members.value.members };
  }, [client]);
  const { value, problem, reload } = useLoaded(load);
  const signOut = async (): Promise<void> => {
    // A session that is gone already is what was wanted.
    const reply = await client.call('signOut', { query: {} }).catch(() => null);
    onSignedOut(reply?.value.provider_address ?? null);
  };
  if (value === null) {
    return problem === null ? <LoadingState title="Loading the account" /> : <p className="field-error">{problem}</p>;
  }
  const { who, plan, members } = value;
  const manages = who.scopes.includes('manage');
  return (
    <div className="account">
      <div className="account-who">
        <p>
          Signed in as <strong>{who.email}</strong>
          {who.account === who.email ? null : `, ${who.role} in the account of ${who.account}`}.
        </p>
        <Button onPress={() => void signOut()}>Sign out</Button>
      </div>
      {problem === null ? null : <p className="field-error">{problem}</p>}
      <PlanPart plan={plan} buyer={manages ? client : null} />
      <MembersPart members={members} client={client} manages={manages} onChange={reload} />
    </div>
  );
}
