// POST /v1/dxf: a drawing of every tract with a figure. The signature is not asked for.
import { endpoints } from '#core/api/endpoints.ts';
import { drawHeld } from '#main/service/held-work.ts';
import { route } from '#main/service/route.ts';

export const dxf = route(endpoints.dxf, async ({ body }) => ({
  bytes: await drawHeld('dxf', body),
  media_type: 'application/dxf',
}));
