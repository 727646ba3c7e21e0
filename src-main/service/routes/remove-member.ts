// DELETE /v1/members/{id}: a member or an invitation goes, and with it the sessions of the person and the keys they made.
import { endpoints } from '#core/api/endpoints.ts';
import { endKeysOf } from '#main/account/keys.ts';
import { memberRowsOf, requireMember } from '#main/account/members.ts';
import { route } from '#main/service/route.ts';
import { deleteMember } from '#main/store/members.ts';
import { deleteSessionsOf } from '#main/store/sessions.ts';

export const removeMember = route(endpoints.removeMember, async ({ params }, { app, account, caller }) => {
  const keys_ended = await app.db.transaction().execute(async (db) => {
    const { id, identity } = await requireMember(db, account, params.id);
    await deleteMember(db, id);
    if (identity === null) return 0;
    await deleteSessionsOf(db, identity);
    return endKeysOf(db, account.id, identity, app.now());
  });
  return { ...(await memberRowsOf(app.db, account, caller)), keys_ended };
});
