// Buying and being told of it. Whatever the news, the present state is asked of the processor and applied whole, one
// message at a time: so it does not matter in which order they come, how often, or whether one is lost.
import { applySubscription, grantPack, isLive } from '#main/billing/entitlement.ts';
import type { CheckoutState, Message, Processor, Purchase } from '#main/billing/processor.ts';
import { findAccount, type StoredAccount, updateAccount } from '#main/store/accounts.ts';
import { forgetEvents, insertEvent, isKnownEvent } from '#main/store/billing-events.ts';
import type { Db } from '#main/store/db.ts';
import { findDatabaseRecord } from '#main/store/folder-record.ts';
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
  return {
    processor,
    checkout: (account, what, address) =>
      inTurn(async () => {
        const customer = await customerOf(db, processor, account);
        const subscribed = 'tier' in what && (await listSubscriptions(db, account.id)).some(isLive);
        if (subscribed) return processor.openPortal(customer, `${address}/#/account`);
        return processor.openCheckout({ account_id: account.id, customer, what, address });
      }),
    settle: (account, id) =>
      inTurn(async () => {
        const checkout = await processor.findCheckout(id);
        if (checkout === null || !checkout.complete || !isOwn(checkout, account)) return false;
        await takeIn(checkout);
        return checkout.subscription !== null || checkout.paid;
      }),
    receive: (message) =>
      inTurn(async () => {
        if (await isKnownEvent(db, message.id)) return;
        const checkout = message.checkout === null ? null : await processor.findCheckout(message.checkout);
        if (checkout !== null) await takeIn(checkout);
        if (message.subscription !== null) await refresh(message.subscription);
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

const isOwn = ({ account_id, customer }: CheckoutState, account: StoredAccount): boolean =>
  account_id === account.id && (account.stripe_customer_id === null || customer === account.stripe_customer_id);

async function customerOf(db: Db, processor: Processor, { id }: StoredAccount): Promise<string> {
  const account = await findAccount(db, id);
  if (account === undefined) throw new Error('The account is gone.');
  if (account.stripe_customer_id !== null) return account.stripe_customer_id;
  const installation = (await findDatabaseRecord(db))?.id ?? '';
  const customer = await processor.makeCustomer(account, installation);
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
