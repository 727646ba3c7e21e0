// Signing secrets sealed by the operating system's own keychain where there is one.
import { safeStorage } from 'electron';
import type { AppOptions } from '#main/app.ts';

type SecretBox = NonNullable<AppOptions['secret_box']>;

/** Null where the platform offers no real encryption: the keyring is then a file that only its owner can read. */
export function platformSecretBox(): SecretBox | null {
  if (!safeStorage.isEncryptionAvailable()) return null;
  // On Linux without a keyring daemon the "encryption" is a fixed password: worth nothing.
  if (process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text') return null;
  return {
    seal: (bytes) => Uint8Array.from(safeStorage.encryptString(Buffer.from(bytes).toString('base64'))),
    open: (bytes) => Uint8Array.from(Buffer.from(safeStorage.decryptString(Buffer.from(bytes)), 'base64')),
  };
}
