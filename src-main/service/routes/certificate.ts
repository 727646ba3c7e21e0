// POST /v1/certificate: a certificate of a result that this installation signed.
import { endpoints } from '#core/api/endpoints.ts';
import { certifyHeld } from '#main/service/held-work.ts';
import { route } from '#main/service/route.ts';

export const certificate = route(endpoints.certificate, async ({ body }, { app, caller }) => ({
  bytes: await certifyHeld(app, caller, body),
  media_type: 'application/pdf',
}));
