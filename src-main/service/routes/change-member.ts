// PUT /v1/members/{id}: another role, from the next request on; keys that the person made are narrowed to it.
import { endpoints } from '#core/api/endpoints.ts';
import { fitKeysOf } from '#main/account/keys.ts';
import { memberRowsOf, requireMember } from '#main/account/members.ts';
import { route } from '#main/service/route.ts';
import { updateMember } from '#main/store/members.ts';

export const changeMember = route(endpoints.changeMember, async ({ params, body }, { app, account, caller }) => {
  const { ended, narrowed } = await app.db.transaction().execute(async (db) => {
    const { id, identity } = await requireMember(db, account, params.id);
    await updateMember(db, id, { role: body.role });
    return identity === null ? UNTOUCHED : fitKeysOf(db, account.id, identity, body.role, app.now());
  });
  return { ...(await memberRowsOf(app.db, account, caller)), keys_ended: ended, keys_narrowed: narrowed };
});

const UNTOUCHED = { ended: 0, narrowed: 0 };
