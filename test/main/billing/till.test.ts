// Buying, being told of it, and what an account may do after, over real HTTP on both sides.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, ServiceError } from '#core/api/client.ts';
import { tellMetered } from '#main/billing/metering.ts';
import { openProcessor } from '#main/billing/processor.ts';
import { openTill } from '#main/billing/till.ts';
import type { StoredAccount } from '#main/store/accounts.ts';
import { findDatabaseRecord } from '#main/store/folder-record.ts';
import { DEED, type Stand, standService, TEXT } from '#test/support/service.ts';
import { parentOf, type StripeEvent, type StripeStand, standStripe } from '#test/support/stripe-stand.ts';

let stand: Stand;
let stripe: StripeStand;
const lines: string[] = [];
let at = () => new Date();
beforeAll(async () => {
  stripe = await standStripe(() => at());
  stand = await standService({ billing: stripe.billing, log: { write: (line: string) => void lines.push(line) } });
  at = stand.clock.now;
});
afterAll(async () => {
  await stand.close();
  await stripe.close();
});

const read = { headers: TEXT, body: DEED };
const JSON_WANTED = { accept: 'application/json' };
const typeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (fault: ServiceError) => fault.type,
  );

interface Office {
  readonly client: Client;
  readonly key: string;
  account(): Promise<StoredAccount>;
}

async function office(plan: Parameters<Stand['key']>[0], more: Parameters<Stand['key']>[1] = {}): Promise<Office> {
  const key = await stand.key(plan, { seats: 0, ...more });
  const prefix = key.slice(0, 16);
  const account = () =>
    stand.app.db
      .selectFrom('accounts')
      .innerJoin('keys', 'keys.account_id', 'accounts.id')
      .selectAll('accounts')
      .where('keys.prefix', '=', prefix)
      .executeTakeFirstOrThrow();
  return { client: stand.as(key), key, account };
}

/** Where the processor wants the person to pay. */
async function checkout({ key }: Office, query: Record<string, string>): Promise<string> {
  const reply = await fetch(`${stand.service.address}/billing/checkout?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${key}`, ...JSON_WANTED },
  });
  return ((await reply.json()) as { checkout_url: string }).checkout_url;
}

async function post(event: StripeEvent, how?: Parameters<StripeStand['signed']>[1]): Promise<number> {
  const { body, headers } = stripe.signed(event, how);
  return (await fetch(`${stand.service.address}/billing/webhook`, { method: 'POST', body, headers })).status;
}

async function subscribed(
  tier: 'seat' | 'trial',
  seats = 1,
): Promise<Office & { subscription: string; customer: string }> {
  const buyer = await office(null);
  for (const event of stripe.pay(await checkout(buyer, { tier, seats: String(seats) }))) await post(event);
  const customer = (await buyer.account()).stripe_customer_id ?? '';
  return { ...buyer, customer, subscription: stripe.subscriptionOf(customer) };
}

test('a browser is sent on to the page, a program is told its address; seats and price are those asked for', async () => {
  const buyer = await office('free', { pool_granted: 3 });
  const reply = await fetch(`${stand.service.address}/billing/checkout?tier=seat&seats=4`, {
    headers: { authorization: `Bearer ${buyer.key}` },
    redirect: 'manual',
  });
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toMatch(/^https:\/\/checkout\.example\/cs_test_/);
  expect(stripe.requests.at(-1)?.form).toMatchObject({
    'line_items[0][price]': 'price_seat',
    'line_items[0][quantity]': '4',
    'line_items[1][price]': 'price_over',
    mode: 'subscription',
  });
  expect(stripe.requests.at(-1)?.form).not.toHaveProperty('subscription_data[trial_period_days]');
  // Nothing is granted before it is paid, and the same account stays one customer.
  expect((await buyer.account()).plan).toBe('free');
  await checkout(buyer, { pack: 'pack-10', quantity: '3' });
  const customers = stripe.requests.filter(
    ({ path, form }) => path === '/v1/customers' && form.email?.includes('office'),
  );
  expect(customers).toHaveLength(1);
});

test('two checkouts at once make one customer', async () => {
  const buyer = await office('free', { pool_granted: 3 });
  const before = stripe.requests.filter(({ path }) => path === '/v1/customers').length;
  await Promise.all([checkout(buyer, { tier: 'seat' }), checkout(buyer, { pack: 'pack-10' })]);
  expect(stripe.requests.filter(({ path }) => path === '/v1/customers')).toHaveLength(before + 1);
});

test('a seat that was paid is a seat, with its documents; who has one is sent to its page and not sold a second', async () => {
  const buyer = await subscribed('seat', 2);
  expect(await buyer.account()).toMatchObject({ plan: 'seat', seats: 2, past_due: 0, plan_ends_on: null });
  expect((await buyer.client.call('getUsage', { query: {} })).value).toMatchObject({
    included_docs: 100,
    monthly_cap: 400,
  });
  expect(await checkout(buyer, { tier: 'seat' })).toBe(`https://portal.example/${buyer.customer}`);
  const portal = await fetch(`${stand.service.address}/billing/portal`, {
    headers: { authorization: `Bearer ${buyer.key}` },
    redirect: 'manual',
  });
  expect([portal.status, portal.headers.get('location')]).toEqual([303, `https://portal.example/${buyer.customer}`]);
});

test('a trial is three documents, says when it ends, and turns into the subscription then', async () => {
  const buyer = await subscribed('trial');
  expect(await buyer.account()).toMatchObject({ plan: 'trial', trial_ends_on: '2026-07-29' });
  for (let i = 0; i < 3; i++) await buyer.client.call('extract', read);
  const refused = await buyer.client.call('extract', read).catch((fault: ServiceError) => fault);
  expect(refused).toMatchObject({
    type: 'trial_exhausted',
    extras: { trial_ends_on: '2026-07-29', documents_used: 3 },
  });
  await post(stripe.change(buyer.subscription, { status: 'active' }));
  expect(await buyer.account()).toMatchObject({ plan: 'seat', seats: 1, trial_ends_on: null });
  expect(await typeOf(buyer.client.call('extract', read))).toBe('done');
  expect(await typeOf(buyer.client.call('billingCheckout', { query: { tier: 'trial' } }))).toBe('not_permitted');
});

test('free documents that were used take nothing from a trial', async () => {
  const buyer = await office('free', { pool_granted: 1 });
  await buyer.client.call('extract', read);
  expect(await typeOf(buyer.client.call('extract', read))).toBe('free_tier_exhausted');
  for (const event of stripe.pay(await checkout(buyer, { tier: 'trial' }))) await post(event);
  for (let i = 0; i < 3; i++) expect(await typeOf(buyer.client.call('extract', read))).toBe('done');
  expect(await typeOf(buyer.client.call('extract', read))).toBe('trial_exhausted');
  // What was paid for is there to be used, also before the trial is over.
  for (const event of stripe.pay(await checkout(buyer, { pack: 'pack-10' }))) await post(event);
  expect(await typeOf(buyer.client.call('extract', read))).toBe('done');
  expect((await buyer.client.call('getPlan')).value).toMatchObject({ plan: 'trial', pool_docs: 9, documents: 5 });
});

test('a pack is granted once, however often and in whatever order it is told of', async () => {
  const buyer = await office('free', { pool_granted: 3 });
  const address = await checkout(buyer, { pack: 'pack-10', quantity: '2' });
  const [event] = stripe.pay(address);
  if (event === undefined) throw new Error('No event.');
  const again = stripe.event('checkout.session.async_payment_succeeded', event.data.object);
  expect(await Promise.all([post(event), post(event), post(again)])).toEqual([200, 200, 200]);
  expect(await buyer.account()).toMatchObject({ plan: 'pack', pool_granted: 23 });
  stand.clock.advance(500 * 86_400_000);
  expect((await buyer.client.call('listKeys')).value.keys[0]).toMatchObject({ pool_docs: 23, grant_kind: 'pack' });
  expect(await typeOf(buyer.client.call('billingPortal'))).toBe('no_subscription');
  stand.clock.advance(-500 * 86_400_000);
});

test('one who comes back before the message does has what was paid for; one who did not pay has not', async () => {
  const buyer = await office('free', { pool_granted: 3 });
  const address = await checkout(buyer, { pack: 'pack-10' });
  const session = address.split('/').at(-1) ?? '';
  expect(await typeOf(buyer.client.call('billingCheckout', { query: { session } }))).toBe('checkout_incomplete');
  const [event] = stripe.pay(address);
  const other = await office('free', { pool_granted: 3 });
  expect(await typeOf(other.client.call('billingCheckout', { query: { session } }))).toBe('checkout_incomplete');
  expect((await other.account()).pool_granted).toBe(3);
  expect(await typeOf(buyer.client.call('billingCheckout', { query: { session } }))).toBe('done');
  if (event !== undefined) await post(event);
  expect((await buyer.account()).pool_granted).toBe(13);
  expect(await typeOf(buyer.client.call('billingCheckout', { query: { session: 'cs_test_of_nobody' } }))).toBe(
    'checkout_incomplete',
  );
});

test('messages that come in the wrong order, or both at once, leave the account as it is now', async () => {
  const buyer = await subscribed('seat', 1);
  const first = stripe.change(buyer.subscription, { cancel_at_period_end: true });
  const later = stripe.change(buyer.subscription, { cancel_at_period_end: false });
  const last = stripe.change(buyer.subscription, { status: 'canceled', ended_at: Math.floor(at().getTime() / 1000) });
  expect(await Promise.all([post(last), post(first), post(later)])).toEqual([200, 200, 200]);
  expect(await buyer.account()).toMatchObject({ plan: null, seats: 0, plan_ends_on: null });
  expect(await typeOf(buyer.client.call('extract', read))).toBe('no_entitlement');
  // Its invoices stay to be seen.
  expect(await typeOf(buyer.client.call('billingPortal'))).toBe('done');
});

test('cancelled to the end of its period it lasts until then, and leaves the packs behind', async () => {
  const buyer = await subscribed('seat', 1);
  for (const event of stripe.pay(await checkout(buyer, { pack: 'pack-10' }))) await post(event);
  expect(await buyer.account()).toMatchObject({ plan: 'seat', pool_granted: 10 });
  await post(stripe.change(buyer.subscription, { cancel_at_period_end: true }));
  expect(await buyer.account()).toMatchObject({ plan: 'seat', plan_ends_on: '2026-08-15' });
  await buyer.client.call('extract', read);
  await post(stripe.change(buyer.subscription, { status: 'canceled' }));
  expect(await buyer.account()).toMatchObject({ plan: 'pack' });
  // What the seat read was the seat's.
  expect((await buyer.client.call('listKeys')).value.keys[0]).toMatchObject({ pool_docs: 10 });
});

test('a failed payment keeps what is included and meters nothing more, until it is made good or given up', async () => {
  const buyer = await subscribed('seat', 1);
  stripe.change(buyer.subscription, { status: 'past_due' });
  await post(
    stripe.event('invoice.payment_failed', { object: 'invoice', id: 'in_9', parent: parentOf(buyer.subscription) }),
  );
  expect(await buyer.account()).toMatchObject({ plan: 'seat', past_due: 1 });
  expect((await buyer.client.call('getPlan')).value).toMatchObject({
    past_due: true,
    monthly_cap: 50,
    included_docs: 50,
  });
  await post(stripe.change(buyer.subscription, { status: 'active' }));
  expect((await buyer.client.call('getPlan')).value).toMatchObject({ past_due: false, monthly_cap: 200 });
  await post(stripe.change(buyer.subscription, { status: 'unpaid' }));
  expect((await buyer.account()).plan).toBeNull();
});

test('a message that is forged, old, altered, unsigned or of another sender is not believed', async () => {
  const buyer = await subscribed('seat', 1);
  const event = stripe.change(buyer.subscription, { status: 'canceled' });
  const old = new Date(at().getTime() - 301_000);
  expect(await post(event, { secret: 'whsec_guessed' })).toBe(400);
  expect(await post(event, { at: old })).toBe(400);
  const { body, headers } = stripe.signed(event);
  const send = (text: string, head: Record<string, string>) =>
    fetch(`${stand.service.address}/billing/webhook`, { method: 'POST', body: text, headers: head });
  const altered = await send(body.replace('canceled', 'cancelled'), headers);
  expect([altered.status, await altered.json()]).toMatchObject([400, { error: { type: 'invalid_signature' } }]);
  expect((await send(body, {})).status).toBe(400);
  expect((await send('', headers)).status).toBe(400);
  expect((await buyer.account()).plan).toBe('seat');
  // The same, rightly signed, is.
  expect((await send(body, headers)).status).toBe(200);
  expect((await buyer.account()).plan).toBeNull();
});

test('a message replayed within its time changes nothing', async () => {
  const buyer = await subscribed('seat', 1);
  const event = stripe.change(buyer.subscription, { status: 'canceled' });
  expect(await post(event)).toBe(200);
  stripe.change(buyer.subscription, { status: 'active' });
  const asked = stripe.requests.length;
  expect(await post(event)).toBe(200);
  expect(stripe.requests).toHaveLength(asked);
});

test('what is signed and is no message is refused, and a kind that nobody knows is acknowledged', async () => {
  const nonsense = { ...stripe.event('x', {}), data: null } as unknown as StripeEvent;
  expect(await post(nonsense)).toBe(400);
  expect(await post(stripe.event('radar.early_fraud_warning.created', { object: 'radar.early_fraud_warning' }))).toBe(
    200,
  );
  // A customer of something else that is sold there.
  expect(
    await post(stripe.event('customer.subscription.updated', { object: 'subscription', id: 'sub_elsewhere' })),
  ).toBe(200);
});

test('a message that cannot be dealt with now is asked for again, and nothing of it is taken as done', async () => {
  const buyer = await subscribed('seat', 1);
  const event = stripe.change(buyer.subscription, { status: 'canceled' });
  stripe.mood = 'failing';
  expect(await post(event)).toBe(500);
  expect(await typeOf(buyer.client.call('billingPortal'))).toBe('portal_failed');
  expect(await typeOf(buyer.client.call('billingCheckout', { query: { pack: 'pack-10' } }))).toBe('checkout_failed');
  stripe.mood = 'usual';
  expect((await buyer.account()).plan).toBe('seat');
  expect(await post(event)).toBe(200);
  expect((await buyer.account()).plan).toBeNull();
});

/** So many documents of this month, as though they had been read. */
async function readAlready(
  { id }: StoredAccount,
  count: number,
  drawn_on: 'month' | 'overage' = 'month',
): Promise<void> {
  const month = at().toISOString().slice(0, 7);
  for (let i = 0; i < count; i++) {
    const row = {
      run_id: `${drawn_on}-${id}-${i}`,
      account_id: id,
      key_prefix: 'x',
      month,
      at: `${month}-02T00:00:00Z`,
    };
    await stand.app.db
      .insertInto('usage')
      .values({ ...row, input_tokens: 0, output_tokens: 0, drawn_on })
      .execute();
  }
}

const told = () => {
  const { db, log, now } = stand.app;
  return tellMetered({ db, log, now, processor: openProcessor(stripe.billing) });
};
/** Until the outbox of the account is empty, whoever empties it. */
async function allTold(customer: string): Promise<void> {
  const waiting = () =>
    stand.app.db
      .selectFrom('metered')
      .selectAll()
      .where('customer', '=', customer)
      .where('state', '=', 'waiting')
      .execute();
  while ((await waiting()).length > 0) await toldHere();
}

/** Then others have their turn: the database answers within ours, and who has claimed a row waits for the network. */
async function toldHere(): Promise<void> {
  await told();
  await new Promise((resolve) => setTimeout(resolve, 5));
}

test('beyond what is included the meter runs, packs first, up to the ceiling', async () => {
  const buyer = await subscribed('seat', 1);
  const account = await buyer.account();
  await readAlready(account, 49);
  await buyer.client.call('extract', read);
  await allTold(buyer.customer);
  expect(stripe.counted(buyer.customer)).toBe(0);
  for (const event of stripe.pay(await checkout(buyer, { pack: 'pack-10' }))) await post(event);
  for (let i = 0; i < 10; i++) await buyer.client.call('extract', read);
  await allTold(buyer.customer);
  expect(stripe.counted(buyer.customer)).toBe(0);
  for (let i = 0; i < 2; i++) await buyer.client.call('extract', read);
  await allTold(buyer.customer);
  expect(stripe.counted(buyer.customer)).toBe(2);
  expect((await buyer.client.call('getUsage', { query: {} })).value.overage_documents).toBe(2);
  const plan = (await buyer.client.call('getPlan')).value;
  expect(plan).toMatchObject({ documents: 62, overage_documents: 2, pool_docs: 0 });
  expect(plan.days).toEqual([
    { day: '2026-07-02', documents: 49, overage: 0 },
    { day: '2026-07-15', documents: 13, overage: 2 },
  ]);
  await readAlready(account, 148, 'overage');
  const refused = await buyer.client.call('extract', read).catch((fault: ServiceError) => fault);
  expect(refused).toMatchObject({ type: 'quota_exceeded', extras: { documents_used: 200, monthly_cap: 200 } });
  expect(stripe.counted(buyer.customer)).toBe(2);
});

test('a document that fails is never metered', async () => {
  const buyer = await subscribed('seat', 1);
  await readAlready(await buyer.account(), 50);
  expect(await typeOf(buyer.client.call('extract', { headers: TEXT, body: '  ' }))).toBe('empty_document');
  const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 and no more' };
  expect(await typeOf(buyer.client.call('extract', pdf))).not.toBe('done');
  await allTold(buyer.customer);
  expect(stripe.counted(buyer.customer)).toBe(0);
  expect(await stand.app.db.selectFrom('metered').selectAll().where('customer', '=', buyer.customer).execute()).toEqual(
    [],
  );
});

test('a line that breaks after the processor counted, and an end in between, count a document once', async () => {
  const buyer = await subscribed('seat', 1);
  await readAlready(await buyer.account(), 50);
  stripe.mood = 'silent';
  await buyer.client.call('extract', read);
  while (stripe.counted(buyer.customer) === 0) await toldHere();
  const row = () =>
    stand.app.db.selectFrom('metered').selectAll().where('customer', '=', buyer.customer).executeTakeFirstOrThrow();
  // Counted over there, and here it is not known.
  expect((await row()).state).toBe('waiting');
  stripe.mood = 'usual';
  stand.clock.advance(60_000);
  await allTold(buyer.customer);
  expect(await row()).toMatchObject({ state: 'told', trouble: null });
  expect(stripe.counted(buyer.customer)).toBe(1);
  stand.clock.advance(-60_000);
});

test('what may have been counted too long ago to be known again is not told twice, and is in the log', async () => {
  const buyer = await subscribed('seat', 1);
  const { id } = await buyer.account();
  const waiting = { state: 'waiting' as const, attempts: 1, trouble: null, account_id: id, customer: buyer.customer };
  const longAgo = '2026-07-14T10:00:00.000Z';
  const row = { run_id: 'job_long_ago', at: longAgo, first_tried_at: longAgo, next_at: longAgo, ...waiting };
  await stand.app.db.insertInto('metered').values(row).execute();
  await allTold(buyer.customer);
  const kept = await stand.app.db
    .selectFrom('metered')
    .selectAll()
    .where('run_id', '=', 'job_long_ago')
    .executeTakeFirst();
  expect(kept?.state).toBe('doubtful');
  expect(stripe.counted(buyer.customer)).toBe(0);
  expect(lines.some((line) => line.includes('job_long_ago'))).toBe(true);
});

test('a subscription of which nothing was heard when it should have changed is asked after', async () => {
  const buyer = await subscribed('trial');
  stripe.change(buyer.subscription, { status: 'active' });
  expect((await buyer.account()).plan).toBe('trial');
  stand.clock.advance(15 * 86_400_000);
  stand = await stand.restart();
  while ((await buyer.account()).plan === 'trial') await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await buyer.account()).plan).toBe('seat');
});

test('what another installation sold under the same number is nothing to an account here', async () => {
  const here = (await findDatabaseRecord(stand.app.db))?.id ?? '';
  for (const installation of ['another-installation', null]) {
    const buyer = await office('free', { pool_granted: 3 });
    const { id } = await buyer.account();
    const { subscription, checkout: session } = stripe.sellElsewhere(id, installation);
    expect(await post(stripe.change(subscription, {}))).toBe(200);
    const paid = stripe.event('checkout.session.completed', { object: 'checkout.session', id: session });
    expect(await post(paid)).toBe(200);
    expect(await typeOf(buyer.client.call('billingCheckout', { query: { session } }))).toBe('checkout_incomplete');
    expect(await buyer.account()).toMatchObject({ plan: 'free', pool_granted: 3, stripe_customer_id: null });
  }
  // The same, of this one.
  const buyer = await office('free', { pool_granted: 3 });
  const { subscription } = stripe.sellElsewhere((await buyer.account()).id, here);
  await post(stripe.change(subscription, {}));
  expect(await buyer.account()).toMatchObject({ plan: 'seat', seats: 100 });
});

test('a pack that is refunded goes back in proportion, once, in whatever order it is told of', async () => {
  const buyer = await office('free', { pool_granted: 3 });
  const bought = stripe.pay(await checkout(buyer, { pack: 'pack-10', quantity: '2' }));
  const customer = (await buyer.account()).stripe_customer_id ?? '';
  const half = stripe.refund(customer, 0.5);
  // The refund is told of before the purchase.
  for (const event of [half, ...bought, half]) expect(await post(event)).toBe(200);
  expect(await buyer.account()).toMatchObject({ plan: 'pack', pool_granted: 13 });
  expect((await buyer.client.call('getPlan')).value).toMatchObject({ pool_docs: 13, documents_taken: 10, held: null });
  await buyer.client.call('extract', read);
  await post(stripe.refund(customer, 1));
  expect(await buyer.account()).toMatchObject({ plan: 'free', pool_granted: 3 });
  expect((await buyer.client.call('getPlan')).value).toMatchObject({ plan: 'free', pool_docs: 2, documents_taken: 20 });
  // A third of ten documents is not three and a third: what is not wholly paid for is not given.
  for (const event of stripe.pay(await checkout(buyer, { pack: 'pack-10' }))) await post(event);
  await post(stripe.refund(customer, 0.34));
  expect(await buyer.account()).toMatchObject({ plan: 'pack', pool_granted: 9 });
});

test('while a payment is disputed what it bought is held; won it comes back, lost it does not', async () => {
  const buyer = await office(null);
  for (const event of stripe.pay(await checkout(buyer, { pack: 'pack-10' }))) await post(event);
  const customer = (await buyer.account()).stripe_customer_id ?? '';
  await post(stripe.dispute(customer, 'warning_needs_response'));
  expect(await buyer.account()).toMatchObject({ plan: 'pack', pool_granted: 10 });
  await post(stripe.dispute(customer, 'needs_response'));
  expect(await buyer.account()).toMatchObject({ plan: null, pool_granted: 0 });
  expect(await typeOf(buyer.client.call('extract', read))).toBe('no_entitlement');
  await post(stripe.dispute(customer, 'won'));
  expect(await buyer.account()).toMatchObject({ plan: 'pack', pool_granted: 10 });
  await post(stripe.dispute(customer, 'lost'));
  expect(await buyer.account()).toMatchObject({ plan: null, pool_granted: 0 });
});

test('a seat whose payment went back or is disputed is held for the time it paid for, and sold no second time', async () => {
  const buyer = await subscribed('seat', 2);
  await post(stripe.refund(buyer.customer, 0.5));
  expect((await buyer.account()).plan).toBe('seat');
  await post(stripe.refund(buyer.customer, 1));
  expect(await buyer.account()).toMatchObject({ plan: null, seats: 0 });
  expect((await buyer.client.call('getPlan')).value).toMatchObject({ plan: null, held: 'refunded', subscriptions: 1 });
  expect(await checkout(buyer, { tier: 'seat' })).toContain('portal.example');
  // News of the subscription does not lift it; the next period, which is paid anew, does.
  await post(stripe.change(buyer.subscription, { status: 'active' }));
  expect((await buyer.account()).plan).toBeNull();
  stand.clock.advance(32 * 86_400_000);
  await post(stripe.change(buyer.subscription, { status: 'active' }));
  expect(await buyer.account()).toMatchObject({ plan: 'seat', seats: 2 });
  stand.clock.advance(-32 * 86_400_000);
  const other = await subscribed('seat', 1);
  await post(stripe.dispute(other.customer, 'under_review'));
  expect((await other.client.call('getPlan')).value).toMatchObject({ plan: null, held: 'disputed' });
  await post(stripe.dispute(other.customer, 'won'));
  expect((await other.client.call('getPlan')).value).toMatchObject({ plan: 'seat', held: null });
});

test('of two windows in which a seat is bought one can be paid, and the other is closed', async () => {
  const buyer = await office(null);
  const first = await checkout(buyer, { tier: 'seat' });
  const second = await checkout(buyer, { tier: 'seat', seats: '2' });
  expect(second).not.toBe(first);
  expect(() => stripe.pay(first)).toThrow('This checkout is over.');
  for (const event of stripe.pay(second)) await post(event);
  expect(await buyer.account()).toMatchObject({ plan: 'seat', seats: 2 });
  expect((await buyer.client.call('getPlan')).value.subscriptions).toBe(1);
  // Paid in the one while the other is being asked for, it is taken in, and no second is sold.
  const quick = await office(null);
  stripe.pay(await checkout(quick, { tier: 'trial' }));
  expect(await checkout(quick, { tier: 'seat' })).toContain('portal.example');
  expect((await quick.account()).plan).toBe('trial');
});

test('asked for by two servers at once it is one checkout; two that were paid all the same are told of', async () => {
  const buyer = await office(null);
  const elsewhere = openTill(stand.app.db, openProcessor(stripe.billing), at);
  const here = openTill(stand.app.db, openProcessor(stripe.billing), at);
  const account = await buyer.account();
  const what = { tier: 'seat', seats: 1 } as const;
  const home = 'https://deeds.oak.example';
  await here.checkout(account, { packs: 1 }, home);
  const both = await Promise.all([here.checkout(account, what, home), elsewhere.checkout(account, what, home)]);
  expect(new Set(both).size).toBe(1);
  for (const event of stripe.pay(both[0] ?? '')) await post(event);
  const record = (await findDatabaseRecord(stand.app.db))?.id ?? '';
  const { subscription } = stripe.sellElsewhere(account.id, record);
  const { stripe_customer_id: customer } = await buyer.account();
  await post(stripe.change(subscription, { customer }));
  expect((await buyer.client.call('getPlan')).value).toMatchObject({ plan: 'seat', subscriptions: 2 });
});

test('what the processor is asked with is in no log line and in no row', async () => {
  const { secret_key, webhook_secrets } = stripe.billing;
  for (const secret of [secret_key, ...webhook_secrets]) expect(lines.join('')).not.toContain(secret);
  const settings = await stand.app.db.selectFrom('settings').selectAll().execute();
  expect(JSON.stringify(settings)).not.toContain(secret_key);
});
