// GET /v1/usage: this month's usage of the caller's key, or of another key of the same account.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { usageOf } from '#main/account/key-rows.ts';
import { requireKey } from '#main/account/keys.ts';
import { route } from '#main/service/route.ts';

export const getUsage = route(endpoints.getUsage, async ({ query }, { app, account, caller }) => {
  const key = query.prefix === undefined ? caller.key : await requireKey(app.db, account, query.prefix);
  // What a live key used is nothing for a test key.
  if (caller.test_mode && key?.mode !== 'test') throw new Refusal('no_such_key');
  return usageOf(app.db, account, key, app.now());
});
