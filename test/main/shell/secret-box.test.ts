// What an earlier version sealed is opened through the system's keychain.
import { expect, test } from 'vitest';
import { keychainBox } from '#main/shell/secret-box.ts';
import { safeStorage } from '#test/support/electron-stand-in.ts';

test('a secret that was sealed opens', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => 255 - i);
  const sealed = safeStorage.encryptString(Buffer.from(secret).toString('base64'));
  expect(keychainBox.open(sealed)).toEqual(secret);
});
