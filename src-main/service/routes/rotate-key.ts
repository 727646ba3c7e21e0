// POST /v1/keys/{prefix}/rotate: a key replaced by its successor.
import { endpoints } from '#core/api/endpoints.ts';
import { scopesOf } from '#main/account/caller.ts';
import { makerOf, refuseBeyondOwn, refuseBeyondTesting, requireKey, rotateKey as rotate } from '#main/account/keys.ts';
import { route } from '#main/service/route.ts';

export const rotateKey = route(endpoints.rotateKey, async ({ params }, { app, account, caller }) => {
  const key = await requireKey(app.db, account, params.prefix);
  refuseBeyondTesting(caller, key.mode);
  // The successor is shown to whoever asks.
  refuseBeyondOwn(caller, scopesOf(key));
  return rotate(app.db, account, params.prefix, app.now(), makerOf(caller));
});
