// POST /v1/signup: a free account and its key.
import { endpoints } from '#core/api/endpoints.ts';
import { signUp } from '#main/account/signup.ts';
import { route } from '#main/service/route.ts';

export const signup = route(endpoints.signup, async ({ body }, { app }) => signUp(app.db, body, app.config, app.now()));
