// The signing secret goes through the system's keychain where that is worth something.
import { afterEach, expect, test } from 'vitest';
import { platformSecretBox } from '#main/shell/secret-box.ts';
import { safeStorage } from '#test/support/electron-stand-in.ts';

afterEach(() => {
  safeStorage.available = true;
  safeStorage.backend = 'gnome_libsecret';
});

test('a sealed secret opens again and is not the secret itself', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => 255 - i);
  const box = platformSecretBox();
  const sealed = box?.seal(secret);
  expect(sealed).not.toEqual(secret);
  expect(sealed === undefined ? null : box?.open(sealed)).toEqual(secret);
});

test('without a keychain there is no box', () => {
  safeStorage.available = false;
  expect(platformSecretBox()).toBeNull();
});

test.runIf(process.platform === 'linux')('a keychain with a fixed password is none', () => {
  safeStorage.backend = 'basic_text';
  expect(platformSecretBox()).toBeNull();
});
