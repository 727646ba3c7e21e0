// A payment as it stands now: what it paid for, what went back of it, and whether the card's holder disputes it.
import type Stripe from 'stripe';
import type { StoredReversal } from '#main/store/reversals.ts';

export interface PaymentState extends Omit<StoredReversal, 'account_id' | 'seen_at'> {
  readonly customer: string | null;
}

export async function paymentStateOf(stripe: Stripe, payment: string): Promise<PaymentState> {
  const [intent, disputes, checkouts, paid] = await Promise.all([
    stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] }),
    stripe.disputes.list({ payment_intent: payment, limit: 20 }),
    stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 }),
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: payment },
      expand: ['data.invoice'],
      limit: 1,
    }),
  ]);
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const invoice = paid.data[0]?.invoice;
  return {
    payment,
    customer: idOf(intent.customer),
    checkout: checkouts.data[0]?.id ?? null,
    amount: intent.amount_received,
    refunded: charge?.amount_refunded ?? 0,
    dispute: worstOf(disputes.data.map(({ status }) => status)),
    ...(typeof invoice === 'object' && 'lines' in invoice ? coverOf(invoice) : UNCOVERED),
  };
}

const UNCOVERED = { subscription: null, covers_until: null };

function coverOf({ parent, lines }: Stripe.Invoice): Pick<PaymentState, 'subscription' | 'covers_until'> {
  const ends = lines.data.map(({ period }) => period.end);
  return {
    subscription: idOf(parent?.subscription_details?.subscription),
    covers_until: ends.length === 0 ? null : new Date(Math.max(...ends) * 1000).toISOString(),
  };
}

const WON = ['won', 'prevented'];

/** A question of the bank's, which it calls a warning, moves no money yet. */
function worstOf(statuses: readonly string[]): PaymentState['dispute'] {
  const moved = statuses.filter((status) => !status.startsWith('warning_'));
  if (moved.length === 0) return null;
  if (moved.includes('lost')) return 'lost';
  return moved.every((status) => WON.includes(status)) ? 'won' : 'open';
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
