// POST /v1/keys: a key of the account, shown once.
import { endpoints } from '#core/api/endpoints.ts';
import { mintKey, refuseBeyondTesting } from '#main/account/keys.ts';
import { route } from '#main/service/route.ts';

export const createKey = route(endpoints.createKey, async ({ body }, { app, account, caller }) => {
  refuseBeyondTesting(caller, body.mode);
  return mintKey(app.db, { account, ...body, now: app.now() }, app.config.limits);
});
