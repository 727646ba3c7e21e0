// GET /v1/members: the people of the account.
import { endpoints } from '#core/api/endpoints.ts';
import { memberRowsOf } from '#main/account/members.ts';
import { route } from '#main/service/route.ts';

export const listMembers = route(endpoints.listMembers, async (_asked, { app, account, caller }) =>
  memberRowsOf(app.db, account, caller),
);
