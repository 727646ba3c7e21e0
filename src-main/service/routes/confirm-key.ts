// POST /v1/keys/{prefix}/confirm: a key from before the account's person signed in is theirs after all.
import { endpoints } from '#core/api/endpoints.ts';
import { keyRowsOf } from '#main/account/key-rows.ts';
import { makerOf, requireKey } from '#main/account/keys.ts';
import { route } from '#main/service/route.ts';
import { confirmKey as confirm } from '#main/store/keys.ts';

export const confirmKey = route(endpoints.confirmKey, async ({ params }, { app, account, caller }) => {
  const { prefix, held_at } = await requireKey(app.db, account, params.prefix);
  if (held_at !== null) await confirm(app.db, prefix, makerOf(caller));
  return { keys: await keyRowsOf(app.db, account, app.now()) };
});
