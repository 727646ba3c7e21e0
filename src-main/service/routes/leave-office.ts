// DELETE /v1/local/office: back to this machine's own documents. Those of the office stay there.
import { endpoints } from '#core/api/endpoints.ts';
import { officeStateOf } from '#main/service/office/office-state.ts';
import { route } from '#main/service/route.ts';

export const leaveOffice = route(endpoints.leaveOffice, async (_asked, { office, office_sign_in }) => {
  office_sign_in.forget();
  await office.put(null);
  return officeStateOf(null, office_sign_in);
});
