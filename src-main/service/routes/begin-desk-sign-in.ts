// POST /v1/desk-sign-in: where the browser of a desk goes.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';

export const beginDeskSignIn = route(endpoints.beginDeskSignIn, async ({ body }, { desk_sign_ins }) =>
  desk_sign_ins.begin(body.redirect_uri),
);
