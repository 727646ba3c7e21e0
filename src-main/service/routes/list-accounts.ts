// GET /v1/staff/accounts: every account, for the staff group.
import { endpoints } from '#core/api/endpoints.ts';
import { requireStaff, staffRowsOf } from '#main/account/staff.ts';
import { route } from '#main/service/route.ts';

export const listAccounts = route(endpoints.listAccounts, async ({ query }, { app, caller }) => {
  requireStaff(caller);
  return staffRowsOf(app.db, query.limit, app.now());
});
