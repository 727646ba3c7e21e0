// POST /v1/signup: a free account and its key.
import { endpoints } from '#core/api/endpoints.ts';
import { signUp } from '#main/account/signup.ts';
import { route } from '#main/service/route.ts';

export const signup = route(endpoints.signup, async ({ body }, { app, address }) =>
  signUp(app.db, body, { config: app.config, home: app.config.public_address ?? address() }, app.now()),
);
