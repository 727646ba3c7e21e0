import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#main/account/caller.ts';
import { admitBatch, admitDocument } from '#main/jobs/admit.ts';
import { findAccount } from '#main/store/accounts.ts';
import { findKey } from '#main/store/keys.ts';
import { DEED, type Stand, standService } from '#test/support/service.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await standService();
});
afterAll(() => stand.close());

async function callerOn(pool_granted: number): Promise<Caller> {
  const { db } = stand.app;
  const key = (await findKey(db, (await stand.key('free', { pool_granted })).slice(0, 16)))!;
  const account = (await findAccount(db, key.account_id))!;
  const nobody = { email: account.email, staff: false, role: null, identity: null, verified: null };
  return {
    kind: 'key',
    account,
    key,
    key_prefix: key.prefix,
    family: key.family,
    test_mode: false,
    scopes: [],
    ...nobody,
  };
}

const document = { name: 'deed.txt', declared_text: true, bytes: Buffer.from(DEED) };

/** How often it was written down what a submission became. */
function noting() {
  const noted: string[] = [];
  return { noted, note: async (_: unknown, reference: string) => void noted.push(reference) };
}

test('one that is refused for want of an allowance writes nothing, and what comes with it is done once', async () => {
  const [rich, poor] = [await callerOn(10), await callerOn(0)];
  const [first, refused, batch, last] = [noting(), noting(), noting(), noting()];
  const ends = await Promise.allSettled([
    admitDocument(stand.app, rich, 'async', document, first),
    admitDocument(stand.app, poor, 'async', document, refused),
    admitBatch(stand.app, poor, [document], batch),
    admitDocument(stand.app, rich, 'async', document, last),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect([first, refused, batch, last].map(({ noted }) => noted.length)).toEqual([1, 0, 0, 1]);
});
