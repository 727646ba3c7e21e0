// Checking held files without taking the data folder: the keyring is only read.
import { join } from 'node:path';
import type { HeldCheck } from '#core/schema/local.ts';
import { openGivenKeyring } from '#main/attest/given-keyring.ts';
import { type Keyring, openKeyring } from '#main/attest/keyring.ts';
import { textOfBytes } from '#main/attest/sign.ts';
import type { HeldFile } from '#main/cli/held-file.ts';
import { optionsFor } from '#main/cli/with-app.ts';
import { configOf } from '#main/config.ts';
import { checkHeld } from '#main/pipeline/check-held.ts';

/** The keys of the data folder, or those that it was given; they can be read while the application is open. */
export function openKeys(dataDir: string | undefined): Keyring {
  const { secret_box = null, ...given } = optionsFor(dataDir);
  const { data_dir, keyring_file } = configOf(given);
  const own = openKeyring(join(data_dir, 'keyring.json'), { box: secret_box, now: new Date(), make: false });
  return keyring_file === null ? own : openGivenKeyring(keyring_file, own);
}

/** A check of signature and verdicts against those keys. */
export function openVerifier(dataDir: string | undefined): (held: HeldFile) => HeldCheck {
  const keyring = openKeys(dataDir);
  return (held) => checkHeld(textOfBytes(held.bytes) ?? '', held.body, keyring);
}
