// GET /billing/checkout: what is asked for is checked, and the caller sent to the payment processor's page for it. With
// `session`, what a finished checkout bought is taken in.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import type { Purchase } from '#main/billing/processor.ts';
import { type Asked, RawJson, route } from '#main/service/route.ts';
import type { StoredAccount } from '#main/store/accounts.ts';

const PACKS = ['pack-10'];

export const billingCheckout = route(endpoints.billingCheckout, async ({ query, wants_json }, context) => {
  const { app, account, caller, till, address } = context;
  if (caller.test_mode) throw new Refusal('not_permitted');
  const home = app.config.public_address ?? address();
  const failed = (fault: unknown): never => {
    app.log.error({ err: fault }, 'the checkout failed');
    throw new Refusal('checkout_failed');
  };
  if (query.session !== undefined) {
    if (till === null) throw new Refusal('billing_unavailable');
    if (!(await till.settle(account, query.session).catch(failed))) throw new Refusal('checkout_incomplete');
    return sentOn(`${home}/#/account`, wants_json);
  }
  const what = wantedOf(query);
  if (till === null) throw new Refusal('billing_unavailable');
  requireBuyer(account, what, till.processor.trial_days);
  return sentOn(await till.checkout(account, what, home).catch(failed), wants_json);
});

function sentOn(location: string, wantsJson: boolean) {
  return wantsJson ? new RawJson(JSON.stringify({ checkout_url: location })) : { location };
}

function wantedOf(query: Asked<typeof endpoints.billingCheckout>['query']): Purchase['what'] {
  const { tier, pack, quantity = '1', seats = '1' } = query;
  if (pack !== undefined && !PACKS.includes(pack)) throw new Refusal('unknown_pack');
  const plan = tier === 'seat' || tier === 'trial' ? tier : null;
  if (pack === undefined && plan === null) throw new Refusal('unknown_tier');
  if (!between(quantity, 25)) throw new Refusal('invalid_quantity');
  if (!between(seats, 100)) throw new Refusal('invalid_seats');
  return pack === undefined && plan !== null ? { tier: plan, seats: Number(seats) } : { packs: Number(quantity) };
}

const BY_ARRANGEMENT = 'This account is billed by arrangement: nothing is sold to it here.';
const AT_THIS_MACHINE = 'The account of this machine has no limit to buy more of. Sign in to an account of an office.';
const HAD_TRIAL = 'This account has had its trial.';

function requireBuyer(account: StoredAccount, what: Purchase['what'], trialDays: number): void {
  if (account.plan === 'desktop') throw new Refusal('not_permitted', {}, AT_THIS_MACHINE);
  if (account.plan === 'arrangement') throw new Refusal('not_permitted', {}, BY_ARRANGEMENT);
  if (!('tier' in what) || what.tier !== 'trial') return;
  if (trialDays === 0) throw new Refusal('unknown_tier');
  if (account.had_trial === 1) throw new Refusal('not_permitted', {}, HAD_TRIAL);
}

function between(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}
