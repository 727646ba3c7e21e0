// A changed body signed anew and put into its reply as the bytes that were signed.
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Keyring } from '#main/attest/keyring.ts';
import { sign } from '#main/attest/sign.ts';

/** The document's hash and the time it was read stay what they were. */
export function rewrapped(body: ExtractResponse, keyring: Keyring, facts: Readonly<Record<string, number>>): string {
  const { attestation } = body;
  if (attestation === null) throw new Refusal('attestation_missing');
  const { text } = sign({ ...body, attestation }, keyring);
  return `{"extraction":${text},${JSON.stringify(facts).slice(1)}`;
}
