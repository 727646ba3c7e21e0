// POST /v1/locate: where the tracts of a signed body may lie, re-signed. Only what is computed here is signed.
import { endpoints } from '#core/api/endpoints.ts';
import { locate as locateBody } from '#main/pipeline/locate.ts';
import { heldToLocate } from '#main/service/held-work.ts';
import { groundReachOf } from '#main/service/own-work.ts';
import { placedParcels } from '#main/service/placed-parcels.ts';
import { rewrapped } from '#main/service/rewrapped.ts';
import { RawJson, route } from '#main/service/route.ts';

const RECENT_RUNS = 500;

export const locate = route(endpoints.locate, async ({ body }, { app, caller }) => {
  const { body: held, source } = await heldToLocate(app, caller, body);
  const placed = source === 'plss_corner' ? [] : await placedParcels(app, groundReachOf(caller), RECENT_RUNS);
  const done = locateBody(held, source, { fabric: app.fabric, placed });
  return new RawJson(rewrapped(done.body, app.keyring, { located: done.located }));
});
