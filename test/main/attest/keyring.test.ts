import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentKey, openKeyring } from '#main/attest/keyring.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const NOW = new Date('2026-07-01T12:00:00Z');
const freshPath = () => join(temporaryFolder('keyring'), 'keyring.json');
const turned = (bytes: Uint8Array) => bytes.map((byte) => byte ^ 0x5a);
const box = { open: turned };

test('the first start makes one key, and the next start finds it', () => {
  const path = freshPath();
  const first = openKeyring(path, { box: null, now: NOW, make: true });
  const again = openKeyring(path, { box: null, now: NOW, make: true });
  expect(first.keys()).toHaveLength(1);
  expect(again.keys()).toEqual(first.keys());
  expect(currentKey(again)?.secret).toHaveLength(32);
});

test.skipIf(process.platform === 'win32')('only its owner can read the keyring', () => {
  const path = freshPath();
  openKeyring(path, { box: null, now: NOW, make: true });
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('rotation retires the old key and keeps it', () => {
  const path = freshPath();
  const keyring = openKeyring(path, { box: null, now: NOW, make: true });
  const old = currentKey(keyring);
  keyring.rotate(new Date('2026-08-01T00:00:00Z'));
  expect(currentKey(keyring)?.id).not.toBe(old?.id);
  expect(keyring.keys()[1]).toEqual({ ...old, retired_at: '2026-08-01T00:00:00.000Z' });
  expect(openKeyring(path, { box: null, now: NOW, make: true }).keys()).toEqual(keyring.keys());
});

test('an installation that signs nothing has an empty keyring', () => {
  const keyring = openKeyring(freshPath(), { box: null, now: NOW, make: false });
  expect(keyring.keys()).toEqual([]);
  expect(currentKey(keyring)).toBeNull();
});

/** As an earlier version of the desktop wrote it. */
function sealIn(path: string): void {
  const file = JSON.parse(readFileSync(path, 'utf8')) as { keys: { secret: string; sealed: boolean }[] };
  for (const key of file.keys) {
    key.secret = Buffer.from(turned(Buffer.from(key.secret, 'base64'))).toString('base64');
    key.sealed = true;
  }
  writeFileSync(path, JSON.stringify(file));
}

test('a key that was sealed opens where its box is, and from then on everywhere', () => {
  const path = freshPath();
  const { keys } = openKeyring(path, { box: null, now: NOW, make: true });
  sealIn(path);
  expect(() => openKeyring(path, { box: null, now: NOW, make: true })).toThrow(/sealed by the desktop application/);
  expect(openKeyring(path, { box, now: NOW, make: true }).keys()).toEqual(keys());
  expect(openKeyring(path, { box: null, now: NOW, make: false }).keys()).toEqual(keys());
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a keychain that was reset is named, and nothing is written over', () => {
  const path = freshPath();
  openKeyring(path, { box: null, now: NOW, make: true });
  sealIn(path);
  const before = readFileSync(path, 'utf8');
  const reset = {
    open: () => {
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptString.');
    },
  };
  expect(() => openKeyring(path, { box: reset, now: NOW, make: true })).toThrow(/keychain of this system/);
  expect(readFileSync(path, 'utf8')).toBe(before);
});

const keyOf = (bytes: number, sealed = false) => ({
  id: 'k',
  created_at: NOW.toISOString(),
  retired_at: null,
  secret: Buffer.alloc(bytes, 7).toString('base64'),
  sealed,
});

test.each([0, 1, 16, 31])('a secret of %i bytes signs nothing, sealed or not', (bytes) => {
  for (const sealed of [false, true]) {
    const path = freshPath();
    const text = JSON.stringify({ keys: [keyOf(bytes, sealed)] });
    writeFileSync(path, text);
    expect(() => openKeyring(path, { box, now: NOW, make: true })).toThrow(/too short/);
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
});

test('a secret of 32 bytes is one', () => {
  const path = freshPath();
  writeFileSync(path, JSON.stringify({ keys: [keyOf(32)] }));
  expect(currentKey(openKeyring(path, { box: null, now: NOW, make: false }))?.id).toBe('k');
});

test.skipIf(process.platform === 'win32')('a new key is not written through a link that lies in its way', () => {
  const path = freshPath();
  const victim = join(temporaryFolder('victim'), 'file');
  writeFileSync(victim, 'untouched');
  symlinkSync(victim, `${path}.new`);
  openKeyring(path, { box: null, now: NOW, make: true });
  expect(readFileSync(victim, 'utf8')).toBe('untouched');
});
