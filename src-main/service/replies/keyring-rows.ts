// The keyring as it may be shown.
import type { Keyring as KeyringReply } from '#core/schema/local.ts';
import type { Keyring } from '#main/attest/keyring.ts';

export function keyringRows(keyring: Keyring): KeyringReply {
  return { keys: keyring.keys().map(({ id, created_at, retired_at }) => ({ id, created_at, retired_at })) };
}
