// What only the holder of a token can open: the token itself is kept nowhere.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const sealKey = (token: string): Buffer => createHash('sha256').update(`seal ${token}`).digest();

export function sealed(secret: string, token: string): string {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealKey(token), start);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), text]).toString('base64url');
}

export function opened(box: string, token: string): string {
  const bytes = Buffer.from(box, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', sealKey(token), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
}
