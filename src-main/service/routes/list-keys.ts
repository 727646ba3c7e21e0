// GET /v1/keys: the account's keys, revoked ones too.
import { endpoints } from '#core/api/endpoints.ts';
import { keyRowsOf } from '#main/account/key-rows.ts';
import { route } from '#main/service/route.ts';

export const listKeys = route(endpoints.listKeys, async (_asked, { app, account, caller }) => ({
  keys: await keyRowsOf(app.db, account, app.now(), caller.test_mode ? 'test' : undefined),
}));
