// POST /v1/verify: whether a held result is as this installation signed it, for programs.
import { endpoints } from '#core/api/endpoints.ts';
import { checkPosted } from '#main/service/posted/posted-work.ts';
import { route } from '#main/service/route.ts';

export const verify = route(endpoints.verify, ({ body }, { app }) => checkPosted(app, body));
