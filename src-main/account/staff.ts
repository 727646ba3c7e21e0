// What the staff of whoever runs this installation sees and arranges.
import { Refusal } from '#core/api/errors.ts';
import type { Caller } from '#main/account/caller.ts';
import { monthOf } from '#main/account/months.ts';
import { poolPlanOf } from '#main/account/plans.ts';
import { findAccount, listAccounts, lockAccount, updateAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { countMetered } from '#main/store/metered.ts';
import { sumUsage } from '#main/store/usage.ts';

/** The person at this machine is nobody's staff. */
export function requireStaff({ staff }: Caller): void {
  if (!staff) throw new Refusal('not_permitted', {}, 'This is for the staff group.');
}

export async function staffRowsOf(db: Db, most: number, now: Date) {
  const accounts = await listAccounts(db, most);
  const rows = accounts.map(async ({ id, email, company, plan, seats, arranged_cap, past_due }) => {
    const { documents } = await sumUsage(db, { account_id: id, month: monthOf(now) });
    const doubtful = await countMetered(db, id, 'doubtful');
    return { id, email, company, plan, seats, arranged_cap, past_due: past_due === 1, documents, doubtful };
  });
  return { accounts: await Promise.all(rows) };
}

const NO_SUCH = 'There is no account of that number that something could be arranged for.';
const SUBSCRIBED = 'This account has a subscription: end that first.';

/** A cap of null takes the arrangement back. */
export function arrange(db: Db, id: number, cap: number | null): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id);
    const account = await findAccount(transaction, id);
    if (account === undefined || account.plan === 'desktop') throw new Refusal('not_permitted', {}, NO_SUCH);
    if (account.plan === 'seat' || account.plan === 'trial') throw new Refusal('not_permitted', {}, SUBSCRIBED);
    if (cap !== null) return updateAccount(transaction, id, { plan: 'arrangement', arranged_cap: cap });
    if (account.plan !== 'arrangement') return;
    return updateAccount(transaction, id, { plan: await poolPlanOf(transaction, account), arranged_cap: null });
  });
}
