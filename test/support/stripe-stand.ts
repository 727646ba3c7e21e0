// A payment processor of the test's own on a real port, written from the published description of Stripe's interface: it
// asks for the key, knows its parameters and refuses others, answers one idempotency key once, counts a meter event by its
// identifier, and signs what it tells. What people do on its pages is done by calling it.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Billing } from '#main/config.ts';

type Form = Record<string, string>;
interface Kept {
  readonly id: string;
  [field: string]: unknown;
}
interface Item {
  readonly price: string;
  readonly quantity: number | null;
}

export interface StripeStand {
  readonly billing: Billing;
  /** Requests as they came: method, path and form. */
  readonly requests: { readonly method: string; readonly path: string; readonly form: Form }[];
  /** Counted documents by customer. */
  counted(customer: string): number;
  /** The person pays for, or begins the trial of, the checkout of this address; gives the events it makes, untold. */
  pay(address: string): StripeEvent[];
  /** Changes a subscription, as the processor, its clock or the person at its page does; gives the event. */
  change(subscription: string, fields: Record<string, unknown>): StripeEvent;
  /** An event about anything. */
  event(type: string, object: Record<string, unknown>): StripeEvent;
  subscriptionOf(customer: string): string;
  /** So much of what was paid last goes back, as staff of the seller does it: a share, 1 for all. */
  refund(customer: string, share: number): StripeEvent;
  /** The card's holder disputes what was paid last, or the dispute comes to that end. */
  dispute(customer: string, status: string): StripeEvent;
  /** A subscription that was sold by another who sells there, under an account of that number. */
  sellElsewhere(account_id: number, installation: string | null): { subscription: string; checkout: string };
  newestCheckout(): string;
  /** Signed bytes of an event, as they are posted. */
  signed(event: StripeEvent, how?: { secret?: string; at?: Date }): { body: string; headers: Record<string, string> };
  /** What to do with the next requests: answer as usual, fail, or do the work and let the line go. */
  mood: 'usual' | 'failing' | 'silent';
  /** Sees each request before its work is done and after; true lets the line go there. */
  watch: ((path: string, when: 'before' | 'after') => boolean) | null;
  /** A customer who was there before. */
  customer(): string;
  close(): Promise<void>;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Record<string, unknown> };
}

const SECRET_KEY = 'sk_test_standing_in_for_the_till';
const WEBHOOK_SECRET = 'whsec_standing_in_for_the_bell';
const PRICES = { seat_price: 'price_seat', overage_price: 'price_over', pack_price: 'price_pack' };
const DAY = 86_400;
const MONTH = 31 * DAY;

const SEAT_CENTS = 4900;
const PACK_CENTS = 1500;

const CHECKOUT =
  /^(customer|client_reference_id|success_url|cancel_url|mode|payment_method_collection|metadata\[\w+\]|line_items\[\d\]\[(price|quantity)\]|subscription_data\[(metadata\]\[\w+|trial_period_days)\])$/;
/** Parameters that each path takes. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  '/v1/customers': /^(email|name|metadata\[\w+\])$/,
  '/v1/checkout/sessions': CHECKOUT,
  '/v1/billing_portal/sessions': /^(customer|return_url)$/,
  '/v1/billing/meter_events': /^(event_name|identifier|timestamp|payload\[(stripe_customer_id|value)\])$/,
};

class Refused extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, type: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.error = { type, message, ...more };
  }
}

export async function standStripe(now: () => Date): Promise<StripeStand> {
  const books = new Books(now);
  const requests: StripeStand['requests'] = [];
  const server = createServer(async (request, response) => {
    const form = await formOf(request);
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://stand');
    requests.push({ method: request.method ?? '', path, form });
    if (stand.mood === 'failing') return send(response, 500, { error: { type: 'api_error', message: 'Down.' } });
    if (stand.watch?.(path, 'before') === true) return void request.socket.destroy();
    const { status, body } = answer(
      books,
      request,
      path,
      request.method === 'GET' ? Object.fromEntries(searchParams) : form,
    );
    if (stand.mood === 'silent' || stand.watch?.(path, 'after') === true) return void request.socket.destroy();
    return send(response, status, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api_address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stand: StripeStand = {
    billing: {
      ...PRICES,
      secret_key: SECRET_KEY,
      webhook_secrets: [WEBHOOK_SECRET],
      meter: 'documents_over',
      trial_days: 14,
      api_address,
    },
    requests,
    mood: 'usual',
    watch: null,
    customer: () => books.customer(),
    counted: (customer) => books.counted(customer),
    pay: (address) => books.pay(address.split('/').at(-1) ?? ''),
    change: (id, fields) => books.change(id, fields),
    event: (type, object) => books.event(type, object),
    subscriptionOf: (customer) => books.subscriptionOf(customer),
    refund: (customer, share) => books.refund(customer, share),
    dispute: (customer, status) => books.dispute(customer, status),
    sellElsewhere: (id, installation) => books.sellElsewhere(id, installation),
    newestCheckout: () => books.newest('checkout.session'),
    signed: (event, how = {}) => signedBy(event, how.secret ?? WEBHOOK_SECRET, how.at ?? now()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stand;
}

function signedBy(event: StripeEvent, secret: string, at: Date) {
  const body = JSON.stringify(event);
  const t = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { body, headers: { 'stripe-signature': `t=${t},v1=${v1}`, 'content-type': 'application/json' } };
}

async function formOf(request: IncomingMessage): Promise<Form> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand' });
  response.end(JSON.stringify(body));
}

function answer(books: Books, request: IncomingMessage, path: string, form: Form): { status: number; body: unknown } {
  try {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      throw new Refused(401, 'invalid_request_error', 'Invalid API Key provided.');
    }
    if (!/^\d{4}-\d\d-\d\d\.\w+$/.test(String(request.headers['stripe-version']))) {
      throw new Refused(400, 'invalid_request_error', 'No version.');
    }
    if (request.method === 'GET') return { status: 200, body: books.read(path, form) };
    if (/^\/v1\/checkout\/sessions\/\w+\/expire$/.test(path)) return { status: 200, body: books.expire(path) };
    const unknown = Object.keys(form).find((name) => KNOWN[path]?.test(name) !== true);
    if (unknown !== undefined) {
      const message = `Received unknown parameter: ${unknown}`;
      throw new Refused(400, 'invalid_request_error', message, { code: 'parameter_unknown', param: unknown });
    }
    return { status: 200, body: books.once(String(request.headers['idempotency-key'] ?? ''), path, form) };
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    return { status: fault.status, body: { error: fault.error } };
  }
}

/** All that the processor has written down. */
class Books {
  readonly #now: () => Date;
  readonly #kept = new Map<string, Kept>();
  readonly #replies = new Map<string, { asked: string; reply: unknown }>();
  readonly #meter = new Map<string, string>();
  #count = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  customer(): string {
    return this.#keep('cus', { object: 'customer' }).id;
  }

  counted(customer: string): number {
    return [...this.#meter.values()].filter((one) => one === customer).length;
  }

  newest(object: string): string {
    return [...this.#kept.values()].filter((one) => one.object === object).at(-1)?.id ?? '';
  }

  subscriptionOf(customer: string): string {
    const found = [...this.#kept.values()].filter((one) => one.object === 'subscription' && one.customer === customer);
    return found.at(-1)?.id ?? '';
  }

  read(path: string, query: Form): Kept | { object: 'list'; data: Kept[]; has_more: boolean } {
    const listed = LISTS[path];
    if (listed !== undefined) {
      const { object, by } = listed;
      const data = [...this.#kept.values()].filter((one) => one.object === object && one.payment_intent === query[by]);
      return { object: 'list', data, has_more: false };
    }
    const id = path.split('/').at(-1) ?? '';
    const found = this.#kept.get(id);
    if (found === undefined || !/^\/v1\/(checkout\/sessions|subscriptions|payment_intents)\/\w+$/.test(path)) {
      throw new Refused(404, 'invalid_request_error', `No such object: '${id}'`, { code: 'resource_missing' });
    }
    return found;
  }

  expire(path: string): Kept {
    const id = path.split('/').at(-2) ?? '';
    const session = this.#require(id);
    if (session.status !== 'open') {
      throw new Refused(
        400,
        'invalid_request_error',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      );
    }
    const over: Kept = { ...session, status: 'expired', url: null };
    this.#kept.set(id, over);
    return over;
  }

  /** A payment of a customer, with its charge inside as one who asks for that gets it. */
  #charge(customer: unknown, amount: number): string {
    const charge = { id: 'ch_1', object: 'charge', amount, amount_refunded: 0, refunded: false, disputed: false };
    const fields = { object: 'payment_intent', customer, amount_received: amount, latest_charge: charge };
    return this.#keep('pi', fields).id;
  }

  #newestPayment(customer: string): Kept {
    const found = [...this.#kept.values()].filter(
      (one) => one.object === 'payment_intent' && one.customer === customer,
    );
    return this.#require(found.at(-1)?.id);
  }

  refund(customer: string, share: number): StripeEvent {
    const payment = this.#newestPayment(customer);
    const amount_refunded = Math.round(Number(payment.amount_received) * share);
    const charge = { ...(payment.latest_charge as object), amount_refunded, refunded: share === 1 };
    this.#kept.set(payment.id, { ...payment, latest_charge: charge });
    return this.event('charge.refunded', { ...charge, payment_intent: payment.id });
  }

  dispute(customer: string, status: string): StripeEvent {
    const payment = this.#newestPayment(customer);
    const id = `dp_of_${payment.id}`;
    const fresh = !this.#kept.has(id);
    const dispute: Kept = { id, object: 'dispute', payment_intent: payment.id, charge: 'ch_1', status };
    this.#kept.set(id, dispute);
    return this.event(fresh ? 'charge.dispute.created' : 'charge.dispute.closed', dispute);
  }

  sellElsewhere(account_id: number, installation: string | null): { subscription: string; checkout: string } {
    const metadata: Form = {
      account_id: String(account_id),
      documents: '250',
      ...(installation === null ? {} : { installation }),
    };
    const { id: customer } = this.#keep('cus', { object: 'customer' });
    const items = [{ price: PRICES.seat_price, quantity: 100 }];
    const { id: subscription } = this.#subscribe({ id: '', customer, standing: { items, days: 0, metadata } });
    const checkout = this.#keep('cs_test', {
      object: 'checkout.session',
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: String(account_id),
      customer,
      metadata,
    });
    return { subscription, checkout: checkout.id };
  }

  /** One reply for one idempotency key; the same key for something else is refused. */
  once(key: string, path: string, form: Form): unknown {
    const asked = JSON.stringify([path, form]);
    const before = this.#replies.get(key);
    if (key !== '' && before !== undefined) {
      if (before.asked !== asked) throw new Refused(400, 'idempotency_error', 'Keys can only be used once.');
      return before.reply;
    }
    const reply = this.#write(path, form);
    if (key !== '') this.#replies.set(key, { asked, reply });
    return reply;
  }

  #write(path: string, form: Form): unknown {
    if (path === '/v1/customers') return this.#keep('cus', { object: 'customer', email: form.email });
    if (path === '/v1/checkout/sessions') return this.#openCheckout(form);
    if (path === '/v1/billing_portal/sessions') {
      this.#require(form.customer);
      return {
        ...this.#keep('bps', { object: 'billing_portal.session' }),
        url: `https://portal.example/${form.customer}`,
      };
    }
    return this.#count1(form);
  }

  #openCheckout(form: Form): Kept {
    this.#require(form.customer);
    const items = itemsOf(form);
    const wrong = items.find(({ price }) => !Object.values(PRICES).includes(price));
    if (wrong !== undefined || items.length === 0) {
      throw new Refused(400, 'invalid_request_error', `No such price: '${wrong?.price}'`, { code: 'resource_missing' });
    }
    // The meter decides how many: a quantity beside it is refused.
    if (items.some(({ price, quantity }) => (price === PRICES.overage_price) !== (quantity === null))) {
      throw new Refused(400, 'invalid_request_error', 'Quantity should not be specified where usage_type is metered.');
    }
    this.#count += 1;
    const id = `cs_test_${this.#count}`;
    const days = Number(form['subscription_data[trial_period_days]'] ?? 0);
    const session: Kept = {
      id,
      object: 'checkout.session',
      mode: form.mode,
      status: 'open',
      payment_status: 'unpaid',
      customer: form.customer,
      client_reference_id: form.client_reference_id,
      subscription: null,
      metadata: fieldsUnder(form, 'metadata'),
      url: `https://checkout.example/${id}`,
      standing: { items, days, metadata: fieldsUnder(form, 'subscription_data[metadata]') },
    };
    this.#kept.set(id, session);
    return session;
  }

  pay(id: string): StripeEvent[] {
    const session = this.#require(id) as Kept & { standing: { items: Item[]; days: number; metadata: Form } };
    if (session.status !== 'open') throw new Error('This checkout is over.');
    if (session.mode === 'payment') {
      const packs = session.standing.items[0]?.quantity ?? 1;
      const payment_intent = this.#charge(session.customer, packs * PACK_CENTS);
      this.#kept.set(id, { ...session, status: 'complete', payment_status: 'paid', payment_intent });
      return [this.event('checkout.session.completed', this.#require(id))];
    }
    const subscription = this.#subscribe(session);
    const paid = session.standing.days > 0 ? 'no_payment_required' : 'paid';
    this.#kept.set(id, { ...session, status: 'complete', payment_status: paid, subscription: subscription.id });
    const invoice = { object: 'invoice', id: 'in_1', parent: parentOf(subscription.id), lines: linesOf(subscription) };
    if (paid === 'paid') {
      const payment_intent = this.#charge(session.customer, SEAT_CENTS);
      this.#keep('inpay', { object: 'invoice_payment', payment_intent, invoice });
    }
    return [
      this.event('customer.subscription.created', subscription),
      this.event('checkout.session.completed', this.#require(id)),
      this.event('invoice.paid', invoice),
    ];
  }

  #subscribe({ customer, standing }: Kept & { standing: { items: Item[]; days: number; metadata: Form } }): Kept {
    const at = this.#seconds();
    const { items, days, metadata } = standing;
    const ends = days > 0 ? at + days * DAY : at + MONTH;
    return this.#keep('sub', {
      object: 'subscription',
      customer,
      status: days > 0 ? 'trialing' : 'active',
      metadata,
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      trial_end: days > 0 ? ends : null,
      items: {
        object: 'list',
        data: items.map(({ price, quantity }) => ({
          price: { id: price },
          ...(quantity === null ? {} : { quantity }),
          current_period_end: ends,
        })),
      },
    });
  }

  change(id: string, fields: Record<string, unknown>): StripeEvent {
    const changed = { ...this.#require(id), ...fields };
    this.#kept.set(id, changed);
    const ended = changed.status === 'canceled';
    return this.event(ended ? 'customer.subscription.deleted' : 'customer.subscription.updated', changed);
  }

  event(type: string, object: Record<string, unknown>): StripeEvent {
    this.#count += 1;
    const id = `evt_${this.#count}`;
    // As the object was then, whatever becomes of it.
    const data = { object: structuredClone(object) };
    return { id, object: 'event', api_version: '2026-10-28.endive', type, created: this.#seconds(), data };
  }

  #count1(form: Form): unknown {
    const customer = form['payload[stripe_customer_id]'] ?? '';
    this.#require(customer);
    const { identifier = '', timestamp = '' } = form;
    const age = this.#seconds() - Number(timestamp);
    if (form.event_name !== 'documents_over' || form['payload[value]'] !== '1' || age > 35 * DAY || age < -300) {
      throw new Refused(400, 'invalid_request_error', 'No such meter, or out of its time.');
    }
    this.#meter.set(identifier, customer);
    return { object: 'billing.meter_event', identifier, event_name: form.event_name, created: this.#seconds() };
  }

  #keep(prefix: string, fields: Record<string, unknown>): Kept {
    this.#count += 1;
    const made: Kept = { id: `${prefix}_${this.#count}`, ...fields };
    this.#kept.set(made.id, made);
    return made;
  }

  #require(id: string | undefined): Kept {
    const found = this.#kept.get(id ?? '');
    if (found === undefined)
      throw new Refused(400, 'invalid_request_error', `No such object: '${id}'`, { code: 'resource_missing' });
    return found;
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }
}

/** What is listed by the payment it belongs to. */
const LISTS: Readonly<Record<string, { readonly object: string; readonly by: string }>> = {
  '/v1/disputes': { object: 'dispute', by: 'payment_intent' },
  '/v1/checkout/sessions': { object: 'checkout.session', by: 'payment_intent' },
  '/v1/invoice_payments': { object: 'invoice_payment', by: 'payment[payment_intent]' },
};

function linesOf(subscription: Kept) {
  const { data } = subscription.items as { data: { current_period_end: number }[] };
  return { object: 'list', data: data.map(({ current_period_end: end }) => ({ period: { start: end - MONTH, end } })) };
}

/** How an invoice names its subscription. */
export const parentOf = (subscription: string) => ({
  type: 'subscription_details',
  subscription_details: { subscription },
});

function itemsOf(form: Form): Item[] {
  return Object.entries(form).flatMap(([name, price]) => {
    const at = /^line_items\[(\d)\]\[price\]$/.exec(name)?.[1];
    if (at === undefined) return [];
    const quantity = form[`line_items[${at}][quantity]`];
    return [{ price, quantity: quantity === undefined ? null : Number(quantity) }];
  });
}

function fieldsUnder(form: Form, prefix: string): Form {
  const under = Object.entries(form).filter(([name]) => name.startsWith(`${prefix}[`));
  return Object.fromEntries(under.map(([name, value]) => [name.slice(prefix.length + 1, -1), value]));
}
