import { expect, test } from 'vitest';
import { memberText, type SignedContent, signedContentOf } from '#core/attest/signed-content.ts';

const textOf = (content: SignedContent | null): string => Buffer.from(content?.canonical ?? []).toString('latin1');

test('the hash and the time are signed, the signature is not', () => {
  const body = '{"model":"m","attestation":{"signature":"ab12","extracted_at":"t","document_sha256":"d"}}';
  const content = signedContentOf(body);
  expect({ ...content, canonical: textOf(content) }).toEqual({
    canonical: '{"attestation":{"document_sha256":"d","extracted_at":"t"},"model":"m"}',
    signature: 'ab12',
    key_id: null,
  });
});

test('a signature further down is content like any other', () => {
  const body = '{"extraction":{"attestation":{"signature":"x"}},"signature":"y","attestation":{"signature":"z"}}';
  expect(textOf(signedContentOf(body))).toBe(
    '{"attestation":{},"extraction":{"attestation":{"signature":"x"}},"signature":"y"}',
  );
});

test.each([
  ['no attestation', '{"a":1}'],
  ['a null attestation', '{"a":1,"attestation":null}'],
  ['no signature in it', '{"a":1,"attestation":{"extracted_at":"t"}}'],
  ['an empty signature', '{"a":1,"attestation":{"signature":""}}'],
  ['a signature that is no text', '{"a":1,"attestation":{"signature":7}}'],
])('with %s there is nothing to check', (_, body) => {
  expect(signedContentOf(body)?.signature).toBeNull();
});

test('a body that the reader refuses has no signed content', () => {
  expect(signedContentOf('{"a":1,"a":1,"attestation":{"signature":"x"}}')).toBeNull();
});

test('the extraction inside a posted request is taken as it stood', () => {
  expect(memberText('{"source":"auto", "extraction": {"a": 1758.0 } }', 'extraction')).toBe('{"a": 1758.0 }');
  expect(memberText('{"source":"auto"}', 'extraction')).toBeNull();
});
