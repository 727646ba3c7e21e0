// POST /v1/local/verify: what can be said of a held extraction file.
import { endpoints } from '#core/api/endpoints.ts';
import { checkHeld as check } from '#main/pipeline/check-held.ts';
import { readHeld } from '#main/service/held-body.ts';
import { route } from '#main/service/route.ts';

export const checkHeld = route(endpoints.checkHeld, async ({ body }, { app }) =>
  check(body ?? '', readHeld(body), app.keyring, app.georef),
);
