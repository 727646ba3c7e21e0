// GET /v1/usage: this month's usage of the caller's key, or of another key of the same account.
import { endpoints } from '#core/api/endpoints.ts';
import { usageOf } from '#main/account/key-rows.ts';
import { requireKey } from '#main/account/keys.ts';
import { route } from '#main/service/route.ts';

export const getUsage = route(endpoints.getUsage, async ({ query }, { app, account, caller }) => {
  const key = query.prefix === undefined ? caller.key : await requireKey(app.db, account, query.prefix);
  return usageOf(app.db, account, key, app.now());
});
