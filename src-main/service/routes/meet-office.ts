// POST /v1/local/office/meet: the certificate of a server, for a person to compare with what its keeper read out.
import { endpoints } from '#core/api/endpoints.ts';
import { meetOffice as meet } from '#main/service/office/office-link.ts';
import { route } from '#main/service/route.ts';

export const meetOffice = route(endpoints.meetOffice, async ({ body }) => {
  const { certificate: _, ...met } = await meet(body.address);
  return met;
});
