// GET /billing/portal: the payment processor's page for invoices, cards, seats and cancelling.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { RawJson, route } from '#main/service/route.ts';
import { listSubscriptions } from '#main/store/subscriptions.ts';

const WITHOUT_SUBSCRIPTION = new Set(['pack', 'arrangement']);

export const billingPortal = route(endpoints.billingPortal, async ({ wants_json }, context) => {
  const { app, account, caller, till, address } = context;
  if (caller.test_mode) throw new Refusal('not_permitted');
  // One that ended still has its invoices.
  const subscribed = (await listSubscriptions(app.db, account.id)).length > 0;
  if (!subscribed && WITHOUT_SUBSCRIPTION.has(account.plan ?? '')) throw new Refusal('no_subscription');
  if (till === null) throw new Refusal('billing_unavailable');
  if (!subscribed || account.stripe_customer_id === null) throw new Refusal('no_subscription');
  const home = `${app.config.public_address ?? address()}/#/account`;
  const location = await till.processor.openPortal(account.stripe_customer_id, home).catch((fault: unknown) => {
    app.log.error({ err: fault }, 'the billing page could not be opened');
    throw new Refusal('portal_failed');
  });
  return wants_json ? new RawJson(JSON.stringify({ portal_url: location })) : { location };
});
