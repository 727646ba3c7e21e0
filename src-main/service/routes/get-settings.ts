// GET /v1/local/settings: what the person chose.
import { endpoints } from '#core/api/endpoints.ts';
import { route } from '#main/service/route.ts';

export const getSettings = route(endpoints.getSettings, async (_asked, { app }) => app.settings);
