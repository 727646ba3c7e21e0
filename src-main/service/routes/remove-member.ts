// DELETE /v1/members/{id}: a member or an invitation goes, and the sessions of the person with it.
import { endpoints } from '#core/api/endpoints.ts';
import { memberRowsOf, requireMember } from '#main/account/members.ts';
import { route } from '#main/service/route.ts';
import { deleteMember } from '#main/store/members.ts';
import { deleteSessionsOf } from '#main/store/sessions.ts';

export const removeMember = route(endpoints.removeMember, async ({ params }, { app, account, caller }) => {
  await app.db.transaction().execute(async (db) => {
    const { id, identity } = await requireMember(db, account, params.id);
    await deleteMember(db, id);
    if (identity !== null) await deleteSessionsOf(db, identity);
  });
  return memberRowsOf(app.db, account, caller);
});
