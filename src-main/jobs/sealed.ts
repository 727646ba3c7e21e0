// Passwords of locked documents on their way from the process that took the document in to the one that reads it: sealed
// with the signing key, which both hold and the database does not.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { currentKey, type Keyring } from '#main/attest/keyring.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: Uint8Array) => new Uint8Array(hkdfSync('sha256', secret, '', 'password of a document', 32));

/** Null where there is no key to seal with: then it is not handed on. */
export function seal(keyring: Keyring, id: string, password: string): string | null {
  const key = currentKey(keyring);
  if (key === null) return null;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key.secret), nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Null where no key of this keyring opens it. */
export function unseal(keyring: Keyring, id: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64');
  for (const { secret } of keyring.keys()) {
    try {
      const opening = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const rest = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([opening.update(rest), opening.final()]).toString('utf8');
    } catch {
      // Sealed with another key.
    }
  }
  return null;
}
