// POST /v1/local/office/sign-in: where the system's browser goes, to sign in at the office.
import { endpoints } from '#core/api/endpoints.ts';
import { requireConfirmed } from '#main/service/office/ask-confirmed.ts';
import { route } from '#main/service/route.ts';

export const startOfficeSignIn = route(endpoints.startOfficeSignIn, async ({ body }, { office_sign_in, address }) => ({
  address: await office_sign_in.start(await requireConfirmed(body), address()),
}));
