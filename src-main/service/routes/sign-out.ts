// POST /v1/sign-out: the session ends here and, where it was renewed there, at the identity provider.
import { endpoints } from '#core/api/endpoints.ts';
import { SESSION_PREFIX } from '#main/account/sessions.ts';
import { route } from '#main/service/route.ts';
import { deleteSessionsOf } from '#main/store/sessions.ts';

export const signOut = route(endpoints.signOut, async ({ query, headers }, context) => {
  const { app, caller, sessions, sign_ins, provider, address } = context;
  const token = (headers.authorization ?? '').replace(/^Bearer +/i, '').trim();
  // A token of the provider's own ends by itself; the person at this machine has no session but the desk's.
  const own = token.startsWith(SESSION_PREFIX) ? token : caller.kind === 'desktop' ? sign_ins.desk().token : null;
  if (own !== null) await sessions.end(own);
  if (own !== null && own === sign_ins.desk().token) sign_ins.leaveDesk();
  if (query.everywhere && caller.identity !== null) await deleteSessionsOf(app.db, caller.identity);
  const home = app.config.public_address ?? address();
  const elsewhere = provider?.identity.client_id == null ? null : await provider.findSignOut(home).catch(() => null);
  return { ended: own !== null || query.everywhere, provider_address: elsewhere };
});
