// PUT /v1/local/office: this desk works at the office's server from here on, once that has taken its key.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { meetOffice } from '#main/service/office/office-link.ts';
import { officeStateOf } from '#main/service/office/office-state.ts';
import { requireDeskKey } from '#main/service/office/require-desk-key.ts';
import { route } from '#main/service/route.ts';

export const joinOffice = route(endpoints.joinOffice, async ({ body }, { office }) => {
  const { address, fingerprint, certificate } = await meetOffice(body.address);
  if (fingerprint !== body.fingerprint) throw new Refusal('not_permitted', { fingerprint }, OTHER);
  const connection = { address, fingerprint, certificate, key: body.key.trim() };
  await requireDeskKey(connection);
  await office.put(connection);
  return officeStateOf(connection);
});

const OTHER = 'The server shows another certificate than the one that was confirmed. Nothing was sent to it.';
