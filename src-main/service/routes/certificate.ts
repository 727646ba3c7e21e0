// POST /v1/certificate: a certificate of a result that this installation signed.
import { endpoints } from '#core/api/endpoints.ts';
import { certificatePdf } from '#main/export/certificate-pdf.ts';
import { readSignedHeld } from '#main/service/held-body.ts';
import { route } from '#main/service/route.ts';

export const certificate = route(endpoints.certificate, async ({ body }, { app }) => ({
  bytes: await certificatePdf(readSignedHeld(body, app.keyring)),
  media_type: 'application/pdf',
}));
