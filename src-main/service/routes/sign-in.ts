// GET /auth/sign-in: on to the identity provider. The browser takes a secret along by which it is known when it returns.
import { endpoints } from '#core/api/endpoints.ts';
import { signInCookie } from '#main/service/requests/session-cookie.ts';
import { route } from '#main/service/route.ts';

export const signIn = route(endpoints.signIn, async (_asked, { app, sign_ins, address }) => {
  const home = app.config.public_address ?? address();
  const { address: location, state } = await sign_ins.begin(home);
  return { location, cookie: signInCookie(state, home) };
});
