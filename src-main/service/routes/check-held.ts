// POST /v1/local/verify: what can be said of a held extraction file.
import { endpoints } from '#core/api/endpoints.ts';
import { checkPosted } from '#main/service/posted/posted-work.ts';
import { route } from '#main/service/route.ts';

export const checkHeld = route(endpoints.checkHeld, ({ body }, { app }) => checkPosted(app, body));
