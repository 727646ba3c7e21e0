// POST /v1/keys: a key of the account, shown once.
import { endpoints } from '#core/api/endpoints.ts';
import { makerOf, mintKey, refuseBeyondOwn, refuseBeyondTesting } from '#main/account/keys.ts';
import { route } from '#main/service/route.ts';

export const createKey = route(endpoints.createKey, async ({ body }, { app, account, caller }) => {
  const { scopes = caller.scopes.filter((scope) => scope !== 'desk') } = body;
  refuseBeyondTesting(caller, body.mode);
  refuseBeyondOwn(caller, scopes);
  return mintKey(app.db, { account, ...body, scopes, maker: makerOf(caller), now: app.now() }, app.config.limits);
});
