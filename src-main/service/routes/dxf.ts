// POST /v1/dxf: a drawing of every tract with a figure. The signature is not asked for.
import { endpoints } from '#core/api/endpoints.ts';
import { dxfOf } from '#main/export/dxf.ts';
import { readHeld } from '#main/service/held-body.ts';
import { route } from '#main/service/route.ts';

export const dxf = route(endpoints.dxf, async ({ body }) => ({
  bytes: Buffer.from(dxfOf(readHeld(body)), 'utf8'),
  media_type: 'application/dxf',
}));
