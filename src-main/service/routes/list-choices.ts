// GET /v1/local/choices: what the library can be filtered by.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';
import { listChoices as choicesOf } from '#main/store/library.ts';

export const listChoices = route(endpoints.listChoices, async (_asked, { app, account }) =>
  choicesOf(app.db, account.id),
);
