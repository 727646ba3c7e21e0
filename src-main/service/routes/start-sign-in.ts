// POST /v1/local/sign-in: where the system's browser goes, for the person at this machine.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';

export const startSignIn = route(endpoints.startSignIn, async (_asked, { sign_ins, address }) => ({
  address: await sign_ins.beginAtDesk(address()),
}));
