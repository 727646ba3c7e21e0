// DELETE /v1/invitations/{id}: an invitation that the person does not want.
import { endpoints } from '#core/api/endpoints.ts';
import { decline, invitationRowsOf } from '#main/account/invitations.ts';
import { route } from '#main/service/route.ts';

export const declineInvitation = route(endpoints.declineInvitation, async ({ params }, { app, caller }) => {
  await decline(app.db, caller, params.id);
  return invitationRowsOf(app.db, caller);
});
