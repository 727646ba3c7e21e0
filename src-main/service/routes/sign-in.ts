// GET /auth/sign-in: on to the identity provider. The browser takes a secret along by which it is known when it returns.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';
import { signInCookie } from '#main/service/session-cookie.ts';

export const signIn = route(endpoints.signIn, async (_asked, { app, sign_ins, address }) => {
  const home = app.config.public_address ?? address();
  const { address: location, state } = await sign_ins.begin(home);
  return { location, cookie: signInCookie(state, home) };
});
