// Bodies posted back by whoever holds them: verified on the text as it came, then read as an extraction.
import { Refusal } from '#core/api/errors.ts';
import { memberText } from '#core/attest/signed-content.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Keyring } from '#main/attest/keyring.ts';
import { requireSigned } from '#main/attest/sign.ts';
import { unitsOfText } from '#main/attest/units-of-text.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';

/** A body that must be signed by this installation, checked before anything else looks at it. */
export function readSignedPosted(text: string | null, keyring: Keyring): ExtractResponse {
  if (keyring.keys().length === 0) throw new Refusal('attestation_unavailable');
  if (text === null) throw new Refusal('attestation_mismatch');
  requireSigned(text, keyring);
  return heldResponseOf(text);
}

const BARE = 'Wrap the result you hold: {"extraction": RESULT, …}.';

export interface Wrapped {
  /** The signed body inside, exactly as it stood. */
  readonly extraction: string;
  /** The request around it, parsed. */
  readonly request: unknown;
}

/** A request that wraps a held body in its `extraction` member. */
export function unwrapPosted(text: string | null): Wrapped {
  if (text === null) throw new Refusal('attestation_mismatch');
  const extraction = memberText(text, 'extraction', unitsOfText(text));
  if (extraction === null || !extraction.startsWith('{')) {
    // A text that the strict reader refuses has no member to find, though a looser reader might see one.
    const value = looseJson(text);
    const wraps =
      typeof value === 'object' && value !== null && isObject((value as { extraction?: unknown }).extraction);
    throw new Refusal(wraps ? 'attestation_mismatch' : 'no_extraction');
  }
  const request: unknown = JSON.parse(text);
  // The result itself instead of a request around it: what stands in its `extraction` was never signed alone.
  if (isObject(request) && 'attestation' in (request as object)) throw new Refusal('attestation_missing', {}, BARE);
  return { extraction, request };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function looseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
