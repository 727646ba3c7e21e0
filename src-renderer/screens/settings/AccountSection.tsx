// The account of the person at this machine: that of the machine, or the office's that they signed in to.
import { useCallback, useEffect, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { openPage, personClient } from '#renderer/api/person.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { AccountBody } from '#renderer/screens/account/AccountBody.tsx';
import { PlanPart } from '#renderer/screens/account/PlanPart.tsx';
import { Section } from '#renderer/screens/settings/Section.tsx';
import { useLoaded } from '#renderer/screens/settings/use-loaded.ts';
import { notify } from '#renderer/state/notices.ts';
import { Button } from '#renderer/ui/Button.tsx';
import '#renderer/screens/account/account.css';

const loadSignIn = async () => (await service.call('getSignIn')).value;
const ASK_EVERY_MS = 1500;

export function AccountSection() {
  const { value: state, problem, reload } = useLoaded(loadSignIn);
  const [client, setClient] = useState<Client | null>(null);
  const token = state?.token ?? null;
  useEffect(() => {
    if (token === null) setClient(null);
    else void personClient(token).then(setClient);
  }, [token]);
  const waiting = state?.waiting === true && token === null;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void reload(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, reload]);
  const signIn = async (): Promise<void> => {
    try {
      openPage((await service.call('startSignIn')).value.address);
    } catch (error) {
      notify({ kind: 'refused', text: messageOf(error) });
    }
    await reload();
  };
  return (
    <Section title="Account and plan" about="Whose work this is, what was read this month, and who else belongs to it.">
      {problem === null ? null : <p className="field-error">{problem}</p>}
      {client === null ? <MachinePlan /> : <AccountBody client={client} onSignedOut={() => void reload()} />}
      {state?.offered === true && token === null ? (
        <div className="account-buttons">
          <Button kind="primary" onPress={() => void signIn()}>
            {waiting ? 'Open the sign-in page again' : 'Sign in to an office account…'}
          </Button>
          {waiting ? <p role="status">Waiting for the sign-in in your browser.</p> : null}
        </div>
      ) : null}
    </Section>
  );
}

function MachinePlan() {
  const load = useCallback(async () => (await service.call('getPlan')).value, []);
  const { value: plan, problem } = useLoaded(load);
  if (plan === null) return problem === null ? null : <p className="field-error">{problem}</p>;
  return <PlanPart plan={plan} buyer={null} />;
}
