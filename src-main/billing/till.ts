// Buying and being told of it. Whatever the news, the present state is asked of the processor and applied whole, one
// message at a time: so it does not matter in which order they come, how often, or whether one is lost.
import { isLive } from '#main/account/paid-for.ts';
import { applyReversal, applySubscription, grantPack, installationOf } from '#main/billing/entitlement.ts';
import type { CheckoutState, Message, Processor, Purchase } from '#main/billing/processor.ts';
import { findAccount, type StoredAccount, updateAccount } from '#main/store/accounts.ts';
import { forgetEvents, insertEvent, isKnownEvent } from '#main/store/billing-events.ts';
import type { Db } from '#main/store/db.ts';
import { listSubscriptions, listUnheard } from '#main/store/subscriptions.ts';

export interface Till {
  readonly processor: Processor;
  /** Where the person pays. One who has a subscription is sent to its page, and not sold a second. */
  checkout(account: StoredAccount, what: Purchase['what'], address: string): Promise<string>;
  /** Takes in what a checkout bought; false while it is not complete, or is not this account's. */
  settle(account: StoredAccount, checkout: string): Promise<boolean>;
  receive(message: Message): Promise<void>;
  /** Asks after subscriptions that should have changed and of which nothing was heard. */
  catchUp(): Promise<void>;
}

/** The processor repeats a message for three days; kept well beyond. */
const REMEMBERED_MS = 30 * 86_400_000;

export function openTill(db: Db, processor: Processor, now: () => Date): Till {
  const inTurn = oneAtATime();
  const refresh = async (id: string): Promise<void> => {
    const state = await processor.findSubscription(id);
    if (state !== null) await applySubscription(db, state, now());
  };
  const takeIn = async (checkout: CheckoutState): Promise<void> => {
    if (!checkout.complete) return;
    if (checkout.subscription !== null) await refresh(checkout.subscription);
    else if (checkout.paid) await grantPack(db, checkout, now());
  };
  const closeOlder = async (id: string): Promise<void> => {
    await processor.closeCheckout(id);
    const older = await processor.findCheckout(id);
    if (older !== null) await takeIn(older);
  };
  const takeBack = async (id: string): Promise<void> => {
    const payment = await processor.findPayment(id);
    if (payment === null) return;
    // The news of the purchase may come after that of its end.
    const bought = payment.checkout === null ? null : await processor.findCheckout(payment.checkout);
    if (bought !== null) await takeIn(bought);
    if (payment.subscription !== null) await refresh(payment.subscription);
    await applyReversal(db, payment, now());
  };
  return {
    processor,
    checkout: (account, what, address) =>
      inTurn(async () => {
        const installation = await installationOf(db);
        const customer = await customerOf(db, processor, account);
        const purchase = { account_id: account.id, installation, customer, what, address };
        if (!('tier' in what)) return (await processor.openCheckout({ ...purchase, after: null })).url;
        // One that waits in another window is closed, so that one of them is paid and not both.
        const after = (await findAccount(db, account.id))?.open_checkout ?? null;
        if (after !== null) await closeOlder(after);
        const subscribed = (await listSubscriptions(db, account.id)).some(isLive);
        if (subscribed) return processor.openPortal(customer, `${address}/#/account`);
        const { id, url } = await processor.openCheckout({ ...purchase, after });
        await updateAccount(db, account.id, { open_checkout: id });
        return url;
      }),
    settle: (account, id) =>
      inTurn(async () => {
        const checkout = await processor.findCheckout(id);
        if (checkout === null || !checkout.complete || !(await isOwn(db, checkout, account))) return false;
        await takeIn(checkout);
        return checkout.subscription !== null || checkout.paid;
      }),
    receive: (message) =>
      inTurn(async () => {
        if (await isKnownEvent(db, message.id)) return;
        const checkout = message.checkout === null ? null : await processor.findCheckout(message.checkout);
        if (checkout !== null) await takeIn(checkout);
        if (message.subscription !== null) await refresh(message.subscription);
        if (message.payment !== null) await takeBack(message.payment);
        // Noted last: what was cut short is done again when the processor repeats it.
        const { id, type, created_at } = message;
        await insertEvent(db, { id, type, created_at, received_at: now().toISOString() });
      }),
    catchUp: () =>
      inTurn(async () => {
        for (const { id } of await listUnheard(db, now().toISOString())) await refresh(id);
        await forgetEvents(db, new Date(now().getTime() - REMEMBERED_MS).toISOString());
      }),
  };
}

/** Of this account's customer; of one that was not written down, only where this installation opened it. */
async function isOwn(db: Db, checkout: CheckoutState, account: StoredAccount): Promise<boolean> {
  const { account_id, customer, installation } = checkout;
  if (account_id !== account.id) return false;
  if (account.stripe_customer_id !== null) return customer === account.stripe_customer_id;
  return installation === (await installationOf(db));
}

async function customerOf(db: Db, processor: Processor, { id }: StoredAccount): Promise<string> {
  const account = await findAccount(db, id);
  if (account === undefined) throw new Error('The account is gone.');
  if (account.stripe_customer_id !== null) return account.stripe_customer_id;
  const customer = await processor.makeCustomer(account, await installationOf(db));
  await updateAccount(db, id, { stripe_customer_id: customer });
  return customer;
}

function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
