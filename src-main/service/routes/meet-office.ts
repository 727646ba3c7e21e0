// POST /v1/local/office/meet: the certificate of a server, for a person to compare with what its keeper read out; once
// they have, also by what ways a desk comes in.
import { endpoints } from '#core/api/endpoints.ts';
import { requireConfirmed } from '#main/service/office/ask-confirmed.ts';
import { meetOffice as meet } from '#main/service/office/office-link.ts';
import { findSignInOffer } from '#main/service/office/office-sign-in.ts';
import { route } from '#main/service/route.ts';

export const meetOffice = route(endpoints.meetOffice, async ({ body: { address, fingerprint } }) => {
  const { certificate: _, ...met } = await meet(address);
  if (fingerprint === undefined) return { ...met, sign_in: false };
  return { ...met, sign_in: await findSignInOffer(await requireConfirmed({ address, fingerprint })) };
});
