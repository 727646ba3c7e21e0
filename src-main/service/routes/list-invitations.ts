// GET /v1/invitations: the accounts that invite the person who asks.
import { endpoints } from '#core/api/endpoints.ts';
import { invitationRowsOf } from '#main/account/invitations.ts';
import { route } from '#main/service/route.ts';

export const listInvitations = route(endpoints.listInvitations, async (_asked, { app, caller }) =>
  invitationRowsOf(app.db, caller),
);
