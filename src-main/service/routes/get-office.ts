// GET /v1/local/office: whether this desk works at the office's server.
import { endpoints } from '#core/api/endpoints.ts';
import { officeStateOf } from '#main/service/office/office-state.ts';
import { route } from '#main/service/route.ts';

export const getOffice = route(endpoints.getOffice, async (_asked, { office, office_sign_in }) =>
  officeStateOf(office.current(), office_sign_in),
);
