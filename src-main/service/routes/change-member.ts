// PUT /v1/members/{id}: another role, from the next request on.
import { endpoints } from '#core/api/endpoints.ts';
import { memberRowsOf, requireMember } from '#main/account/members.ts';
import { route } from '#main/service/route.ts';
import { updateMember } from '#main/store/members.ts';

export const changeMember = route(endpoints.changeMember, async ({ params, body }, { app, account, caller }) => {
  const { id } = await requireMember(app.db, account, params.id);
  await updateMember(app.db, id, { role: body.role });
  return memberRowsOf(app.db, account, caller);
});
