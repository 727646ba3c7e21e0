// POST /v1/certificate: a certificate of a result that this installation signed.
import { endpoints } from '#core/api/endpoints.ts';
import { placedDocumentsOf } from '#main/service/ground/placed-documents.ts';
import { certifyPosted } from '#main/service/posted/posted-work.ts';
import { route } from '#main/service/route.ts';

export const certificate = route(endpoints.certificate, async ({ query, body }, { app, caller }) => {
  const { placements, ...facts } = query;
  const documents = await placedDocumentsOf(app, caller, placements);
  return certifyPosted(app, caller, body, documents, facts);
});
