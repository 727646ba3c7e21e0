// The plan: what it is, what was used of it, and where more is bought.
import { useState } from 'react';
import type { Client } from '#core/api/client.ts';
import type { Plan } from '#core/schema/billing.ts';
import { checkoutPage, openPage, portalPage } from '#renderer/api/person.ts';
import { messageOf } from '#renderer/api/service.ts';
import { MonthChart } from '#renderer/screens/account/MonthChart.tsx';
import { planFigures, planLines, planName } from '#renderer/screens/account/plan-words.ts';
import { Button } from '#renderer/ui/Button.tsx';

interface PlanPartProps {
  readonly plan: Plan;
  /** Null where nothing may be bought by whoever looks. */
  readonly buyer: Client | null;
}

export function PlanPart({ plan, buyer }: PlanPartProps) {
  return (
    <section className="account-part" aria-labelledby="plan-head">
      <h3 id="plan-head">{planName(plan)}</h3>
      {planLines(plan).map(({ text, urgent }) => (
        <p key={text} className={urgent ? 'account-urgent' : 'muted'}>
          {text}
        </p>
      ))}
      <dl className="usage account-figures">
        {planFigures(plan).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MonthChart plan={plan} />
      {buyer === null || !plan.billed ? null : <Counter plan={plan} buyer={buyer} />}
    </section>
  );
}

const SUBSCRIBED = new Set<Plan['plan']>(['seat', 'trial']);

/** Where more is bought: every button leads to a page of the payment processor. */
function Counter({ plan, buyer }: { readonly plan: Plan; readonly buyer: Client }) {
  const [problem, setProblem] = useState<string | null>(null);
  const lead = async (ask: Promise<string>): Promise<void> => {
    try {
      openPage(await ask);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const subscribed = SUBSCRIBED.has(plan.plan) || plan.subscriptions > 0;
  if (plan.plan === 'arrangement') return null;
  return (
    <div className="account-buttons">
      {subscribed ? (
        <Button kind="primary" onPress={() => void lead(portalPage(buyer))}>
          Invoices, card and seats…
        </Button>
      ) : null}
      {plan.trial_offered ? (
        <Button kind="primary" onPress={() => void lead(checkoutPage(buyer, { tier: 'trial' }))}>
          Start the trial…
        </Button>
      ) : null}
      {subscribed ? null : (
        <Button
          kind={plan.trial_offered ? 'plain' : 'primary'}
          onPress={() => void lead(checkoutPage(buyer, { tier: 'seat' }))}
        >
          Subscribe to a seat…
        </Button>
      )}
      <Button onPress={() => void lead(checkoutPage(buyer, { pack: 'pack-10' }))}>Buy ten documents…</Button>
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
