// GET /billing/portal: this installation has no payment processor, so there is nowhere to send anyone.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { route } from '#main/service/route.ts';

const WITHOUT_SUBSCRIPTION = new Set(['pack', 'arrangement']);

export const billingPortal = route(endpoints.billingPortal, async (_asked, { account, caller }) => {
  if (caller.test_mode) throw new Refusal('not_permitted');
  if (WITHOUT_SUBSCRIPTION.has(account.plan ?? '')) throw new Refusal('no_subscription');
  throw new Refusal('billing_unavailable');
});
