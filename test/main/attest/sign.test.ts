import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMembers } from '#core/attest/canonical.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { EMPTY_METADATA } from '#core/schema/metadata.ts';
import { currentKey, type Keyring, openKeyring } from '#main/attest/keyring.ts';
import { requireSigned, sign, signatureState, signWritten, textOfBytes } from '#main/attest/sign.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const NOW = new Date('2026-07-01T12:00:00Z');
const keyringOf = (make: boolean) =>
  openKeyring(join(temporaryFolder('sign'), 'keyring.json'), { box: null, now: NOW, make });

const unsigned: ExtractResponse & { attestation: object } = {
  extraction: {
    document_kind: 'deed',
    legal_description_found: true,
    basis_of_bearings: 'the north line of Lot 4, N 89°59′ E',
    tracts: [],
    metadata: { ...EMPTY_METADATA, grantors: ['José Ibáñez'] },
    sheet: '',
    notes: null,
  },
  groundtruth_verdicts: [],
  document_verdict: { document: 'deed', status: 'REVIEW', reasons: [], summary: '' },
  usage: { input_tokens: 0, output_tokens: 0, seconds: 0.25 },
  model: 'deedproof-reader/1',
  engine_version: '1',
  document: 'deed.txt',
  input_kind: 'text',
  test_mode: false,
  text_source: 'text',
  corrections: [],
  adjustments: [],
  attestation: { document_sha256: 'ab', extracted_at: '2026-07-01T12:00:00Z', signature: '' },
};

test.each([true, false])('what another thread wrote is signed as though it had been written here (key: %s)', (make) => {
  const keyring = keyringOf(make);
  const { extraction, groundtruth_verdicts, document_verdict, ...rest } = unsigned;
  const text = JSON.stringify({ extraction, groundtruth_verdicts, document_verdict });
  const written = { text, members: readMembers(text) ?? [] };
  expect(signWritten(written, rest, currentKey(keyring))).toBe(sign(unsigned, keyring).text);
});

test('a signed body verifies as it stands, and after any client parsed and wrote it again', () => {
  const keyring = keyringOf(true);
  const { text, body } = sign(unsigned, keyring);
  expect(body.attestation?.signature).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.parse(text)).toEqual(body);
  expect(signatureState(text, keyring)).toBe('good');
  expect(signatureState(JSON.stringify(JSON.parse(text), null, 2), keyring)).toBe('good');
});

test('the signature is the HMAC of the canonical text', () => {
  const keyring = keyringOf(true);
  const small = { attestation: { document_sha256: 'd', extracted_at: 't', signature: '' }, a: 1.5 };
  const { body } = sign(small as never, keyring);
  const expected = createHmac('sha256', currentKey(keyring)?.secret ?? '')
    .update(`{"a":1.5,"attestation":{"document_sha256":"d","extracted_at":"t","key_id":"${currentKey(keyring)?.id}"}}`)
    .digest('hex');
  expect(body.attestation?.signature).toBe(expected);
});

test('after rotation the old body still verifies and new ones use the new key', () => {
  const keyring = keyringOf(true);
  const old = sign(unsigned, keyring);
  keyring.rotate(NOW);
  const fresh = sign(unsigned, keyring);
  expect(fresh.body.attestation?.signature).not.toBe(old.body.attestation?.signature);
  expect([old, fresh].map(({ text }) => signatureState(text, keyring))).toEqual(['good', 'good']);
});

const refusalOf = (text: string, keyring: Keyring) => {
  try {
    requireSigned(text, keyring);
    return null;
  } catch (refusal) {
    return (refusal as { type: string }).type;
  }
};

test.each<[string, (text: string) => string, string | null]>([
  ['as it was received', (text) => text, null],
  ['one digit changed', (text) => text.replace('0.25', '0.26'), 'attestation_mismatch'],
  [
    'a whole number written as a decimal',
    (text) => text.replace('"input_tokens":0', '"input_tokens":0.0'),
    'attestation_mismatch',
  ],
  ['a key added', (text) => text.replace('{', '{"note":1,'), 'attestation_mismatch'],
  ['a key doubled', (text) => text.replace('{', '{"model":"x",'), 'attestation_mismatch'],
  ['the time changed', (text) => text.replace('12:00:00Z', '12:00:01Z'), 'attestation_mismatch'],
  [
    'the signature cut short',
    (text) => text.replace(/("signature":"[0-9a-f]{63})[0-9a-f]/, '$1'),
    'attestation_mismatch',
  ],
  [
    'the signature in capitals',
    (text) => text.replace(/"signature":"([0-9a-f]+)"/, (_, hex: string) => `"signature":"${hex.toUpperCase()}"`),
    'attestation_mismatch',
  ],
  ['the signature emptied', (text) => text.replace(/"signature":"[0-9a-f]+"/, '"signature":""'), 'attestation_missing'],
  ['not JSON', () => 'hello', 'attestation_mismatch'],
])('a body posted back %s', (_, change, refusal) => {
  const keyring = keyringOf(true);
  expect(refusalOf(change(sign(unsigned, keyring).text), keyring)).toBe(refusal);
});

test('a body of another installation does not verify', () => {
  expect(refusalOf(sign(unsigned, keyringOf(true)).text, keyringOf(true))).toBe('attestation_mismatch');
});

test('a body of another installation is told from one that was changed', () => {
  const [ours, theirs] = [keyringOf(true), keyringOf(true)];
  const { text } = sign(unsigned, theirs);
  expect(signatureState(text, theirs)).toBe('good');
  expect(signatureState(text, ours)).toBe('unknown_key');
  expect(() => requireSigned(text, ours)).toThrow('a key that is not held here');
  expect(signatureState(text.replace('"ab"', '"ac"'), theirs)).toBe('wrong');
});

test('without a key the signature is empty and nothing can be verified', () => {
  const none = keyringOf(false);
  const { body, text } = sign(unsigned, none);
  expect(body.attestation?.signature).toBe('');
  expect(refusalOf(text, none)).toBe('attestation_unavailable');
});

test.each([
  ['plain text', new TextEncoder().encode('{"a":"é"}'), '{"a":"é"}'],
  ['Latin-1 bytes', Uint8Array.of(0x7b, 0xe9, 0x7d), null],
  ['an overlong form', Uint8Array.of(0xc0, 0x80), null],
  ['an encoded surrogate', Uint8Array.of(0xed, 0xa0, 0x80), null],
])('%s is read as strict UTF-8 or not at all', (_, bytes, text) => {
  expect(textOfBytes(bytes)).toBe(text);
});
