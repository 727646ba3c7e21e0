// PUT /v1/local/office: this desk works at the office's server from here on, once that has taken its key.
import { endpoints } from '#core/api/endpoints.ts';
import { requireConfirmed } from '#main/service/office/ask-confirmed.ts';
import { officeStateOf } from '#main/service/office/office-state.ts';
import { requireDeskKey } from '#main/service/office/require-desk-key.ts';
import { route } from '#main/service/route.ts';

export const joinOffice = route(endpoints.joinOffice, async ({ body }, { office, office_sign_in }) => {
  const connection = { ...(await requireConfirmed(body)), key: body.key.trim() };
  await requireDeskKey(connection);
  office_sign_in.forget();
  await office.put(connection);
  return officeStateOf(connection, office_sign_in);
});
