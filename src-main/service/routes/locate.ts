// POST /v1/locate: where the tracts of a signed body may lie, re-signed. Only what is computed here is signed.
import { endpoints } from '#core/api/endpoints.ts';
import { locate as locateBody } from '#main/pipeline/locate.ts';
import { placedParcels } from '#main/service/ground/placed-parcels.ts';
import { groundReachOf } from '#main/service/library/own-work.ts';
import { postedToLocate } from '#main/service/posted/posted-work.ts';
import { rewrapped } from '#main/service/posted/rewrapped.ts';
import { RawJson, route } from '#main/service/route.ts';

const RECENT_RUNS = 500;

export const locate = route(endpoints.locate, async ({ body }, { app, caller }) => {
  const { body: held, source } = await postedToLocate(app, caller, body);
  const placed = source === 'plss_corner' ? [] : await placedParcels(app, groundReachOf(caller), RECENT_RUNS);
  const done = locateBody(held, source, { fabric: app.fabric, placed });
  return new RawJson(rewrapped(done.body, app.keyring, { located: done.located }));
});
