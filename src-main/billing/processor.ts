// The payment processor: the one place that speaks to Stripe. What it answers is brought down to what we keep.
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { ForgedMessage, UnreadableMessage } from '#main/billing/bad-message.ts';
import { type PaymentState, paymentStateOf } from '#main/billing/payment-state.ts';
import type { Billing } from '#main/config.ts';

export interface Purchase {
  readonly account_id: number;
  /** Several installations may sell at one processor, each with an account of that number. */
  readonly installation: string;
  readonly customer: string;
  readonly what: { readonly tier: 'seat' | 'trial'; readonly seats: number } | { readonly packs: number };
  /** Where the person comes back to. */
  readonly address: string;
  /** The checkout that this one takes the place of: asked for twice at once, it is one. */
  readonly after: string | null;
}

export interface Opened {
  readonly id: string;
  readonly url: string;
}

export interface CheckoutState {
  readonly id: string;
  readonly account_id: number | null;
  readonly installation: string | null;
  /** It can still be paid. */
  readonly open: boolean;
  readonly customer: string | null;
  readonly complete: boolean;
  readonly paid: boolean;
  readonly subscription: string | null;
  /** Documents of a pack; 0 where none was bought. */
  readonly documents: number;
}

export interface SubscriptionState {
  readonly id: string;
  readonly customer: string;
  readonly account_id: number | null;
  readonly installation: string | null;
  readonly status: string;
  readonly seats: number;
  readonly trial_ends_at: string | null;
  readonly period_ends_at: string | null;
  readonly ends_at: string | null;
}

export interface Message {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  /** What it is about: the id of a checkout or of a subscription. */
  readonly checkout: string | null;
  readonly subscription: string | null;
  /** The payment that went back or is disputed. */
  readonly payment: string | null;
}

export interface Processor {
  readonly trial_days: number;
  makeCustomer(account: { id: number; email: string; company: string }, installation: string): Promise<string>;
  openCheckout(purchase: Purchase): Promise<Opened>;
  /** Nobody can pay it any more, unless somebody has. */
  closeCheckout(id: string): Promise<void>;
  openPortal(customer: string, address: string): Promise<string>;
  findCheckout(id: string): Promise<CheckoutState | null>;
  findSubscription(id: string): Promise<SubscriptionState | null>;
  findPayment(id: string): Promise<PaymentState | null>;
  /** Counts one document. Said twice under one name within a day it counts once. */
  meter(name: string, customer: string, at: Date): Promise<void>;
  /** Throws ForgedMessage where no secret of ours signed it, or too long ago. */
  readMessage(bytes: Uint8Array, signature: string, now: Date): Message;
}

const PACK_DOCUMENTS = 10;
const TOLERANCE_SECONDS = 300;

export function openProcessor(billing: Billing): Processor {
  const stripe = new Stripe(billing.secret_key, { ...hostOf(billing.api_address), ...PATIENCE });
  return {
    trial_days: billing.trial_days,
    async makeCustomer({ id, email, company }, installation) {
      const { id: customer } = await stripe.customers.create(
        { email, ...(company === '' ? {} : { name: company }), metadata: { account_id: String(id), installation } },
        { idempotencyKey: `customer-${installation}-${id}` },
      );
      return customer;
    },
    async openCheckout(purchase) {
      const asked = checkoutOf(purchase, billing);
      const name = createHash('sha256')
        .update(JSON.stringify([purchase.after, asked]))
        .digest('hex');
      const once = 'tier' in purchase.what ? { idempotencyKey: `checkout-${purchase.installation}-${name}` } : {};
      const { id, url } = await stripe.checkout.sessions.create(asked, once);
      if (url === null) throw new Error('The payment processor named no page.');
      return { id, url };
    },
    async closeCheckout(id) {
      await orNone(stripe.checkout.sessions.expire(id), PAID_OR_OVER);
    },
    openPortal: async (customer, return_url) =>
      (await stripe.billingPortal.sessions.create({ customer, return_url })).url,
    async findCheckout(id) {
      const session = await orNone(stripe.checkout.sessions.retrieve(id));
      return session === null ? null : checkoutStateOf(session);
    },
    async findSubscription(id) {
      const subscription = await orNone(stripe.subscriptions.retrieve(id));
      return subscription === null ? null : subscriptionStateOf(subscription, billing.seat_price);
    },
    findPayment: (id) => orNone(paymentStateOf(stripe, id)),
    async meter(identifier, customer, at) {
      await stripe.billing.meterEvents.create(
        {
          event_name: billing.meter,
          identifier,
          timestamp: Math.floor(at.getTime() / 1000),
          payload: { stripe_customer_id: customer, value: '1' },
        },
        { idempotencyKey: `meter-${identifier}` },
      );
    },
    readMessage: (bytes, signature, now) => messageOf(verified(stripe, billing, { bytes, signature, now })),
  };
}

const PATIENCE = { timeout: 15_000, maxNetworkRetries: 2, telemetry: false } as const;

/** A checkout that was paid or has run out cannot be closed. */
const PAID_OR_OVER = 400;

/** Null for what is not there. */
async function orNone<Found>(asked: Promise<Found>, status = 404): Promise<Found | null> {
  try {
    return await asked;
  } catch (fault) {
    const { StripeInvalidRequestError } = Stripe.errors;
    if (fault instanceof StripeInvalidRequestError && [404, status].includes(fault.statusCode ?? 0)) return null;
    throw fault;
  }
}

function hostOf(address: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (address === null) return {};
  const { hostname, port, protocol } = new URL(address);
  const plain = protocol === 'http:';
  return { host: hostname, port: port === '' ? (plain ? 80 : 443) : Number(port), protocol: plain ? 'http' : 'https' };
}

type CheckoutParams = Stripe.Checkout.SessionCreateParams;

function checkoutOf(purchase: Purchase, billing: Billing): CheckoutParams {
  const { account_id, installation, customer, what, address } = purchase;
  const metadata = { account_id: String(account_id), installation };
  const common = {
    customer,
    client_reference_id: String(account_id),
    // The processor puts the checkout's id in the place of the braces.
    success_url: `${address}/?checkout={CHECKOUT_SESSION_ID}#/account`,
    cancel_url: `${address}/#/account`,
  };
  if ('packs' in what) {
    const bought = { ...metadata, documents: String(what.packs * PACK_DOCUMENTS) };
    const line_items = [{ price: billing.pack_price, quantity: what.packs }];
    return { ...common, mode: 'payment', line_items, metadata: bought };
  }
  const trial = what.tier === 'trial' ? { trial_period_days: billing.trial_days } : {};
  return {
    ...common,
    mode: 'subscription',
    line_items: [{ price: billing.seat_price, quantity: what.seats }, { price: billing.overage_price }],
    // A trial turns into a subscription by itself only where there is something to charge.
    payment_method_collection: 'always',
    subscription_data: { metadata, ...trial },
    metadata,
  };
}

function checkoutStateOf(session: Stripe.Checkout.Session): CheckoutState {
  return {
    id: session.id,
    account_id: accountIn(session.client_reference_id),
    installation: session.metadata?.installation ?? null,
    open: session.status === 'open',
    customer: idOf(session.customer),
    complete: session.status === 'complete',
    paid: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
    subscription: idOf(session.subscription),
    documents: session.mode === 'payment' ? Number(session.metadata?.documents ?? 0) : 0,
  };
}

function subscriptionStateOf(subscription: Stripe.Subscription, seatPrice: string): SubscriptionState {
  const items = subscription.items.data;
  // Staff may have moved it to another price by hand: then what is counted by the piece are its seats.
  const seat =
    items.find(({ price }) => price.id === seatPrice) ?? items.find(({ quantity }) => quantity !== undefined);
  const { cancel_at, ended_at, trial_end, status } = subscription;
  const period = seat?.current_period_end ?? null;
  return {
    id: subscription.id,
    customer: idOf(subscription.customer) ?? '',
    account_id: accountIn(subscription.metadata.account_id),
    installation: subscription.metadata.installation ?? null,
    status,
    seats: seat?.quantity ?? 0,
    trial_ends_at: timeOf(trial_end),
    period_ends_at: timeOf(period),
    ends_at: timeOf(ended_at ?? cancel_at ?? (subscription.cancel_at_period_end ? period : null)),
  };
}

function accountIn(text: string | null | undefined): number | null {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const timeOf = (seconds: number | null | undefined): string | null =>
  seconds == null ? null : new Date(seconds * 1000).toISOString();

interface Posted {
  readonly bytes: Uint8Array;
  readonly signature: string;
  readonly now: Date;
}

function verified(stripe: Stripe, { webhook_secrets }: Billing, { bytes, signature, now }: Posted): Stripe.Event {
  for (const secret of webhook_secrets) {
    try {
      const text = Buffer.from(bytes);
      return stripe.webhooks.constructEvent(text, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
    } catch (fault) {
      if (fault instanceof SyntaxError) throw new UnreadableMessage();
      if (!(fault instanceof Stripe.errors.StripeSignatureVerificationError)) throw fault;
    }
  }
  throw new ForgedMessage();
}

const WENT_BACK = /^(?:charge\.refund|charge\.dispute\.|refund\.)/;

function messageOf(event: Stripe.Event): Message {
  if (typeof event?.id !== 'string' || typeof event.type !== 'string' || typeof event.data?.object !== 'object')
    throw new UnreadableMessage();
  const object = event.data.object as {
    object?: string;
    id?: string;
    parent?: Stripe.Invoice.Parent | null;
    payment_intent?: string | { id: string } | null;
  };
  const about = (kind: string) => (object.object === kind ? (object.id ?? null) : null);
  return {
    id: event.id,
    type: event.type,
    created_at: new Date(event.created * 1000).toISOString(),
    checkout: about('checkout.session'),
    subscription:
      about('subscription') ??
      (object.object === 'invoice' ? idOf(object.parent?.subscription_details?.subscription) : null),
    payment: WENT_BACK.test(event.type) ? idOf(object.payment_intent) : null,
  };
}
