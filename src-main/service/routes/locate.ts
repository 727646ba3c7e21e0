// POST /v1/locate: where the tracts of a signed body may lie, re-signed. Only what is computed here is signed.
import { endpoints } from '#core/api/endpoints.ts';
import { LocateRequest } from '#core/schema/post-back.ts';
import { locate as locateBody } from '#main/pipeline/locate.ts';
import { readSignedHeld, unwrapHeld } from '#main/service/held-body.ts';
import { placedParcels } from '#main/service/placed-parcels.ts';
import { rewrapped } from '#main/service/rewrapped.ts';
import { route } from '#main/service/route.ts';
import { validated } from '#main/service/validation.ts';

const RECENT_RUNS = 500;

export const locate = route(endpoints.locate, async ({ body }, { app, account }) => {
  const { extraction, request } = unwrapHeld(body);
  const held = readSignedHeld(extraction, app.keyring);
  const { source } = validated(LocateRequest, request, 'body');
  const placed = source === 'plss_corner' ? [] : await placedParcels(app, account.id, RECENT_RUNS);
  const done = locateBody(held, source, { fabric: app.fabric, placed });
  return rewrapped(done.body, app.keyring, { located: done.located });
});
