// POST /v1/keys/{prefix}/rotate: a key replaced by its successor.
import { endpoints } from '#core/api/endpoints.ts';
import { refuseBeyondTesting, requireKey, rotateKey as rotate } from '#main/account/keys.ts';
import { route } from '#main/service/route.ts';

export const rotateKey = route(endpoints.rotateKey, async ({ params }, { app, account, caller }) => {
  refuseBeyondTesting(caller, (await requireKey(app.db, account, params.prefix)).mode);
  return rotate(app.db, account, params.prefix, app.now());
});
