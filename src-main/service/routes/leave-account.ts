// DELETE /v1/membership: a member leaves the account they joined, and has their own again.
import { endpoints } from '#core/api/endpoints.ts';
import { leave } from '#main/account/invitations.ts';
import { route } from '#main/service/route.ts';

export const leaveAccount = route(endpoints.leaveAccount, async (_asked, { app, caller }) => ({
  left: true,
  keys_ended: await leave(app.db, caller, app.now()),
}));
