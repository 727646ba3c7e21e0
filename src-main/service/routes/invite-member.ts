// POST /v1/members: an address is invited, and written to where mail leaves this installation.
import { endpoints } from '#core/api/endpoints.ts';
import { invite, memberRowsOf } from '#main/account/members.ts';
import { route } from '#main/service/route.ts';

export const inviteMember = route(endpoints.inviteMember, async ({ body }, { app, account, caller, address }) => {
  const home = app.config.public_address ?? address();
  await invite(app.db, { account, caller, home, ...body }, app.config, app.now());
  return memberRowsOf(app.db, account, caller);
});
