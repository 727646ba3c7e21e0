// A free account: three documents that never expire, and one key.
import { Refusal } from '#core/api/errors.ts';
import type { SignupRequest, SignupResponse } from '#core/schema/account.ts';
import { type Email, readEmail, requireMailAddress } from '#main/account/email.ts';
import { mint } from '#main/account/keys.ts';
import { welcomeMail } from '#main/account/letters.ts';
import { FREE_DOCUMENTS } from '#main/account/plans.ts';
import type { Config } from '#main/config.ts';
import { countFreeAccountsSince, hadFreeGrant, insertAccount } from '#main/store/accounts.ts';
import type { Db } from '#main/store/db.ts';
import { lockName } from '#main/store/dialect.ts';
import { insertMail } from '#main/store/mails.ts';

/** `home` is where people sign in. */
export async function signUp(
  db: Db,
  request: SignupRequest,
  { config, home }: { config: Config; home: string },
  now: Date,
): Promise<SignupResponse> {
  if (!config.free_tier) throw new Refusal('free_tier_closed');
  const email = await requireEmail(request, config);
  return db.transaction().execute(async (transaction) => {
    await lockName(transaction, 'free accounts');
    if (await hadFreeGrant(transaction, email.key)) throw new Refusal('already_granted');
    const limit = config.limits.free_accounts_per_day;
    const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
    if ((await countFreeAccountsSince(transaction, today)) >= limit) throw new Refusal('free_tier_busy', { limit });
    const account = await insertAccount(transaction, {
      email: email.address,
      email_key: email.key,
      company: request.company,
      role: request.role,
      plan: 'free',
      seats: 0,
      pool_granted: FREE_DOCUMENTS,
      arranged_cap: null,
      trial_ends_on: null,
      identity: null,
      created_at: now.toISOString(),
    });
    const minted = await mint(transaction, { account, name: 'First key', mode: 'live', now }, null);
    // Where no mail leaves this machine, or nobody can sign in, nobody is invited.
    const invited = config.mail !== null && config.identity?.client_id != null;
    if (invited)
      await insertMail(
        transaction,
        welcomeMail({ account_id: account.id, email: email.address }, request.company, home, now),
      );
    return { api_key: minted.api_key, prefix: minted.prefix, documents: FREE_DOCUMENTS, invited };
  });
}

async function requireEmail(request: SignupRequest, config: Config): Promise<Email> {
  if (readEmail(request.email) === null) throw new Refusal('invalid_email');
  if (!request.accepted_terms) throw new Refusal('terms_not_accepted');
  return requireMailAddress(request.email, config);
}
