// POST /v1/corrections: an operator's corrections and fits on a signed body, re-signed.
import { endpoints } from '#core/api/endpoints.ts';
import { CorrectionsRequest } from '#core/schema/post-back.ts';
import { correct as correctBody } from '#main/pipeline/correct.ts';
import { readSignedHeld, unwrapHeld } from '#main/service/held-body.ts';
import { rewrapped } from '#main/service/rewrapped.ts';
import { route } from '#main/service/route.ts';
import { validated } from '#main/service/validation.ts';

export const correct = route(endpoints.correct, async ({ body }, { app }) => {
  const { extraction, request } = unwrapHeld(body);
  const held = readSignedHeld(extraction, app.keyring);
  const asked = validated(CorrectionsRequest, request, 'body');
  const done = correctBody(held, asked, { now: app.now(), georef: app.georef });
  return rewrapped(done.body, app.keyring, { corrected: done.corrected, adjusted: done.adjusted });
});
