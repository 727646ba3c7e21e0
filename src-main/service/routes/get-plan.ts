// GET /v1/plan: what the account may use, and what it used this month.
import { endpoints } from '#core/api/endpoints.ts';
import { planOf } from '#main/account/plan-row.ts';
import { route } from '#main/service/route.ts';

export const getPlan = route(endpoints.getPlan, async (_asked, { app, account, till }) =>
  planOf(app.db, account, till?.processor.trial_days ?? null, app.now()),
);
