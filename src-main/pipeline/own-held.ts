// Whether a text is a result that this installation signed.
import { Refusal } from '#core/api/errors.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Keyring } from '#main/attest/keyring.ts';
import { signatureState } from '#main/attest/sign.ts';
import { heldResponseOf } from '#main/pipeline/held-response.ts';

export interface Held {
  readonly body: ExtractResponse;
  /** Signed with a key that is held here, and unchanged since. */
  readonly own: boolean;
}

/** Null for a text that is no result at all. */
export function findHeld(text: string, keyring: Keyring): Held | null {
  try {
    return { body: heldResponseOf(text), own: signatureState(text, keyring) === 'good' };
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}
