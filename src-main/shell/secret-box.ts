// Signing secrets that an earlier version had sealed by the system's keychain. They are opened here once and then kept
// as a file that only its owner can read: the command line and the service have no keychain to ask.
import { safeStorage } from 'electron';
import type { AppOptions } from '#main/app.ts';

/** Asks the keychain only when something is to be opened: the question alone may put a prompt on the screen. */
export const keychainBox: NonNullable<AppOptions['secret_box']> = {
  open: (bytes) => Uint8Array.from(Buffer.from(safeStorage.decryptString(Buffer.from(bytes)), 'base64')),
};
