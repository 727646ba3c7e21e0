// GET /v1/keys/whoami: whom a session token stands for.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';
import { countHeldKeys, countLiveKeys } from '#main/store/keys.ts';

export const whoAmI = route(endpoints.whoAmI, async (_asked, { app, account, caller }) => ({
  email: caller.email,
  account: account.email,
  role: caller.role ?? 'owner',
  superadmin: caller.staff,
  stripe_customer_id: account.stripe_customer_id,
  active_keys: await countLiveKeys(app.db, account.id),
  held_keys: await countHeldKeys(app.db, account.id),
  scopes: [...caller.scopes],
}));
