// POST /v1/local/plot: tracts to scale on paper.
import { endpoints } from '#core/api/endpoints.ts';
import { plotPosted } from '#main/service/posted/posted-work.ts';
import { route } from '#main/service/route.ts';

export const plot = route(endpoints.plot, async ({ query, body }) => plotPosted(body, query));
