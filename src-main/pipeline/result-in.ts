// The result that a text is, and whether this installation signed it.
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Keyring } from '#main/attest/keyring.ts';
import { signatureState } from '#main/attest/sign.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';

export interface ResultIn {
  readonly body: ExtractResponse;
  /** Signed with a key that is held here, and unchanged since. */
  readonly own: boolean;
}

/** Null for a text that is no result at all. */
export function findResultIn(text: string, keyring: Keyring): ResultIn | null {
  try {
    return { body: heldResponseOf(text), own: signatureState(text, keyring) === 'good' };
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}
