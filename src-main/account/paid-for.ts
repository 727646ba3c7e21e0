// What is still paid for. Money that went back takes back what it had bought: documents of a pack in proportion, a seat for the time it paid for.
// While a payment is disputed all that it bought is held; a dispute that was won gives it back.
import type { StoredReversal } from '#main/store/reversals.ts';
import type { StoredSubscription } from '#main/store/subscriptions.ts';

/** Best first. A failed payment is asked for again by the processor, and the seat stays until it gives up. */
export const LIVE: readonly string[] = ['active', 'past_due', 'trialing'];

export const isLive = ({ status }: Pick<StoredSubscription, 'status'>): boolean => LIVE.includes(status);

type Back = Pick<StoredReversal, 'amount' | 'refunded' | 'dispute'>;

/** Documents of a pack that are no longer paid for. */
export function takenOf(documents: number, { amount, refunded, dispute }: Back): number {
  if (dispute === 'open' || dispute === 'lost') return documents;
  if (amount <= 0 || refunded <= 0) return 0;
  return documents - Math.floor((documents * Math.max(0, amount - refunded)) / amount);
}

export type HeldFor = 'disputed' | 'refunded';

/** Why a subscription gives nothing now; null while it does. */
export function heldFor(subscription: string, reversals: readonly StoredReversal[], now: Date): HeldFor | null {
  const own = reversals.filter((one) => one.subscription === subscription);
  if (own.some(({ dispute }) => dispute === 'open')) return 'disputed';
  const present = own.filter(({ covers_until }) => covers_until !== null && covers_until > now.toISOString());
  if (present.some(({ dispute }) => dispute === 'lost')) return 'disputed';
  return present.some(({ amount, refunded }) => amount > 0 && refunded >= amount) ? 'refunded' : null;
}
