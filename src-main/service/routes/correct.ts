// POST /v1/corrections: an operator's corrections and fits on a signed body, re-signed.
import { endpoints } from '#core/api/endpoints.ts';
import { correctPosted } from '#main/service/posted/posted-work.ts';
import { RawJson, route } from '#main/service/route.ts';

export const correct = route(
  endpoints.correct,
  async ({ body }, { app, caller }) => new RawJson(await correctPosted(app, caller, body)),
);
