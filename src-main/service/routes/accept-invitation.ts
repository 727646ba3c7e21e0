// POST /v1/invitations/{id}/accept: the person joins the account, from the next request on.
import { endpoints } from '#core/api/endpoints.ts';
import { accept, invitationRowsOf } from '#main/account/invitations.ts';
import { route } from '#main/service/route.ts';

export const acceptInvitation = route(endpoints.acceptInvitation, async ({ params }, { app, caller }) => {
  await accept(app.db, caller, params.id, app.now());
  return invitationRowsOf(app.db, caller);
});
