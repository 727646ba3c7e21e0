// The model reader as this installation is set: what the settings, the keyring and the ledger have to say to it.
import type { Settings } from '#core/schema/local.ts';
import type { OwnKeyring } from '#main/attest/keyring.ts';
import type { ModelChoice, ModelNeeds } from '#main/reader/model/model-reader.ts';
import type { Db } from '#main/store/db.ts';
import { insertModelUsage, sumModelUsage } from '#main/store/model-usage.ts';

interface Desk {
  readonly db: Db;
  readonly keyring: OwnKeyring;
  readonly now: () => Date;
  /** As they are at the moment. */
  readonly settings: () => Settings;
}

export function modelNeeds({ db, keyring, now, settings }: Desk): ModelNeeds {
  const month = (): string => now().toISOString().slice(0, 7);
  return {
    choice: () => (settings().model_on ? modelChoice(settings()) : null),
    key: (origin) => keyring.modelKey(origin),
    ledger: {
      spent: () => sumModelUsage(db, month()),
      record: (row) => insertModelUsage(db, { ...row, month: month(), at: now().toISOString() }),
    },
  };
}

function modelChoice(settings: Settings): ModelChoice {
  return {
    protocol: settings.model_protocol,
    address: settings.model_address,
    name: settings.model_name.trim(),
    pictures: settings.model_pictures,
    wait_s: settings.model_wait_s,
    proxy: settings.model_proxy.trim(),
    certificates: settings.model_certificates.trim(),
    limits: {
      document_tokens: settings.model_document_tokens,
      month_tokens: settings.model_month_tokens,
      document_cost: settings.model_document_cost,
      month_cost: settings.model_month_cost,
    },
    prices: { input: settings.model_input_price, output: settings.model_output_price },
  };
}
