// PUT /v1/local/model/key: a key for the model's server, kept with the signing keys or forgotten.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { modelAddress } from '#main/reader/model/address.ts';
import { modelState } from '#main/service/replies/model-state.ts';
import { route } from '#main/service/route.ts';

export const putModelKey = route(endpoints.putModelKey, async ({ body }, { app }) => {
  const { model_address, model_protocol } = app.settings;
  const address = modelAddress(model_address, model_protocol);
  // A key is for one server: without its address nobody could say which.
  if (typeof address === 'string') throw new Refusal('server_misconfigured', {}, address);
  app.keyring.keepModelKey(address.url.origin, body.key);
  return modelState(app);
});
