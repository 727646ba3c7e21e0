// The account of the person at this machine, made at first start.
import { findAccountByIdentity, insertAccount, type StoredAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { lockName } from '#main/store/dialect.ts';

const DESKTOP = 'desktop';

export function desktopAccount(db: Db, now: Date): Promise<StoredAccount> {
  return db.transaction().execute(async (transaction) => {
    await lockName(transaction, DESKTOP);
    const known = await findAccountByIdentity(transaction, DESKTOP);
    if (known !== undefined) return known;
    return insertAccount(transaction, {
      email: 'desktop@localhost',
      email_key: 'identity:desktop',
      company: '',
      role: '',
      plan: 'desktop',
      seats: 0,
      pool_granted: 0,
      arranged_cap: null,
      trial_ends_on: null,
      identity: DESKTOP,
      created_at: now.toISOString(),
    });
  });
}
