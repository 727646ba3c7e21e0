// Refusals that several endpoints share.
import type { ErrorType } from '#core/api/errors.ts';

export const AUTH: readonly ErrorType[] = [
  'invalid_api_key',
  'revoked_api_key',
  'invalid_token',
  'identity_unavailable',
  'not_permitted',
  'rate_limited',
];

export const PERSON: readonly ErrorType[] = ['invalid_token', 'identity_unavailable', 'not_permitted', 'rate_limited'];

export const ATTESTED: readonly ErrorType[] = [
  'attestation_missing',
  'attestation_mismatch',
  'attestation_unavailable',
];

export const HELD: readonly ErrorType[] = ['no_extraction', 'document_too_large'];
