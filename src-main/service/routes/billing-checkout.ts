// GET /billing/checkout: what is asked for is checked; without a payment processor there is nowhere to pay.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { route } from '#main/service/route.ts';

const TIERS = ['seat'];
const PACKS = ['pack-10'];

export const billingCheckout = route(endpoints.billingCheckout, async ({ query }, { caller }) => {
  if (caller.test_mode) throw new Refusal('not_permitted');
  const { tier, pack, quantity = '1', seats = '1' } = query;
  if (pack !== undefined && !PACKS.includes(pack)) throw new Refusal('unknown_pack');
  if (pack === undefined && !TIERS.includes(tier ?? '')) throw new Refusal('unknown_tier');
  if (!between(quantity, 25)) throw new Refusal('invalid_quantity');
  if (!between(seats, 100)) throw new Refusal('invalid_seats');
  throw new Refusal('billing_unavailable');
});

function between(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}
