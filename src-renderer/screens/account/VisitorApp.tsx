// The whole window of one who came by browser from elsewhere: sign in, and the account. Documents stay in the application.
import { useEffect, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { personClient, type Visitor } from '#renderer/api/person.ts';
import { messageOf } from '#renderer/api/service.ts';
import { AccountBody } from '#renderer/screens/account/AccountBody.tsx';
import { Button } from '#renderer/ui/Button.tsx';
import '#renderer/screens/settings/settings.css';
import '#renderer/screens/account/account.css';

/** A checkout that the person comes back from. */
function returned(): string | null {
  return new URLSearchParams(window.location.search).get('checkout');
}

export function VisitorApp({ visitor }: { readonly visitor: Visitor }) {
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const dress = () => document.documentElement.setAttribute('data-theme', dark.matches ? 'dark' : 'light');
    dress();
    dark.addEventListener('change', dress);
    return () => dark.removeEventListener('change', dress);
  }, []);
  return (
    <main className="visitor">
      <header className="visitor-head">
        <h1>Deedproof</h1>
      </header>
      {visitor === 'may_sign_in' ? <SignInCard /> : <SignedIn token={visitor.token} />}
    </main>
  );
}

function SignInCard() {
  const paid = returned() !== null;
  const failed = new URLSearchParams(window.location.search).has('sign-in');
  return (
    <section className="visitor-card">
      <h2>{paid ? 'The payment page is done' : 'Your account'}</h2>
      <p>
        {paid
          ? 'Go back to Deedproof, or sign in to see your plan.'
          : 'Sign in to see your plan, what was read this month, and the members of your account.'}
      </p>
      {failed ? (
        <p className="field-error" role="alert">
          The sign-in did not succeed. Begin it again here, and finish it in this browser.
        </p>
      ) : null}
      <Button kind="primary" onPress={() => window.location.assign('/auth/sign-in')}>
        Sign in
      </Button>
    </section>
  );
}

function SignedIn({ token }: { readonly token: string }) {
  const [client, setClient] = useState<Client | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void (async () => {
      const own = await personClient(token);
      const session = returned();
      if (session !== null) {
        // What was just bought is there at once, also where the processor's own message is late.
        await own
          .call('billingCheckout', { query: { session } })
          .catch((error: unknown) => setProblem(messageOf(error)));
        window.history.replaceState(null, '', '/#/account');
      }
      setClient(own);
    })();
  }, [token]);
  if (client === null) return null;
  const leave = (elsewhere: string | null) => window.location.assign(elsewhere ?? '/');
  return (
    <>
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <h2 className="visually-hidden">Your account</h2>
      <AccountBody client={client} onSignedOut={leave} />
    </>
  );
}
