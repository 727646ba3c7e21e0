// GET /v1/desk-sign-in: whether people sign in here for their desks.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';

export const getDeskSignIn = route(endpoints.getDeskSignIn, async (_asked, { desk_sign_ins }) => ({
  offered: desk_sign_ins.offered,
}));
