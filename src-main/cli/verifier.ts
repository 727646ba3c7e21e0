// Checking held files without taking the data folder: the keyring is only read.
import { join } from 'node:path';
import type { HeldCheck } from '#core/schema/local.ts';
import { type Keyring, openKeyring } from '#main/attest/keyring.ts';
import { textOfBytes } from '#main/attest/sign.ts';
import type { HeldFile } from '#main/cli/held-file.ts';
import { optionsFor } from '#main/cli/with-app.ts';
import { defaultDataDir } from '#main/config.ts';
import { checkHeld } from '#main/pipeline/check-held.ts';

/** The keys of the data folder; they can be read while the application is open. */
export function openKeys(dataDir: string | undefined): Keyring {
  const { data_dir = defaultDataDir(), secret_box = null } = optionsFor(dataDir);
  return openKeyring(join(data_dir, 'keyring.json'), { box: secret_box, now: new Date(), make: false });
}

/** A check of signature and verdicts against those keys. */
export function openVerifier(dataDir: string | undefined): (held: HeldFile) => HeldCheck {
  const keyring = openKeys(dataDir);
  return (held) => checkHeld(textOfBytes(held.bytes) ?? '', held.body, keyring);
}
