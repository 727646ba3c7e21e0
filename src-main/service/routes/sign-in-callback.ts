// GET /auth/callback: back from the identity provider, signed in or not.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { knownBy, sessionCookie } from '#main/service/requests/session-cookie.ts';
import { route } from '#main/service/route.ts';

export const signInCallback = route(endpoints.signInCallback, async ({ query, headers }, context) => {
  const { app, sign_ins, office_sign_in, address } = context;
  const home = app.config.public_address ?? address();
  if (office_sign_in.takes(query.state)) {
    // The window tells what came of it; the browser need only be closed.
    const went = await office_sign_in.finish(query).then(
      () => 'done',
      () => 'not-done',
    );
    return { location: `${address()}/auth/${went}` };
  }
  const done = await sign_ins.finish(query, knownBy(headers.cookie)).catch((fault: unknown) => {
    // A person is told on our own page; a program as ever.
    if (fault instanceof Refusal && (headers.accept ?? '').includes('text/html')) return 'not_signed_in' as const;
    throw fault;
  });
  if (done === 'not_signed_in') return { location: `${home}/?sign-in=failed` };
  if (done === 'at_desk') return { location: `${home}/auth/done` };
  return { location: `${home}/#/account`, cookie: sessionCookie(done.token, home) };
});
