// DELETE /v1/keys/{prefix}: a key that works no more. Its row stays.
import { endpoints } from '#core/api/endpoints.ts';
import { refuseBeyondTesting, requireKey } from '#main/account/keys.ts';
import { route } from '#main/service/route.ts';
import { revokeKey as revoke } from '#main/store/keys.ts';

export const revokeKey = route(endpoints.revokeKey, async ({ params }, { app, account, caller }) => {
  const key = await requireKey(app.db, account, params.prefix);
  refuseBeyondTesting(caller, key.mode);
  await revoke(app.db, key.prefix, app.now().toISOString(), null);
  return { prefix: key.prefix, revoked: true };
});
