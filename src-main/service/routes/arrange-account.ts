// PUT /v1/staff/accounts/{id}: a plan by arrangement, or none any more.
import { endpoints } from '#core/api/endpoints.ts';
import { arrange, requireStaff, staffRowsOf } from '#main/account/staff.ts';
import { route } from '#main/service/route.ts';

export const arrangeAccount = route(endpoints.arrangeAccount, async ({ params, body }, { app, caller }) => {
  requireStaff(caller);
  await arrange(app.db, params.id, body.monthly_cap);
  const { accounts } = await staffRowsOf(app.db, Number.MAX_SAFE_INTEGER, app.now());
  return { accounts: accounts.filter(({ id }) => id === params.id) };
});
