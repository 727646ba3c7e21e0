// Signing a body and checking one: HMAC-SHA256 over the canonical form, on the text exactly as it stands.
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/api/errors.ts';
import { type ReadyMember, signedContentOf } from '#core/attest/signed-content.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { SignatureState } from '#core/schema/local.ts';
import { currentKey, type Keyring, LEAST_SECRET_BYTES, type SigningKey } from '#main/attest/keyring.ts';
import { unitsOfText } from '#main/attest/units-of-text.ts';

/** A signed result: the exact text that was signed, and the same as a value. */
export interface SignedBody {
  readonly text: string;
  readonly body: ExtractResponse;
}

/** Signs with the current key. Without one the signature stays empty. */
export function sign(body: ExtractResponse & { attestation: object }, keyring: Keyring): SignedBody {
  const signed = withSignature(body, currentKey(keyring), []);
  return { text: JSON.stringify(signed), body: signed };
}

/** Of a key, what it takes to sign. */
export type Signer = Pick<SigningKey, 'id' | 'secret'>;

/** A secret may be put right under the name that it has. */
export function isSameSigner(one: Signer | null, other: Signer | null): boolean {
  if (one === null || other === null) return one === other;
  return one.id === other.id && Buffer.compare(one.secret, other.secret) === 0;
}

/** The first members of a body as they were written and brought into canonical form. */
interface Written {
  /** An object of these members alone. */
  readonly text: string;
  readonly members: readonly ReadyMember[];
}

export type RestOfBody = Omit<ExtractResponse, 'extraction' | 'groundtruth_verdicts' | 'document_verdict'> & {
  attestation: object;
};

/** The text of a body that begins with what is written already. */
export function signWritten({ text, members }: Written, rest: RestOfBody, key: Signer | null): string {
  return `${text.slice(0, -1)},${JSON.stringify(withSignature(rest, key, members)).slice(1)}`;
}

function withSignature<Body extends { attestation: object }>(
  body: Body,
  key: Signer | null,
  ready: readonly ReadyMember[],
) {
  const unsigned = { ...body, attestation: { ...body.attestation, signature: '', key_id: key?.id ?? '' } };
  const text = JSON.stringify(unsigned);
  const content = signedContentOf(text, unitsOfText(text), ready);
  if (content === null) throw new Error('The body to sign is not one that its own reader accepts.');
  const signature = key === null ? '' : hmac(content.canonical, key.secret).toString('hex');
  return { ...unsigned, attestation: { ...unsigned.attestation, signature } };
}

const FOREIGN =
  'The signature is of a key that is not held here: the result was signed by another installation, or in another data folder.';

/** Refuses a text whose signature is missing or does not match, before anything else looks at it. */
export function requireSigned(text: string, keyring: Keyring): void {
  const state = signatureState(text, keyring);
  if (state === 'good') return;
  if (state === 'no_keyring') throw new Refusal('attestation_unavailable');
  if (state === 'unknown_key') throw new Refusal('attestation_mismatch', {}, FOREIGN);
  throw new Refusal(state === 'missing' ? 'attestation_missing' : 'attestation_mismatch');
}

/** A body that names a key which is not held here is of an unknown key; any other that does not match is wrong. */
export function signatureState(text: string, keyring: Keyring): SignatureState {
  const keys = keyring.keys();
  if (keys.length === 0) return 'no_keyring';
  const content = signedContentOf(text, unitsOfText(text));
  if (content === null) return 'wrong';
  if (content.signature === null) return 'missing';
  const given = Buffer.from(content.signature, 'utf8');
  // Every key is tried, so that the time taken tells nothing about which one matched.
  const matches = keys.map(({ secret }) => sameBytes(given, hmacHex(content.canonical, secret)));
  if (matches.includes(true)) return 'good';
  const foreign = content.key_id !== null && !keys.some(({ id }) => id === content.key_id);
  return foreign ? 'unknown_key' : 'wrong';
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** As the library takes it, made once: making it takes longer than a short body's signature. */
const made = new WeakMap<Uint8Array, KeyObject>();

function hmac(content: Uint8Array, secret: Uint8Array): Buffer {
  if (secret.length < LEAST_SECRET_BYTES) throw new Error('A signing key is too short: nothing is signed with it.');
  const key = made.get(secret) ?? createSecretKey(secret);
  made.set(secret, key);
  return createHmac('sha256', key).update(content).digest();
}

function hmacHex(content: Uint8Array, secret: Uint8Array): Buffer {
  return Buffer.from(hmac(content, secret).toString('hex'), 'utf8');
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as text when they are strict UTF-8; null when they are not. A byte order mark is kept and thus refused later. */
export function textOfBytes(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}
