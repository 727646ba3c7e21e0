// GET /v1/local/sign-in: how far the sign-in of the person at this machine is.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';

export const getSignIn = route(endpoints.getSignIn, async (_asked, { sign_ins, provider }) => ({
  offered: provider !== null && provider.identity.client_id !== null,
  ...sign_ins.desk(),
}));
