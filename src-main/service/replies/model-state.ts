// How the model reader stands, as the settings screen tells it. A key is told of, never told.
import type { ModelState } from '#core/schema/local.ts';
import { monthOf } from '#main/account/months.ts';
import type { App } from '#main/app.ts';
import { modelAddress } from '#main/reader/model/address.ts';
import { sumModelUsage } from '#main/store/model-usage.ts';

export async function modelState({ settings, keyring, db, now }: App): Promise<ModelState> {
  const address = modelAddress(settings.model_address, settings.model_protocol);
  const name = monthOf(now());
  const month = { name, ...(await sumModelUsage(db, name)) };
  const on = settings.model_on;
  if (typeof address === 'string') {
    return { on, problem: address, distance: null, host: '', encrypted: false, key_kept: false, month };
  }
  const { url, distance, encrypted } = address;
  return {
    on,
    problem: settings.model_name.trim() === '' ? 'Name the model that is to read.' : null,
    distance,
    host: url.host,
    encrypted,
    key_kept: keyring.modelKey(url.origin) !== null,
    month,
  };
}
