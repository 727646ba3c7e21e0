// PUT /v1/desk-sign-in: a key for the desk of one who signed in.
import { endpoints } from '#core/api/endpoints.ts';
import { mintDeskKey } from '#main/account/desk-sign-in.ts';
import { route } from '#main/service/route.ts';

export const endDeskSignIn = route(endpoints.endDeskSignIn, async ({ body }, { app, desk_sign_ins }) => {
  const signed_in = await desk_sign_ins.end(body);
  const { db, desktop: account, config, now } = app;
  return mintDeskKey(db, { account, ...signed_in, name: body.desk, now: now() }, config.limits);
});
